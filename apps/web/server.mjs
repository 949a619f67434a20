/** Starts the built site: `node server.mjs`. `npm run build` compiles the modules in `server/`. */
import './dist/main.js';
