/** The worked examples of a rule: the first by its title, the others collapsed. */
import { useTranslations } from 'next-intl';
import { href } from '../../shared/query.ts';
import type { BookBlock } from './types.ts';

export interface RuleExamplesProps {
  readonly game: string;
  readonly mode: string;
  readonly examples: BookBlock['examples'];
}

export function RuleExamples({ game, mode, examples }: RuleExamplesProps) {
  const t = useTranslations('rules.ruleExamples');
  // Failing examples come first, so that a failure is visible without expanding the list.
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
