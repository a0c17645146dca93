// A socket that comes back by itself, tells the version seen last, and notices silence.

const HEARTBEAT = 15_000;
const SILENCE = 40_000;
const SHORTEST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const FOR_GOOD = [4401, 4403, 4404];

// `query` is asked before each attempt; `onStatus` gets "connecting", "open", "lost" or "closed".
export function connect({ path, query = () => ({}), onFrame, onStatus }) {
  let socket = null;
  let attempts = 0;
  let heard = Date.now();
  let done = false;
  let timer = 0;

  function open() {
    clearTimeout(timer);
    onStatus(attempts ? "lost" : "connecting");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const mine = new WebSocket(`${scheme}//${location.host}${path}?${new URLSearchParams(query())}`);
    socket = mine;
    mine.onopen = () => {
      attempts = 0;
      heard = Date.now();
      onStatus("open");
      send({ ping: 1 });
    };
    mine.onmessage = (message) => {
      heard = Date.now();
      onFrame(JSON.parse(message.data));
    };
    mine.onclose = (event) => {
      if (mine === socket) closed(event.code);
    };
  }

  function closed(code) {
    done ||= FOR_GOOD.includes(code);
    onStatus(done ? "closed" : "lost", code);
    if (!done) timer = setTimeout(open, pause());
  }

  // Longer each time, and not for all at once when a server comes back.
  function pause() {
    const longer = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** attempts);
    attempts += 1;
    return longer * (0.7 + 0.6 * Math.random());
  }

  function send(frame) {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  function retryNow() {
    if (!done && socket?.readyState !== WebSocket.OPEN && socket?.readyState !== WebSocket.CONNECTING) open();
  }

  setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard > SILENCE) dropAndRetry();
    else send({ ping: 1 });
  }, HEARTBEAT);

  function dropAndRetry() {
    const old = socket;
    socket = null;
    old.close();
    closed(0);
  }

  addEventListener("online", retryNow);
  document.addEventListener("visibilitychange", () => document.hidden || retryNow());
  open();
  return { send };
}
