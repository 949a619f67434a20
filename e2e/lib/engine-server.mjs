/** Serves play-games.mjs, with the built packages that it imports, to a browser as one module. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';

const PAGE = `<!doctype html><title>Games</title><link rel="icon" href="data:,">
<script type="module">
  import * as games from '/games.js';
  window.games = games;
</script>`;

/** Starts the server on a free port of this machine. Resolves to `{ url, close }`. */
export async function serveEngine() {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'play-games.mjs')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  });
  const answers = { '/': ['text/html', PAGE], '/games.js': ['text/javascript', outputFiles[0].text] };
  const server = createServer((request, response) => {
    const [type, text] = answers[request.url] ?? [];
    response.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end(text);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
