/** Finds the terms of the rules in the text of a card. */
import type { CardTerm } from './card-view.ts';

export interface TermPart {
  readonly text: string;
  /** The term that this part of the text is. */
  readonly term?: CardTerm;
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

/** The parts of a text. The first use of each term is a part of its own; a longer term wins over a shorter one within it. */
export function findTerms(text: string, terms: readonly CardTerm[]): readonly TermPart[] {
  if (terms.length === 0) return [{ text }];
  const byWord = new Map(terms.map((term) => [term.term.toLowerCase(), term]));
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?:s|es)?(?![\p{L}\p{N}])`, 'giu');
  const parts: TermPart[] = [];
  const seen = new Set<CardTerm>();
  let from = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) {
    const lower = word.toLowerCase();
    const term = byWord.get(lower) ?? byWord.get(lower.replace(/s$/u, '')) ?? byWord.get(lower.replace(/es$/u, ''));
    if (!term || seen.has(term)) continue;
    seen.add(term);
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: word, term });
    from = index + word.length;
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts;
}
