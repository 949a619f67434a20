/** The section of the home page with a live match. Not rendered if the API has none to show. */
import { ApiClientError, LiveMatchDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { ask } from '../../shared/api.ts';
import { LiveBoard } from './live-board.tsx';
import LiveView from './live-view.tsx';

async function load(game: string | undefined) {
  try {
    return (await ask(LiveMatchDocument, { game })).liveMatch;
  } catch (error) {
    // The home page also works without the match.
    if (error instanceof ApiClientError) return null;
    throw error;
  }
}

export async function LiveMatch({ game }: { readonly game?: string }) {
  const t = await getTranslations('play.liveMatch');
  const match = await load(game);
  if (!match?.table) return null;
  return (
    <section className="home-live" aria-labelledby="live">
      <h2 id="live">{t('nowBeingPlayed')}</h2>
      <p className="quiet">
        {t('botsPlayThisMatch', {
          seats: match.seats.map(({ name }) => name).join(t('against')),
          ruleset: match.ruleset.name,
        })}
      </p>
      <LiveBoard game={match.game}>
        <LiveView match={match} />
      </LiveBoard>
    </section>
  );
}
