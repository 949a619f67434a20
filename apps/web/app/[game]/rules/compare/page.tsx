/** Compares two rulesets: the steps, values and sentences that differ. */
import { CompareDocument, ModesDocument } from '@rulewright/api-client';
import { DiffText, Empty, ErrorNote, RuleRef } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AutoSubmit } from '../../../../shared/components/auto-submit.tsx';
import { Options } from '../../../../shared/components/options.tsx';
import { askOrRefusal, find } from '../../../../shared/api.ts';
import { groupBy } from '../../../../shared/group-by.ts';
import { one, positive, rulebookHref, ruleHrefIn, rulesetId, type SearchParams } from '../../../../shared/query.ts';
import { gameEmblem } from '../../../../features/home/specimens.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rules.comparePage');
  return { title: t('compare') };
}

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export default async function ComparePage({ params, searchParams }: Props) {
  const t = await getTranslations('rules.comparePage');
  const { game } = await params;
  const query = await searchParams;
  const release = positive(query, 'release');
  const { modes, variants } = await find(ModesDocument, { game, release });
  const a = one(query, 'a') ?? rulesetId(game, modes[0]?.id ?? '');
  const b = one(query, 'b') ?? rulesetId(game, modes[1]?.id ?? modes[0]?.id ?? '');
  const { data, refusal } = await askOrRefusal(CompareDocument, { a, b, release });
  const compare = data?.compare;
  const offers = modes.flatMap((mode) => [
    { id: rulesetId(game, mode.id), name: mode.name },
    ...variants
      .filter((variant) => variant.modes.includes(mode.id))
      .map((variant) => ({ id: rulesetId(game, mode.id, [variant.id]), name: `${mode.name} + ${variant.name}` })),
  ]);
  const inWords = await getTranslations('common.ruleNames');
  const numbered = (number: string | null) => (number === null ? undefined : { label: inWords('number', { number }) });
  const steps = compare?.steps.filter((part) => stepNames(part.a) !== stepNames(part.b)) ?? [];

  return (
    <div className="page">
      <p className="crumbs">
        <a href={`/${game}/rules`}>{t('rules')}</a>
      </p>
      <h1>{t('compare')}</h1>
      <AutoSubmit className="compare-form" action={`/${game}/rules/compare`}>
        <Choice name="a" label={t('first')} value={a} offers={offers} />
        <Choice name="b" label={t('second')} value={b} offers={offers} />
        <button className="button">{t('compare')}</button>
      </AutoSubmit>
      {refusal && (
        <ErrorNote title={t('theseRulesCannotCompared')}>
          <p>{refusal}</p>
        </ErrorNote>
      )}
      {compare && (
        <>
          <p className="lede">
            {t('differences', {
              a: compare.a.name,
              b: compare.b.name,
              values: compare.parameters.length,
              rules: compare.rules.length,
            })}
          </p>
          {compare.parameters.length + compare.rules.length + steps.length === 0 && (
            <Empty title={t('theseRulesSame')} emblem={await gameEmblem(game)} />
          )}
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
          {compare.rules.length > 0 && (
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
          )}
          {compare.parameters.length > 0 && (
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
          )}
        </>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly offers: readonly { readonly id: string; readonly name: string }[];
}

function Choice({ name, label, value, offers }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} className="field" defaultValue={value}>
        {!offers.some((offer) => offer.id === value) && <option value={value}>{value}</option>}
        <Options of={offers} />
      </select>
    </label>
  );
}

const stepNames = (steps: readonly { readonly name: string }[]): string => steps.map((step) => step.name).join(' › ');
