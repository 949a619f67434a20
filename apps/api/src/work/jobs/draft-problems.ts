/** The problems of content with drafts, for every job that shows them: also references to hidden content. */
import type { Problem } from '@rulewright/content';
import { problemsOfDrafts, type LoadedContent } from '@rulewright/desk';
import type { Subject, Thread } from '../job.ts';

/** A game with an embargo is read once more as visitors see it. Milliseconds. */
export const AS_VISITORS_SEE = 60_000;

/** By loaded content, because a card sheet asks for the problems of the same content again and again. */
const known = new WeakMap<LoadedContent, readonly Problem[]>();

export async function draftProblems(
  loaded: LoadedContent,
  { release, proposed }: Subject,
  thread: Thread,
): Promise<readonly Problem[]> {
  const before = known.get(loaded);
  if (before) return before;
  thread.step('Checking the content', AS_VISITORS_SEE);
  const problems = problemsOfDrafts(await thread.files(release), loaded, proposed);
  known.set(loaded, problems);
  return problems;
}
