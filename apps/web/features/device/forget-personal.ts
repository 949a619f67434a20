/** Removes visited pages, matches and copies of collections from this device at sign-out. Saved games are public and stay. */
'use client';
import { forgetAccountCollections } from '../../shared/stored-collection.ts';
import { forgetVisited } from './worker/stores.ts';
import { callEngine } from './engine.ts';

export async function forgetPersonal(): Promise<void> {
  await forgetAccountCollections().catch(() => undefined);
  if (!('caches' in window)) return;
  // A browser that refuses its storage has stored nothing.
  await Promise.allSettled([forgetVisited(), callEngine('forgetMatches', undefined)]);
}
