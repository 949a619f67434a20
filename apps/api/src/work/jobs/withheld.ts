/** The job that computes a view of a release, or of a release with a change set. */
import { consistentTexts, contentHash, textHash, withheldTexts, type Withheld } from '@rulewright/content';
import { releaseChanges } from '@rulewright/database';
import { overlaid, type ProposedText } from '@rulewright/desk';
import { OPENING, OPENS, type WorkJob, type Subject, type Thread } from '../job.ts';

export interface WithheldView {
  /** The texts that replace those of the content; a null text hides the document. Empty if the view shows everything. */
  readonly texts: readonly ProposedText[];
  /** The hash of the visible paths and texts, computed like the hash of a release. */
  readonly hash: string;
  /** Whether the release itself changed hidden content. Its notes may then mention this content. */
  readonly isSilent: boolean;
}

/** The texts of the view. All references of its documents are to documents that it shows. */
async function textsOf(
  thread: Thread,
  { release, proposed }: Subject,
  withheld: readonly Withheld[],
): Promise<readonly ProposedText[]> {
  const files = overlaid(await thread.files(release), proposed);
  const texts = withheldTexts(files, withheld);
  if (texts.length === 0) return texts;
  return consistentTexts(files, texts, async (shown) => {
    const { problems } = await thread.content({ release, proposed: [...proposed, ...shown] });
    return problems;
  });
}

/** Whether a release changed a document that the view hides or shortens, in this release or the one before. */
async function changedWithheld(
  { database, files }: Thread,
  release: number,
  texts: readonly ProposedText[],
  withheld: readonly Withheld[],
): Promise<boolean> {
  const before = release > 1 ? withheldTexts(await files(release - 1), withheld) : [];
  const paths = new Set([...texts, ...before].map(({ path }) => path));
  const { added, changed, removed } = await releaseChanges(database, release);
  return [...added, ...changed, ...removed].some((path) => paths.has(path));
}

export const withheldView: WorkJob<{ subject: Subject; withheld: readonly Withheld[] }, WithheldView> = {
  lane: 'answers',
  what: OPENS,
  limit: OPENING,
  run: async ({ subject, withheld }, thread) => {
    const texts = await textsOf(thread, subject, withheld);
    const files = overlaid(await thread.files(subject.release), subject.proposed);
    const shown = overlaid(files, texts).map(({ path, text }) => [path, textHash(text)]);
    const isSilent = await changedWithheld(thread, subject.release, texts, withheld);
    return { texts, hash: contentHash(shown), isSilent };
  },
};
