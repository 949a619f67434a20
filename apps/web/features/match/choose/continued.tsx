/** The matches that the visitor can continue. Nothing without one. */
import { MatchesInPlayDocument, type MatchesInPlayQuery } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { gameNames } from '../../../shared/games.ts';
import { askAsVisitor } from '../../../shared/visitor.ts';

type Continuing = MatchesInPlayQuery['matchesInPlay'][number];

/** What happens in the match now. */
function stateOf({ table, seats }: Continuing): 'waits' | 'yourTurn' | 'theirTurn' {
  if (!table?.decision) return 'waits';
  return seats.some(({ seat, mine }) => mine && seat === table.decision!.seat) ? 'yourTurn' : 'theirTurn';
}

export async function Continued() {
  const t = await getTranslations('play.page');
  const [{ matchesInPlay }, games] = await Promise.all([askAsVisitor(MatchesInPlayDocument, {}), gameNames()]);
  if (matchesInPlay.length === 0) return null;
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">{t('continue')}</h2>
      <ul className="continued">
        {matchesInPlay.map((match) => (
          <li key={match.id}>
            <a href={`/play/${match.id}`}>{match.seats.map(({ name }) => name).join(' – ')}</a>{' '}
            <span className="quiet">
              {games.find(({ id }) => id === match.game)?.name}, {match.ruleset.name}.{' '}
              {t('state', { state: stateOf(match) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
