/** Saves a finished match of this device as a replay file, in the same format as the replays of the site. */
'use client';
import { callEngine } from './engine.ts';

export async function saveReplay(match: string): Promise<void> {
  const replay = await callEngine('replay', { match });
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(replay)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${match}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
