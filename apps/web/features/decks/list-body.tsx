/** The cards of a list that someone shares, with its verdicts, its curve and its composition. */
import type { GameHomeQuery, ReadDeckQuery } from '@rulewright/api-client';
import { Composition } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { curveOf } from '../../shared/curve.ts';
import { valueName } from '../../shared/value-names.ts';
import { CostCurve } from './cost-curve.tsx';
import { DeckLines } from './deck-lines.tsx';
import { Verdicts } from './verdicts.tsx';

type Reading = NonNullable<ReadDeckQuery['checkDeck']>;

export interface ListBodyProps {
  readonly game: NonNullable<GameHomeQuery['game']>;
  /** Null if the list could not be checked. */
  readonly reading: Reading | null;
  /** Shown at the end of the side. */
  readonly children?: ReactNode;
}

/** Splits entries into those with a card, and the names without a card. */
function partsOf(entries: Reading['entries']) {
  const known = entries.flatMap(({ card, copies, zone }) => (card ? [{ card, copies, zone }] : []));
  return {
    main: known.filter(({ zone }) => zone === 'main'),
    maybe: known.filter(({ zone }) => zone === 'maybe'),
    others: known.filter(({ zone }) => zone !== 'main' && zone !== 'maybe'),
    unknown: entries.filter(({ card }) => card === null),
  };
}

export function ListBody({ game, reading, children }: ListBodyProps) {
  const t = useTranslations('build.sharedPage');
  const side = useTranslations('decks.slugPage');
  const { main, others, maybe, unknown } = partsOf(reading?.entries ?? []);
  return (
    <>
      <div className="deck-cards">
        <DeckLines game={game.id} lines={main} />
        {others.length > 0 && (
          <section className="section">
            <h2>{side('sideDeck')}</h2>
            <DeckLines game={game.id} lines={others} heading="h3" />
          </section>
        )}
        {maybe.length > 0 && (
          <section className="section">
            <h2>{t('maybe')}</h2>
            <DeckLines game={game.id} lines={maybe} heading="h3" />
          </section>
        )}
        {unknown.length > 0 && (
          <section className="section">
            <h2>{t('unknown')}</h2>
            <ul>
              {unknown.map(({ line, name, copies }) => (
                <li key={line}>
                  <bdi>
                    {copies} × {name}
                  </bdi>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className="deck-side">
        <section aria-labelledby="verdicts">
          <h2 id="verdicts">{t('verdictOfEveryMode')}</h2>
          {reading ? <Verdicts verdicts={reading.verdicts} words={game.words} /> : <p>{t('noVerdict')}</p>}
        </section>
        {reading && <CostCurve curve={curveOf(main)} />}
        {reading?.composition
          .filter((facet) => facet.values.length > 1)
          .map((facet) => (
            <Composition key={facet.field} facet={facet} name={valueName} />
          ))}
        {children}
      </div>
    </>
  );
}
