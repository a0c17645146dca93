/** A game like UNO for boardgame.io: hidden hands, one move a turn, as many cards as ours has. */

const { INVALID_MOVE } = require("boardgame.io/core");

const COLOURS = ["r", "y", "g", "b"];
const FACES = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "skip", "reverse", "two"];
const HAND = 7;

/** All 108 cards, each a colour and a face; a wild card has no colour of its own. */
function cards() {
  const all = [];
  for (const colour of COLOURS) {
    for (const face of FACES) {
      all.push(`${colour}-${face}`);
      if (face !== "0") all.push(`${colour}-${face}`);
    }
  }
  for (let i = 0; i < 4; i++) all.push("w-wild", "w-four");
  return all;
}

const colourOf = (card) => card.slice(0, 1);
const faceOf = (card) => card.slice(2);

/** Whether a card goes on the pile. */
function fits(G, card) {
  const top = G.pile[G.pile.length - 1];
  return colourOf(card) === "w" || colourOf(card) === G.colour || faceOf(card) === faceOf(top);
}

/** Give a player cards; when the deck is empty, all but the top of the pile is shuffled into it. */
function give(G, random, player, count) {
  for (let i = 0; i < count; i++) {
    if (G.deck.length === 0) {
      const top = G.pile.pop();
      G.deck = random.Shuffle(G.pile);
      G.pile = [top];
    }
    if (G.deck.length === 0) return;
    G.hands[player].push(G.deck.pop());
  }
}

/** Whose turn follows, so many seats on. */
function after(G, ctx, steps) {
  const seats = ctx.numPlayers;
  return String((Number(ctx.currentPlayer) + G.direction * steps + steps * seats) % seats);
}

function deal(seats, random) {
  const deck = random.Shuffle(cards());
  const hands = {};
  for (let seat = 0; seat < seats; seat++) hands[seat] = deck.splice(0, HAND);
  const first = deck.findIndex((card) => /-\d$/.test(card));
  const pile = deck.splice(first, 1);
  return { deck, pile, hands, colour: colourOf(pile[0]), direction: 1, drawn: null };
}

/** A match has one deal, or (`isLong`) one after another. */
function setup({ ctx, random }, setupData) {
  return { ...deal(ctx.numPlayers, random), isLong: Boolean(setupData?.isLong) };
}

function play({ G, ctx, random, events, playerID }, card, colour) {
  const at = G.hands[playerID].indexOf(card);
  const mayPlay = at >= 0 && fits(G, card) && (G.drawn === null || G.drawn === card);
  if (!mayPlay || (colourOf(card) === "w" && !COLOURS.includes(colour))) return INVALID_MOVE;
  G.hands[playerID].splice(at, 1);
  G.pile.push(card);
  G.colour = colourOf(card) === "w" ? colour : colourOf(card);
  G.drawn = null;
  const face = faceOf(card);
  if (face === "reverse") G.direction = -G.direction;
  const given = face === "two" ? 2 : face === "four" ? 4 : 0;
  if (given) give(G, random, after(G, ctx, 1), given);
  if (G.isLong && G.hands[playerID].length === 0) Object.assign(G, deal(ctx.numPlayers, random));
  events.endTurn({ next: after(G, ctx, given || face === "skip" ? 2 : 1) });
}

/** Take a card when none fits: one that does then may be played at once, or kept. */
function draw({ G, ctx, random, events, playerID }) {
  if (G.drawn !== null || G.hands[playerID].some((card) => fits(G, card))) return INVALID_MOVE;
  const before = G.hands[playerID].length;
  give(G, random, playerID, 1);
  const card = G.hands[playerID][before];
  if (card !== undefined && fits(G, card)) G.drawn = card;
  else events.endTurn({ next: after(G, ctx, 1) });
}

function pass({ G, ctx, events }) {
  if (G.drawn === null) return INVALID_MOVE;
  G.drawn = null;
  events.endTurn({ next: after(G, ctx, 1) });
}

/** What a seat may know: its own hand, how many cards the others have, the top of the pile. */
function playerView({ G, ctx, playerID }) {
  const counts = Object.values(G.hands).map((hand) => hand.length);
  const mine = playerID === ctx.currentPlayer;
  return {
    hand: G.hands[playerID] ?? [],
    counts,
    top: G.pile[G.pile.length - 1],
    colour: G.colour,
    direction: G.direction,
    deck: G.deck.length,
    pile: G.pile.length,
    hasDrawn: G.drawn !== null,
    drawn: mine ? G.drawn : null,
  };
}

function endIf({ G }) {
  const winner = Object.keys(G.hands).find((seat) => G.hands[seat].length === 0);
  return winner === undefined ? undefined : { winner };
}

// No move is made by the client before the server has: hands are hidden. Nothing is taken back.
const secret = (move) => ({ move, client: false, redact: true });

module.exports = {
  name: "cards",
  setup,
  playerView,
  endIf,
  disableUndo: true,
  moves: { play: { move: play, client: false }, draw: secret(draw), pass: secret(pass) },
};
