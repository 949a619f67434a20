/** The matches on this device, in IndexedDB. Each has its setup and its decisions. */
import type { DeviceSetup } from '@rulewright/matches/device';

export interface DeviceMatchRecord {
  readonly setup: DeviceSetup;
  readonly decisions: readonly number[];
  readonly isOver: boolean;
  /** The time of the last change, in milliseconds since 1970. */
  readonly savedAt: number;
}

const DATABASE = 'rulewright-device';
const MATCHES = 'matches';
/** The most stored matches. The oldest ones are removed. */
const MOST = 50;

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser could not store the match.'));
  });

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(MATCHES, { keyPath: 'setup.id' });
  return done(request);
}

async function matches(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await (opening ??= open())).transaction(MATCHES, mode).objectStore(MATCHES);
}

export const readMatch = async (id: string): Promise<DeviceMatchRecord | undefined> =>
  done((await matches('readonly')).get(id) as IDBRequest<DeviceMatchRecord | undefined>);

/** The stored matches, newest first. */
export async function listMatches(): Promise<DeviceMatchRecord[]> {
  const all = await done((await matches('readonly')).getAll() as IDBRequest<DeviceMatchRecord[]>);
  return all.sort((a, b) => b.savedAt - a.savedAt);
}

export async function writeMatch(match: DeviceMatchRecord): Promise<void> {
  await done((await matches('readwrite')).put(match));
}

export async function removeMatch(id: string): Promise<void> {
  await done((await matches('readwrite')).delete(id));
}

/** Removes the oldest matches beyond the limit. */
export async function pruneMatches(): Promise<void> {
  for (const { setup } of (await listMatches()).slice(MOST)) await removeMatch(setup.id);
}
