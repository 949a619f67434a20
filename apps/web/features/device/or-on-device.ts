/** Questions that the engine of this device answers while the site cannot be reached. */
'use client';
import { ApiClientError } from '@rulewright/api-client';
import { packs } from './worker/stores.ts';

/**
 * Asks the site. If it cannot be reached, the device answers with the game that is saved on it.
 * @throws the error of the site if the game is not on this device
 */
export async function orOnDevice<Answer>(
  game: string,
  ask: () => Promise<Answer>,
  askHere: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiClientError && error.kind === 'unreachable')) throw error;
    if (!(await packs()).some((pack) => pack.game === game)) throw error;
    return askHere();
  }
}
