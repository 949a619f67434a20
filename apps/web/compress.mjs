/** The last step of the build: writes a Brotli and a gzip version of each script and stylesheet, for the front server. */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = join(import.meta.dirname, '.next', 'static');
const options = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Writes both compressed versions of a file. All files are compressed in parallel, because zlib runs on Node's thread pool. */
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
