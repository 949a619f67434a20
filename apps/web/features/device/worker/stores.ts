/**
 * The caches of the browser, shared by the service worker and the pages: saved games, recently visited pages, and the fallback page. Only
 * pages with RELEASE_HEADER are stored. The site sends it with pages that are the same for everyone.
 */
import { RELEASE_HEADER } from '../../../server/headers.ts';

/** The prefix of caches with one release of a saved game: pages, scripts, styles, card faces and data. */
const PACK = 'pack ';
/** The caches of visited pages and of their files. */
export const VISITED = 'visited';
export const VISITED_FILES = 'visited files';
export const SHELL = 'shell';
/** The page to show instead of a page that is not on the device. */
export const SHELL_PAGE = '/offline';

/** An entry of a pack that is written last. A pack without it is not complete. */
const META = '/offline/pack.json';
const DATA = '/offline/data.json';
const PACKED = 'rulewright-packed';

/** The response headers that are stored with a page. */
const STORED = ['content-type', 'content-security-policy', RELEASE_HEADER];

export interface PackInfo {
  readonly cache: string;
  readonly game: string;
  readonly name: string;
  readonly release: number;
  readonly effectiveAt: string;
  readonly pages: number;
  /** The size on the device, in bytes. */
  readonly size: number;
}

/** The documents of a game in a release. */
export interface PackData {
  readonly release: number;
  readonly effectiveAt: string;
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

const throughGzip = (body: BodyInit, pair: CompressionStream | DecompressionStream): ReadableStream =>
  new Response(body).body!.pipeThrough(pair);

/** Stores a text compressed. Resolves to its size in bytes. */
async function putText(cache: Cache, address: string, text: string, headers: HeadersInit): Promise<number> {
  const packed = await new Response(throughGzip(text, new CompressionStream('gzip'))).arrayBuffer();
  const all = new Headers(headers);
  all.set(PACKED, 'gzip');
  await cache.put(address, new Response(packed, { headers: all }));
  return packed.byteLength;
}

/** The stored text, or null. */
const textOf = async (stored: Response | undefined): Promise<string | null> =>
  stored?.body ? new Response(throughGzip(stored.body, new DecompressionStream('gzip'))).text() : null;

/** Removes visited pages. Saved games stay. */
export async function forgetVisited(): Promise<void> {
  await Promise.all([VISITED, VISITED_FILES].map((name) => caches.delete(name)));
}

/** Whether the headers mark an answer as the same for everyone. */
export const isPublic = (answer: Response): boolean => answer.status === 200 && answer.headers.has(RELEASE_HEADER);

/** Stores a page. Resolves to its size in bytes. */
export function putPage(cache: Cache, address: string, html: string, answer: Response): Promise<number> {
  const headers = STORED.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return putText(cache, address, html, headers);
}

const releaseOf = (stored: Response): number => Number.parseInt(stored.headers.get(RELEASE_HEADER) ?? '0', 10);

/** The stored page. If several caches have it, the page of the newest release. */
export async function findPage(address: string): Promise<Response | undefined> {
  const responses = await Promise.all((await caches.keys()).map((cacheName) => caches.match(address, { cacheName })));
  return responses.filter((stored) => stored !== undefined).sort((a, b) => releaseOf(b) - releaseOf(a))[0];
}

/** Prepares a stored page. Adds its release, and what the reader chose for the eyes, to `<html>`. */
export async function pageFrom(
  stored: Response,
  chosen: Readonly<Record<string, string | undefined>>,
): Promise<Response> {
  const release = stored.headers.get(RELEASE_HEADER) ?? '';
  const html = (await textOf(stored)) ?? '';
  const attributes = ` data-offline="${release.replace(/[^\w .:+-]/gu, '')}"${Object.entries(chosen)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('')}`;
  const headers = new Headers(stored.headers);
  headers.delete(PACKED);
  return new Response(html.replace('<html', `<html${attributes}`), { headers });
}

export const packName = (game: string, release: number): string => `${PACK}${game} ${release} ${Date.now()}`;

export async function finishPack(info: PackInfo): Promise<void> {
  await (await caches.open(info.cache)).put(META, Response.json(info));
}

/** The complete packs, newest release of a game first. */
export async function packs(): Promise<PackInfo[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PACK));
  const infos = await Promise.all(
    names.map(async (name) => {
      const meta = await (await caches.open(name)).match(META);
      return meta && ((await meta.json()) as PackInfo);
    }),
  );
  return infos.filter((info) => info !== undefined).sort((a, b) => b.release - a.release);
}

/** Deletes the caches of a game, except for one. */
export async function removePacks(game: string, except?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(`${PACK}${game} `) && name !== except);
  await Promise.all(names.map((name) => caches.delete(name)));
}

export const putData = (cache: Cache, data: PackData): Promise<number> =>
  putText(cache, DATA, JSON.stringify(data), { 'content-type': 'application/json' });

/** The documents of a saved game; null if it is not on the device. */
export async function dataOf(game: string): Promise<PackData | null> {
  const pack = (await packs()).find((one) => one.game === game);
  const text = pack && (await textOf(await (await caches.open(pack.cache)).match(DATA)));
  return text ? (JSON.parse(text) as PackData) : null;
}
