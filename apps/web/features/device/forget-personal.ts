/** Removes visited pages and matches from this device at sign-out. Saved games are public and stay. */
'use client';
import { forgetVisited } from './worker/stores.ts';
import { callEngine } from './engine.ts';

export async function forgetPersonal(): Promise<void> {
  if (!('caches' in window)) return;
  // A browser that refuses its storage has stored nothing.
  await Promise.allSettled([forgetVisited(), callEngine('forgetMatches', undefined)]);
}
