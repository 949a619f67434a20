/** The deck check without a network, with the game saved on this device. */
'use client';
import type { Checked } from '../../shared/deck-verdict.ts';
import { packs } from './worker/stores.ts';
import { callEngine } from './engine.ts';

interface DeviceList {
  readonly game: string;
  readonly text: string;
  readonly on?: string;
}

/** @throws the given error if the game is not on this device */
export async function checkOnDevice({ game, ...list }: DeviceList, unreachable: Error): Promise<Checked> {
  if (!(await packs()).some((pack) => pack.game === game)) throw unreachable;
  const { release, ...report } = await callEngine('checkDeck', { game, ...list });
  return { release, report };
}
