/** A text of a teaching page. Its values and terms open a hint, and its rules link to the rulebook. */
import { RuleText, withHints, withRuleBase } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import type { Cited } from './types.ts';

/** The context that the texts of a page need. */
export interface RulebookLinks {
  /** The path of the rulebook. */
  readonly rules: string;
  readonly known: (kind: 'param' | 'term', name: string) => boolean;
}

export function Told({ html, reading }: { readonly html: string; readonly reading: RulebookLinks }) {
  return <RuleText html={withRuleBase(withHints(html, reading.known), reading.rules)} />;
}

/** Numbered links to the rules that a text summarises. */
export function CitedRules({ rules, reading }: { readonly rules: Cited; readonly reading: RulebookLinks }) {
  const t = useTranslations('rules.citedRules');
  return (
    <span className="learn-rules" aria-label={t('rules')}>
      {rules.map(({ id, number }) => (
        <a key={id} href={`${reading.rules}#${id}`} title={id}>
          {number}
        </a>
      ))}
    </span>
  );
}
