/** Finds and stores the scripts, styles and fonts of a page, including files that other files name. */

const PREFIX = '/_next/static/';
const NAMED = [
  // In pages and their data.
  /\/_next\/static\/([\w/.~-]+\.(?:js|css|woff2))/gu,
  // In scripts that load other scripts.
  /"static\/([\w/.~-]+\.(?:js|css))"/gu,
];
/** In styles, with a path relative to their folder. */
const BESIDE = /url\(["']?\.\.\/(media\/[\w/.~-]+)/gu;

/** The addresses of the files that a text names. */
export function assetsIn(text: string): string[] {
  const addresses = [...NAMED, BESIDE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name]) => PREFIX + name!),
  );
  return [...new Set(addresses)];
}

/** The most files in `done`. */
const MOST = 400;

/**
 * Stores the files that a page needs. `done` has the addresses that are already stored, and receives the new ones. Resolves to the size of
 * the new files in bytes.
 */
export async function storeAssets(cache: Cache, html: string, done: Set<string>): Promise<number> {
  let size = 0;
  const open = assetsIn(html).filter((address) => !done.has(address));
  for (let address = open.pop(); address !== undefined && done.size < MOST; address = open.pop()) {
    if (done.has(address)) continue;
    done.add(address);
    const answer = await fetch(address, { credentials: 'omit' });
    if (!answer.ok) continue;
    const body = await answer.clone().arrayBuffer();
    size += body.byteLength;
    const headers = { 'content-type': answer.headers.get('content-type') ?? '' };
    await cache.put(address, new Response(body, { headers }));
    if (/\.(?:js|css)$/u.test(address)) open.push(...assetsIn(new TextDecoder().decode(body)));
  }
  return size;
}
