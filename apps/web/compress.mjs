/** The last step of the build: a Brotli and a gzip form next to each script and style, which the front sends. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = join(import.meta.dirname, '.next', 'static');
const options = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css)$/u.test(name)) continue;
  const text = readFileSync(join(folder, name));
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, options));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
}
