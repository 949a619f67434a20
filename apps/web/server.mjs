/** Serves the built site, `node server.mjs`; `npm run build` compiled what is in `server/`. */
import './dist/main.js';
