// Watching together: one leads, the others are where the leader is until they go their own way.

/**
 * @import { Player } from "./player.js"
 * @import { Lead, ReplaySource, Together } from "./types.js"
 */

/** So often at most a leader tells where they are; whoever follows a game that plays goes on by themselves. */
const TOLD_EVERY = 300;

/**
 * @param {Player} player
 * @param {ReplaySource} source
 * @returns {Together}
 */
export function makeTogether(player, source) {
  /** @type {Lead | null} */
  let led = null;
  let isFollowing = false;
  let isFollowed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const isLeading = () => Boolean(led?.by && led.by.id === player.table?.facts.me?.id);

  source.on("lead", (frame) => {
    // Whoever comes without a wish of their own is where the others are.
    const joins = isFollowing || (!led && player.isFresh);
    led = frame.by ? frame : null;
    isFollowing = joins && Boolean(led) && !isLeading();
    if (isFollowing) follow();
    player.table?.change({});
  });

  function follow() {
    if (!led) return;
    isFollowed = true;
    player.follow(led);
    isFollowed = false;
  }

  function send() {
    clearTimeout(timer);
    timer = undefined;
    const { version } = player.head.ticks[player.at];
    source.send({ lead: version, eyes: player.eyes, playing: player.isPlaying, speed: player.speed });
  }

  return {
    get by() {
      return led?.by ?? null;
    },
    get isLeading() {
      return isLeading();
    },
    get isFollowing() {
      return isFollowing;
    },
    lead: send,
    follow() {
      isFollowing = true;
      follow();
      player.table?.change({});
    },
    leave() {
      if (!isFollowed) isFollowing = false;
    },
    hand: (user) => void source.send({ hand: user }),
    tell() {
      if (isLeading() && !isFollowed) timer ??= setTimeout(send, TOLD_EVERY);
    },
  };
}
