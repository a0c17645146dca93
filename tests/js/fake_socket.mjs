// A browser's socket that tells what it is told to, and keeps what was sent.

/** @type {FakeSocket[]} */
export const sockets = [];

export class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  readyState = FakeSocket.CONNECTING;
  sent = [];

  constructor(address) {
    this.address = address;
    sockets.push(this);
  }

  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  tell(frame) {
    this.onmessage({ data: JSON.stringify(frame) });
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
  }
}

globalThis.WebSocket = FakeSocket;
globalThis.location = { protocol: "http:", host: "house" };
globalThis.document = { hidden: false, addEventListener() {}, getElementById: () => null };
globalThis.addEventListener = () => {};
