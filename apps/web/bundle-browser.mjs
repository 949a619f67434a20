/** Bundles the service worker, the engine and the element for other sites, and draws the icons of the installed site. Writes to `dist/browser`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import { build } from 'esbuild';

const to = join(import.meta.dirname, 'dist', 'browser');
const require = createRequire(import.meta.url);

/** Icons by name: the size in pixels, and the fraction of the width for the drawing. A mask may hide everything beyond 0.6. */
const ICONS = { 192: [192, 0.8], 512: [512, 0.8], 'maskable-512': [512, 0.58] };
const PAPER = '#faf6ec';
const INK = '#1f6547';

async function scripts() {
  await build({
    entryPoints: {
      sw: 'features/device/worker/sw.ts',
      engine: 'features/device/worker/engine.ts',
      embed: 'features/embed/component.ts',
    },
    absWorkingDir: import.meta.dirname,
    outdir: to,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    // Some packages have a version for workers, which have no `document`.
    conditions: ['worker'],
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
  for (const name of ['sw.js', 'engine.js', 'embed.js']) {
    const text = readFileSync(join(to, name));
    writeFileSync(join(to, `${name}.br`), await promisify(brotliCompress)(text));
    writeFileSync(join(to, `${name}.gz`), await promisify(gzip)(text));
  }
}

/** The mark of the site on paper, as a PNG. */
function icon(pixels, part) {
  const mark = readFileSync(join(import.meta.dirname, 'app', 'icon.svg'), 'utf8');
  const [, path] = / d="([^"]+)"/u.exec(mark);
  const scale = (pixels * part) / 32;
  const edge = (pixels * (1 - part)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}"><rect width="100%" height="100%" fill="${PAPER}"/><path transform="translate(${edge} ${edge}) scale(${scale})" d="${path}" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return new Resvg(svg).render().asPng();
}

mkdirSync(join(to, 'icons'), { recursive: true });
await scripts();
await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
for (const [name, [pixels, part]] of Object.entries(ICONS))
  writeFileSync(join(to, 'icons', `${name}.png`), icon(pixels, part));
