/** The job that computes a view of a release, or of a release with a change set. */
import { contentHash, placeOf, textHash, withheldTexts, type DocumentKind, type Withheld } from '@rulewright/content';
import { releaseChanges } from '@rulewright/database';
import { overlaid, type ProposedText } from '@rulewright/desk';
import { OPENING, OPENS, type Job, type Subject, type Thread } from '../job.ts';

export interface WithheldView {
  /** The texts that replace those of the content; a null text hides the document. Empty if the view shows everything. */
  readonly texts: readonly ProposedText[];
  /** The hash of the visible paths and texts, computed like the hash of a release. */
  readonly hash: string;
  /** Whether the release itself changed hidden content. Its notes may then mention this content. */
  readonly isSilent: boolean;
}

/** The kinds of documents that a game does not need. */
const SPARED: ReadonlySet<DocumentKind> = new Set([
  'card',
  'deck',
  'examples',
  'ruling',
  'term',
  'rulings',
  'glossary',
  'learn',
  'first-game',
  'variant',
]);
/** The most rounds, which is the longest chain of references that is followed. */
const ROUNDS = 10;

/** Also hides documents that refer to hidden documents, because the content of a view must have no problems. */
async function withoutDangling(
  thread: Thread,
  { release, proposed }: Subject,
  withheld: readonly ProposedText[],
): Promise<readonly ProposedText[]> {
  const texts = new Map(withheld.map((one) => [one.path, one.text]));
  const list = (): ProposedText[] => [...texts].map(([path, text]) => ({ path, text }));
  for (let round = 0; round < ROUNDS; round++) {
    const { problems } = await thread.content({ release, proposed: [...proposed, ...list()] });
    const paths = problems.map(({ path }) => path).filter((path) => SPARED.has(placeOf(path)?.kind ?? 'game'));
    if (paths.length === 0) break;
    for (const path of paths) texts.set(path, null);
  }
  return list();
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

export const withheldView: Job<{ subject: Subject; withheld: readonly Withheld[] }, WithheldView> = {
  lane: 'answers',
  what: OPENS,
  limit: OPENING,
  run: async ({ subject, withheld }, thread) => {
    const files = overlaid(await thread.files(subject.release), subject.proposed);
    const found = withheldTexts(files, withheld);
    const texts = found.length === 0 ? found : await withoutDangling(thread, subject, found);
    const shown = overlaid(files, texts).map(({ path, text }) => [path, textHash(text)]);
    const isSilent = await changedWithheld(thread, subject.release, texts, withheld);
    return { texts, hash: contentHash(shown), isSilent };
  },
};
