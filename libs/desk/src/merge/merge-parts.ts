/** Merges two changed versions of a text: by lines first, and by words where both changed the same lines. Also runs in the browser. */
import { diff3Merge } from 'node-diff3';
import { mergeWords } from './merge-words.ts';

/** What the merged text has at a place that both sides changed. */
export const MERGE_SIDES = ['mine', 'theirs', 'both'] as const;
export type MergeSide = (typeof MERGE_SIDES)[number];

interface BothChanged {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

/** `joined`: both sides changed other words of the same lines, and the text has both changes. `choice`: both changed the same words. */
export type MergePart =
  | { readonly kind: 'same'; readonly text: string }
  | ({ readonly kind: 'joined'; readonly text: string } & BothChanged)
  | ({ readonly kind: 'choice' } & BothChanged);

/**
 * The most pairs of equal lines for a merge by lines. The merge looks at every pair, so 2,000 blank lines on both sides would take 10
 * seconds.
 */
const MOST_PAIRS = 500_000;

/** The number of pairs of equal lines, one from each text. */
function equalPairs(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const line of one) counts.set(line, (counts.get(line) ?? 0) + 1);
  return other.reduce((sum, line) => sum + (counts.get(line) ?? 0), 0);
}

const joined = (lines: readonly string[]): string => lines.join('\n');

/** The parts of the merged text in order. Joined by line breaks, they form the whole text. Texts with too many equal lines are one choice. */
export function mergeParts(base: string, mine: string, theirs: string): MergePart[] {
  const [mineLines, baseLines, theirLines] = [mine.split('\n'), base.split('\n'), theirs.split('\n')];
  if (equalPairs(baseLines, mineLines) + equalPairs(baseLines, theirLines) > MOST_PAIRS)
    return [{ kind: 'choice', base, mine, theirs }];
  return diff3Merge(mineLines, baseLines, theirLines, { excludeFalseConflicts: true }).map((region) => {
    if (!region.conflict) return { kind: 'same', text: joined(region.ok ?? []) };
    const sides = {
      base: joined(region.conflict.o),
      mine: joined(region.conflict.a),
      theirs: joined(region.conflict.b),
    };
    const text = mergeWords(sides.base, sides.mine, sides.theirs);
    return text === null ? { kind: 'choice', ...sides } : { kind: 'joined', text, ...sides };
  });
}

/** Both versions of a place, one after the other. */
export function bothOf({ mine, theirs }: Pick<BothChanged, 'mine' | 'theirs'>, between = '\n'): string {
  return [mine, theirs].filter((text) => text !== '').join(between);
}

/** The text of a place that both sides changed. */
export const sideOf = (choice: BothChanged, side: MergeSide): string =>
  side === 'both' ? bothOf(choice) : choice[side];

/** The merged text, with the chosen side for each choice in order. Without one, a choice keeps `mine`. */
export function mergedText(parts: readonly MergePart[], sides: readonly MergeSide[]): string {
  let choice = 0;
  return joined(parts.map((part) => (part.kind === 'choice' ? sideOf(part, sides[choice++] ?? 'mine') : part.text)));
}
