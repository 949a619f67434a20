/** The content that an arm of a run plays: that of a release, or a part of the changes of the next one. */
import type { CardEdit } from '../runs/proposals/open-values.ts';
import type { Content } from '@rulewright/content';
import { withHunks } from '../runs/blame/hunks.ts';

/** A part of what a release changed: its first documents, in the order of their paths. */
interface ChangePart {
  readonly documents: number;
  /** The changes of the last of these documents, counted from its beginning; null for all of them. */
  readonly lines: number | null;
}

/** The content of an arm: a release, with a part of the changes of the next release. */
export interface ArmContent {
  readonly release: number;
  readonly part: ChangePart | null;
  /** The snapshot of a change set that is applied to the release. */
  readonly snapshot?: string | undefined;
  /** Values of cards in place of those of the content. */
  readonly edits?: readonly CardEdit[] | undefined;
}

/** A document with its text before and after a change. A text is null where the document does not exist. */
export interface ReleasedChange {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A text in place of that of a release. A null text removes the document. */
interface TrialText {
  readonly path: string;
  readonly text: string | null;
}

/** The contents that the lab plays. */
export interface LabContents {
  /** A release with texts in place of its own. */
  open(release: number, texts: readonly TrialText[]): Promise<Content>;
  /** A release with a stored snapshot of a change set. */
  openSnapshot(release: number, snapshot: string): Promise<Content>;
  /** What a release changed in a game, by path. */
  changes(release: number, game: string): Promise<readonly ReleasedChange[]>;
}

/** Opens the content of an arm, without the edits of its cards. */
export async function openArm(
  contents: LabContents,
  game: string,
  { release, part, snapshot }: ArmContent,
): Promise<Content> {
  if (snapshot !== undefined) return contents.openSnapshot(release, snapshot);
  if (part === null) return contents.open(release, []);
  const { documents, lines } = part;
  const changed = (await contents.changes(release + 1, game)).slice(0, documents);
  const texts = changed.map(({ path, before, after }, at) => ({
    path,
    text: lines !== null && at === documents - 1 ? withHunks(before ?? '', after ?? '', lines) : after,
  }));
  return contents.open(release, texts);
}
