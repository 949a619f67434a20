/**
 * Serves the built engine, bots and plugin to a browser as separate ES modules, with an import map for their names. Nothing is bundled, so
 * the browser runs the same files as Node.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { root } from '../../tools/lib/workspace.mjs';

const importMap = (game) => ({
  imports: {
    '@rulewright/content/playing': '/libs/content/dist/playing.js',
    '@rulewright/content/sentences': '/libs/content/dist/sentences.js',
    '@rulewright/engine': '/libs/engine/dist/index.js',
    '@rulewright/bots': '/libs/bots/dist/index.js',
    '@rulewright/game': `/libs/games/${game}/dist/index.js`,
    '@noble/ciphers/': '/node_modules/@noble/ciphers/',
    '@noble/hashes/': '/node_modules/@noble/hashes/',
    zod: '/node_modules/zod/index.js',
  },
});

const page = (game) => `<!doctype html><title>Games</title><link rel="icon" href="data:,">
<script type="importmap">${JSON.stringify(importMap(game))}</script>
<script type="module">
  import * as games from '/e2e/lib/play-games.mjs';
  import * as plugins from '@rulewright/game';
  window.games = { ...games, plugin: plugins[${JSON.stringify(game)}] };
</script>`;

/** The paths that the server serves: built modules of the workspace, and the packages they need. */
const SERVED = /^\/(?:libs\/[\w/-]+\/dist|e2e\/lib|node_modules\/(?:zod|@noble\/(?:ciphers|hashes)))\/[\w./-]+\.m?js$/u;

async function answer(path, game) {
  if (path === '/') return ['text/html', page(game)];
  if (!SERVED.test(path) || path.includes('..') || !['.js', '.mjs'].includes(extname(path))) return null;
  return ['text/javascript', await readFile(join(root, path))];
}

/** Starts the server on a free port of this machine. Resolves to `{ url, close }`. */
export async function serveEngine(game) {
  const server = createServer((request, response) => {
    answer(new URL(request.url, 'http://localhost').pathname, game)
      .catch(() => null)
      .then((file) => {
        response.writeHead(file ? 200 : 404, { 'content-type': `${file?.[0] ?? 'text/plain'}; charset=utf-8` });
        response.end(file?.[1]);
      });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://localhost:${server.address().port}/`, close };
}
