/** The rules of the rulebook that is open. It reads them from the page, so that the server does not send them twice. */
import type { FoundResults } from './search-results.tsx';
import { findRules, type FoundRule, type ReadableRule } from './find-rules.ts';

/** The length of an excerpt without a word of the search. */
const EXCERPT = 140;

export const rulesHere = (): ReadableRule[] =>
  [...document.querySelectorAll<HTMLElement>('.rulebook .rule')].map((rule) => ({
    id: rule.id,
    number: rule.querySelector('.rule-number')?.textContent ?? '',
    text: rule.querySelector('.rule-main .rule-text')?.textContent ?? '',
  }));

/** The rules of the page with all words of the search, except those that the results have. */
export function otherRulesHere(
  rules: readonly ReadableRule[],
  text: string,
  results: FoundResults | null,
): FoundRule[] {
  const shown = new Set(results?.search.filter(({ kind }) => kind === 'rule').map(({ id }) => id));
  return findRules(rules, text).filter(({ id }) => !shown.has(id));
}

/** Results whose rules have the text of the page, which may be another mode, another release or a change set. */
export function withTextsHere(rules: readonly ReadableRule[], text: string, results: FoundResults): FoundResults {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const search = results.search.map((hit) => {
    const rule = hit.kind === 'rule' ? byId.get(hit.id) : undefined;
    if (!rule) return hit;
    const [match] = findRules([rule], text);
    const start = rule.text.length > EXCERPT ? `${rule.text.slice(0, EXCERPT)}…` : rule.text;
    return { ...hit, excerpt: match ? match.before + match.hit + match.after : start };
  });
  return { ...results, search };
}
