/** boardgame.io's own server with our game: `node server.js PORT API_PORT [postgresql://…]`. */

const { Server } = require("boardgame.io/server");
const { PostgresStore } = require("bgio-postgres");
const game = require("./game.js");

const CONNECTIONS = 24; // as many as each of our web processes may have

const [port, apiPort, url] = process.argv.slice(2);
const db = url ? new PostgresStore(url, { logging: false, pool: { max: CONNECTIONS } }) : undefined;
const server = Server({ games: [game], origins: [/localhost/], ...(db ? { db } : {}) });
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(apiPort) } });
