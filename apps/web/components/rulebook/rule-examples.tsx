/** The worked examples of a rule, beside it: the first by its title, the others folded. */
import { useTranslations } from 'next-intl';
import { href } from '../../lib/query.ts';
import type { BookBlock } from './types.ts';

export interface RuleExamplesProps {
  readonly game: string;
  readonly mode: string;
  readonly examples: BookBlock['examples'];
}

export function RuleExamples({ game, mode, examples }: RuleExamplesProps) {
  const t = useTranslations('rules.ruleExamples');
  // One that fails comes first: nobody should have to unfold the list to see it.
  const [first, ...others] = [...examples].sort((a, b) => Number(a.passed !== false) - Number(b.passed !== false));
  if (!first) return null;
  const link = ({ id, title, passed }: BookBlock['examples'][number]) => (
    <a href={href(`/${game}/examples/${id}`, { mode })}>
      {passed === false ? (
        <strong className="example-failed">{t('failingExample')}</strong>
      ) : (
        <span className="rule-examples-word">{t('example')}</span>
      )}{' '}
      {title}
    </a>
  );
  return (
    <div className="rule-examples">
      {link(first)}
      {others.length > 0 && (
        <details>
          <summary>{t('moreExampleOtherMore', { count: others.length })}</summary>
          <ul className="rule-examples">
            {others.map((each) => (
              <li key={each.id}>{link(each)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
