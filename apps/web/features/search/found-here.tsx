/** The rules of the open rulebook that have the words of a search, below its results. Without results, they take their place. */
'use client';
import { useTranslations } from 'next-intl';
import type { ReadableRule } from './find-rules.ts';
import { otherRulesHere } from './rules-here.ts';
import type { FoundResults } from './search-results.tsx';

interface FoundHereProps {
  readonly rules: readonly ReadableRule[];
  readonly text: string;
  /** Null if the search could not be reached. */
  readonly results: FoundResults | null;
}

/** The most rules that are listed. */
const MOST = 40;

export function FoundHere({ rules, text, results }: FoundHereProps) {
  const t = useTranslations('common.search');
  const matches = otherRulesHere(rules, text, results);
  if (matches.length === 0) return null;
  return (
    <details className="search-here" open={!results?.search.length}>
      <summary>{t('here', { count: matches.length })}</summary>
      <ol>
        {matches.slice(0, MOST).map(({ id, number, before, hit, after }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{number}</b> {before}
              <mark>{hit}</mark>
              {after}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
