/** Merges two changed versions of a text line by line. Where both changed the same lines, the editor chooses. */
import { diff3Merge } from 'node-diff3';

export type MergePart =
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'choice'; readonly base: string; readonly mine: string; readonly theirs: string };

const join = (lines: readonly string[]): string => lines.join('\n');

/** The parts of the merged text in order. Joined by line breaks, they form the whole text. */
export function mergeParts(base: string, mine: string, theirs: string): MergePart[] {
  const [a, o, b] = [mine, base, theirs].map((text) => text.split('\n'));
  return diff3Merge(a!, o!, b!, { excludeFalseConflicts: true }).map((region) =>
    region.conflict
      ? {
          kind: 'choice',
          base: join(region.conflict.o),
          mine: join(region.conflict.a),
          theirs: join(region.conflict.b),
        }
      : { kind: 'same', text: join(region.ok ?? []) },
  );
}

/** The merged text, with the chosen side for each conflict in order. */
export function mergedText(parts: readonly MergePart[], taken: readonly ('mine' | 'theirs')[]): string {
  let choice = 0;
  return parts.map((part) => (part.kind === 'same' ? part.text : part[taken[choice++] ?? 'mine'])).join('\n');
}
