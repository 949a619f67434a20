/** A summary of the differences, and the rules that this ruleset does not have. */

import { useTranslations } from 'next-intl';
export interface RemovedRulesProps {
  readonly name: string;
  readonly counts: { readonly changed: number; readonly added: number };
  readonly removed: readonly { readonly id: string; readonly text: string }[];
}

export function RemovedRules({ name, counts, removed }: RemovedRulesProps) {
  const t = useTranslations('rules.removedRules');
  return (
    <div className="differences" role="status">
      <p>
        {t.rich('comparedRuleDiffersOther', {
          name,
          changed: counts.changed,
          added: counts.added,
          removed: removed.length,
          b: (chunks) => <b>{chunks}</b>,
        })}
      </p>
      {removed.length > 0 && (
        <details>
          <summary>{t('rulesMissingHere', { name })}</summary>
          <ul>
            {removed.map((rule) => (
              <li key={rule.id}>
                <del>{rule.text}</del> <code>{rule.id}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
