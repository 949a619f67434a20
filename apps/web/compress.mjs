/** The last step of the build: a Brotli and a gzip form next to each script and style, which the front sends. */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = join(import.meta.dirname, '.next', 'static');
const options = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Writes both compressed forms of a file. All files are compressed at once, because Node's own threads use every core. */
async function compress(name) {
  const file = join(folder, name);
  const text = await readFile(file);
  await Promise.all([
    promisify(brotliCompress)(text, options).then((packed) => writeFile(`${file}.br`, packed)),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

await Promise.all(
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.(js|css)$/u.test(name))
    .map(compress),
);
