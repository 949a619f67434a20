/** The games of the lab between a deck and other decks that readers can find: who won how often, and in how many games. */
import { LabResultsOfDeckDocument, type GameHomeQuery } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { askAsVisitor } from '../../shared/visitor.ts';

/** The results that are shown at first. The others can be opened. */
const SHOWN = 6;

export interface LabResultsProps {
  readonly game: NonNullable<GameHomeQuery['game']>;
  /** `published/SLUG` or `shared/KEY`. */
  readonly deck: string;
}

/** The page of a deck: `published/SLUG` or `shared/KEY`. */
const pathOf = (game: string, deck: string): string => `/${game}/decks/${deck.replace(/^published\//u, '')}`;

/** A share from 0 to 1 in percent, with one decimal place. */
export const percent = (share: number): number => Math.round(share * 1000) / 10;

export async function LabResults({ game, deck }: LabResultsProps) {
  const t = await getTranslations('decks.labResults');
  const { labMatchups: results, bots } = await askAsVisitor(LabResultsOfDeckDocument, { game: game.id, deck });
  if (results.length === 0) return null;
  const modeOf = (ruleset: string): string =>
    game.modes.find(({ id }) => `${game.id}/${id}` === ruleset)?.name ?? ruleset;
  const rows = results.map(({ against, againstName, ruleset, bot, run, games, wins, low, high, verdict }) => (
    <li key={`${against} ${ruleset} ${bot}`}>
      <a href={pathOf(game.id, against)}>
        <bdi>{againstName}</bdi>
      </a>
      {': '}
      {t('wins', { verdict, wins: percent(wins), low: percent(low), high: percent(high) })}{' '}
      <a className="quiet" href={`/lab/${run}`}>
        {t('games', { games, mode: modeOf(ruleset), level: bots.find(({ id }) => id === bot)?.name ?? bot })}
      </a>
    </li>
  ));
  return (
    <section aria-labelledby="lab-results">
      <h2 id="lab-results">{t('title')}</h2>
      <p className="quiet">{t('explained', { games: results.reduce((sum, { games }) => sum + games, 0) })}</p>
      <ul>{rows.slice(0, SHOWN)}</ul>
      {rows.length > SHOWN && (
        <details>
          <summary>{t('more', { count: rows.length - SHOWN })}</summary>
          <ul>{rows.slice(SHOWN)}</ul>
        </details>
      )}
    </section>
  );
}
