/** Saves a game on this device: its pages, their files and its data, all from one release. It stores no account data. */
'use client';
import { addressesOf, belongsTo, facesOf, picturesOf } from './worker/addresses.ts';
import { storeAssets } from './worker/assets.ts';
import {
  finishPack,
  isPublic,
  packName,
  packs,
  putData,
  putPage,
  removePacks,
  type PackInfo,
} from './worker/stores.ts';

/** The size limit of a game on a device, in bytes. The documents of 100,000 cards have about 60 million. */
const MOST_BYTES = 150_000_000;
/** The most concurrent requests. */
const AT_ONCE = 3;
/** The number of tries while the site is busy, and the longest wait between two tries, in seconds. */
const TRIES = 6;
const LONGEST_WAIT = 10;

interface ReleaseFiles {
  readonly release: { readonly number: number; readonly effectiveAt: string };
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** Sends a request without cookies, and waits while the site is busy. */
async function fetchPublic(address: string): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(address, { credentials: 'omit' });
    if ((answer.status !== 429 && answer.status !== 503) || tries === TRIES) return answer;
    const wait = Math.min(LONGEST_WAIT, Number(answer.headers.get('retry-after') ?? 1) || 1);
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
}

/**
 * Saves the current release of a game, then removes an older pack. `onPart` receives the finished fraction, from 0 to 1.
 * @throws Error if the site cannot be reached or the device has no room
 */
export async function keepGame(game: string, name: string, onPart: (part: number) => void): Promise<PackInfo> {
  const answer = await fetchPublic('/data/latest/files.json');
  if (!answer.ok) throw new Error(`The site answered ${answer.status}.`);
  const { release, files } = (await answer.json()) as ReleaseFiles;
  const own = files.filter(({ path }) => belongsTo(game, path));
  const cacheName = packName(game, release.number);
  const cache = await caches.open(cacheName);
  try {
    const { number, effectiveAt } = release;
    const addresses = addressesOf(
      game,
      own.map(({ path }) => path),
    );
    const faces = facesOf(game, number, addresses);
    const open = [...addresses, ...faces, ...picturesOf(own), '/engine.js'].reverse();
    const all = open.length;
    const assets = new Set<string>();
    let size = await putData(cache, { release: number, effectiveAt, files: own });
    const one = async (address: string): Promise<void> => {
      const response = await fetchPublic(address);
      if (response.status === 429 || response.status >= 500)
        throw new Error('The site is busy. Try again in a minute.');
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
      if (isPage && isPublic(response)) {
        const html = await response.clone().text();
        size += await putPage(cache, address, html, response);
        size += await storeAssets(cache, html, assets);
      } else if (response.ok && !isPage) {
        size += (await response.clone().arrayBuffer()).byteLength;
        await cache.put(address, response);
      }
      if (size > MOST_BYTES) throw new Error('The game is too large for this device.');
      onPart(1 - open.length / all);
    };
    const work = async (): Promise<void> => {
      for (let address = open.pop(); address !== undefined; address = open.pop()) await one(address);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const info = { cache: cacheName, game, name, release: number, effectiveAt, pages: addresses.length, size };
    await finishPack(info);
    await removePacks(game, cacheName);
    return info;
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

/** Updates saved games to the current release. */
export async function updatePacks(current: number): Promise<void> {
  for (const { game, name, release } of await packs())
    if (release < current) await keepGame(game, name, () => undefined);
}
