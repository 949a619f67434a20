/** Removes links to hidden terms from a chapter. Their words stay, because a chapter is published as it is written. */
import { visit } from 'unist-util-visit';
import type { LostReference } from '../problems.ts';
import { directiveText, isDirective, treeOf, type Directive } from '../text/chapter.ts';

/** Returns null if the text has another reference than to terms. */
export function withoutTerms(text: string, references: readonly LostReference[]): string | null {
  if (references.some(({ what }) => what !== 'term')) return null;
  const ids = new Set(references.map(({ id }) => id.toLowerCase()));
  const cuts: { readonly from: number; readonly to: number; readonly words: string }[] = [];
  visit(treeOf(text), (node) => {
    if (!isDirective(node)) return;
    const directive = node as unknown as Directive;
    const words = directiveText(directive);
    const { start, end } = node.position ?? {};
    if (directive.name === 'term' && ids.has(words.toLowerCase()) && start && end)
      cuts.push({ from: start.offset!, to: end.offset!, words });
  });
  if (cuts.length === 0) return null;
  const parts = cuts.map(({ from, words }, at) => text.slice(at === 0 ? 0 : cuts[at - 1]!.to, from) + words);
  return [...parts, text.slice(cuts.at(-1)!.to)].join('');
}
