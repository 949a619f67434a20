/** The modes of a game and the variants that apply on top of them. */
import { ModesDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { find } from '../../../shared/api.ts';
import { href, rulesetId } from '../../../shared/query.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rules.page');
  return { title: t('rules') };
}

interface Props {
  readonly params: Promise<{ readonly game: string }>;
}

export default async function RulesPage({ params }: Props) {
  const t = await getTranslations('rules.page');
  const { game } = await params;
  const { modes, variants } = await find(ModesDocument, { game });
  const nameOf = (id: string): string => modes.find((mode) => mode.id === id)?.name ?? id;
  return (
    <div className="page">
      <h1>{t('rules')}</h1>
      <p className="lede">{t('waysToPlay', { count: modes.length })}</p>
      <ul className="mode-list">
        {modes.map((mode) => (
          <li key={mode.id}>
            <h2>
              <a href={`/${game}/rules/${mode.id}`}>{mode.name}</a>
            </h2>
            <p>{mode.summary}</p>
            <ol className="mode-turn" aria-label={t('aTurnIn', { mode: mode.name })}>
              {mode.ruleset.turn.map((step) => (
                <li key={step.id}>{step.name}</li>
              ))}
            </ol>
            {mode.extends && (
              <p className="quiet">
                {t.rich('builtShowDifferences', {
                  extends: nameOf(mode.extends),
                  link: (chunks) => (
                    <a
                      href={href(`/${game}/rules/compare`, {
                        a: rulesetId(game, mode.extends ?? ''),
                        b: rulesetId(game, mode.id),
                      })}
                    >
                      {chunks}
                    </a>
                  ),
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {variants.length > 0 && (
        <section className="section">
          <h2>{t('variants')}</h2>
          <p className="quiet">{t('variantAppliesTopMode')}</p>
          <dl className="variant-list">
            {variants.map((variant) => (
              <div key={variant.id}>
                <dt>{variant.name}</dt>
                <dd>
                  <p>{variant.summary}</p>
                  <p className="quiet">
                    {t('forModes')}{' '}
                    {variant.modes.map((mode, i) => (
                      <span key={mode}>
                        {i > 0 && ', '}
                        <a href={href(`/${game}/rules/${mode}`, { variant: [variant.id] })}>{nameOf(mode)}</a>
                      </span>
                    ))}
                    {variant.excludes.length > 0 &&
                      t('notWith', {
                        excludes: variant.excludes
                          .map((id) => variants.find((each) => each.id === id)?.name ?? id)
                          .join(', '),
                      })}
                  </p>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
