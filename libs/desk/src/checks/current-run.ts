/** Whether the result of a check run still applies. A run depends on the documents of the games that its change set changes. */
import { placeOf } from '@rulewright/content';
import { changedGames, type CheckRunEntity, type Runner } from '@rulewright/database';
import { proposalHash, type ProposedText } from '../content/desk-content.ts';

/**
 * Whether all releases since the run have left the games of these documents unchanged. Games do not refer to each other, so other games do
 * not matter.
 * @param current the number of the newest release
 */
export async function isBaseCurrent(
  runner: Runner,
  { baseRelease }: Pick<CheckRunEntity, 'baseRelease'>,
  documents: readonly Pick<ProposedText, 'path'>[],
  current: number,
): Promise<boolean> {
  if (current === baseRelease) return true;
  const changed = await changedGames(runner, baseRelease, current);
  return documents.every(({ path }) => !changed.has(placeOf(path)?.game ?? ''));
}

/**
 * Whether a run checked exactly these documents, and no later release has changed their games.
 * @param current the number of the newest release
 */
export async function isCurrentRun(
  runner: Runner,
  run: Pick<CheckRunEntity, 'contentHash' | 'baseRelease'>,
  documents: readonly ProposedText[],
  current: number,
): Promise<boolean> {
  return run.contentHash === proposalHash(documents) && (await isBaseCurrent(runner, run, documents, current));
}
