/** The differences between two rulesets: the steps, values and sentences that differ. */
import type { CompareQuery } from '@rulewright/api-client';
import { DiffText, RuleRef } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { groupBy } from '../../shared/group-by.ts';
import { rulebookHref, ruleHrefIn } from '../../shared/query.ts';

interface PartProps {
  /** The ids of the two rulesets. */
  readonly a: string;
  readonly b: string;
  readonly compare: NonNullable<CompareQuery['compare']>;
}

interface ComparisonProps extends PartProps {
  /** Shown for rulesets without differences. */
  readonly same: ReactNode;
}

const stepNames = (steps: readonly { readonly name: string }[]): string => steps.map((step) => step.name).join(' › ');

export function Comparison({ same, ...part }: ComparisonProps) {
  const t = useTranslations('rules.comparePage');
  const { compare } = part;
  const steps = compare.steps.filter(({ a, b }) => stepNames(a) !== stepNames(b));
  return (
    <>
      <p className="lede">
        {t('differences', {
          a: compare.a.name,
          b: compare.b.name,
          values: compare.parameters.length,
          rules: compare.rules.length,
        })}
      </p>
      {compare.parameters.length + compare.rules.length + steps.length === 0 && same}
      {steps.length > 0 && (
        <section className="section">
          <h2>{t('steps')}</h2>
          <table className="table">
            <tbody>
              {steps.map((part) => (
                <tr key={part.part}>
                  <th scope="row">{t('part', { part: part.part })}</th>
                  <td>
                    <div className="steps-pair">
                      <p>
                        <span className="quiet">{compare.a.name}:</span> {stepNames(part.a)}
                      </p>
                      <p>
                        <span className="quiet">{compare.b.name}:</span> {stepNames(part.b)}
                      </p>
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {compare.rules.length > 0 && <Rules {...part} />}
      {compare.parameters.length > 0 && <Values {...part} />}
    </>
  );
}

/** The rules whose sentences differ, by chapter. */
function Rules({ a, b, compare }: PartProps) {
  const t = useTranslations('rules.comparePage');
  const inWords = useTranslations('common.ruleNames');
  const numbered = (number: string | null) => (number === null ? undefined : { label: inWords('number', { number }) });
  return (
    <section className="section">
      <h2>{t('rules')}</h2>
      {[...groupBy(compare.rules, (rule) => rule.chapter)].map(([chapter, rules]) => (
        <div key={chapter} className="compare-chapter">
          {chapter && <h3>{chapter}</h3>}
          <ol className="compare-rules">
            {rules.map((rule) => (
              <li key={rule.id} data-change={rule.change}>
                <span className="change-word">{t('change', { change: rule.change })}</span>
                <div>
                  <p>
                    <DiffText before={rule.a ?? ''} after={rule.b ?? ''} />
                  </p>
                  <RuleRef
                    id={rule.id}
                    href={ruleHrefIn(rule.b === null ? a : b, rule.id)}
                    name={numbered(rule.b === null ? rule.numberA : rule.numberB)}
                  />
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function Values({ a, b, compare }: PartProps) {
  const t = useTranslations('rules.comparePage');
  return (
    <section className="section">
      <h2>{t('values')}</h2>
      <div className="scroll-x" tabIndex={0} role="region" aria-label={t('valuesThatDiffer')}>
        <table className="table compare-values">
          <thead>
            <tr>
              <th scope="col">{t('value')}</th>
              <th scope="col">
                <a href={rulebookHref(a)}>{compare.a.name}</a>
              </th>
              <th scope="col">
                <a href={rulebookHref(b)}>{compare.b.name}</a>
              </th>
            </tr>
          </thead>
          <tbody>
            {compare.parameters.map((parameter) => (
              <tr key={parameter.name}>
                <th scope="row">
                  {parameter.help}
                  <code>{parameter.name}</code>
                </th>
                <td>{parameter.aText}</td>
                <td>{parameter.bText}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
