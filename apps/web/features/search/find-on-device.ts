/** Searches the games that are kept on this device. */
'use client';
import { callEngine, packs } from '../device/index.ts';
import type { FoundResults } from './search-results.tsx';

/** @throws Error if the device does not have the game, or any game */
export async function findOnDevice(text: string, game: string | undefined, most: number): Promise<FoundResults> {
  const games = game === undefined ? (await packs()).map((pack) => pack.game) : [game];
  if (games.length === 0) throw new Error('No game is on this device.');
  const results = await Promise.all(games.map((one) => callEngine('findHere', { game: one, text })));
  const longest = Math.max(...results.map(({ search }) => search.length));
  const inTurns = Array.from({ length: longest }, (_, i) => results.flatMap(({ search }) => search[i] ?? [])).flat();
  return { searchAnswer: results.flatMap(({ searchAnswer }) => searchAnswer), search: inTurns.slice(0, most) };
}
