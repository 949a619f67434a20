/** The last step of the build: a Brotli form next to every script and style, for `server.mjs`. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const folder = join(import.meta.dirname, '.next', 'static');
const options = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

for (const name of readdirSync(folder, { recursive: true })) {
  if (/\.(js|css)$/u.test(name))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name)), options));
}
