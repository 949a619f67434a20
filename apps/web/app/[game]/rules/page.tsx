/** The modes of a game and the variants that may lie over them. */
import { ModesDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { find } from '../../../lib/api.ts';
import { href, rulesetId } from '../../../lib/query.ts';

export const metadata: Metadata = { title: 'Rules' };

interface Props {
  readonly params: Promise<{ readonly game: string }>;
}

export default async function RulesPage({ params }: Props) {
  const { game } = await params;
  const { modes, variants } = await find(ModesDocument, { game });
  const nameOf = (id: string): string => modes.find((mode) => mode.id === id)?.name ?? id;
  return (
    <div className="page">
      <h1>Rules</h1>
      <p className="lede">
        {modes.length === 1
          ? 'One way to play, and its rulebook.'
          : `One game, ${modes.length} ways to play it. Each has a rulebook of its own, made from the same rules.`}
      </p>
      <ul className="mode-list">
        {modes.map((mode) => (
          <li key={mode.id}>
            <h2>
              <a href={`/${game}/rules/${mode.id}`}>{mode.name}</a>
            </h2>
            <p>{mode.summary}</p>
            <ol className="mode-turn" aria-label={`A turn in ${mode.name}`}>
              {mode.ruleset.turn.map((step) => (
                <li key={step.id}>{step.name}</li>
              ))}
            </ol>
            {mode.extends && (
              <p className="quiet">
                Built on {nameOf(mode.extends)}.{' '}
                <a
                  href={href(`/${game}/rules/compare`, {
                    a: rulesetId(game, mode.extends),
                    b: rulesetId(game, mode.id),
                  })}
                >
                  What differs
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
      {variants.length > 0 && (
        <section className="section">
          <h2>Variants</h2>
          <p className="quiet">A variant lies over a mode and changes some of its values.</p>
          <dl className="variant-list">
            {variants.map((variant) => (
              <div key={variant.id}>
                <dt>{variant.name}</dt>
                <dd>
                  <p>{variant.summary}</p>
                  <p className="quiet">
                    With{' '}
                    {variant.modes.map((mode, i) => (
                      <span key={mode}>
                        {i > 0 && ', '}
                        <a href={href(`/${game}/rules/${mode}`, { variant: [variant.id] })}>{nameOf(mode)}</a>
                      </span>
                    ))}
                    {variant.excludes.length > 0 &&
                      ` (not with ${variant.excludes.map((id) => variants.find((each) => each.id === id)?.name ?? id).join(', ')})`}
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
