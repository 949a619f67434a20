/** The page where anyone can create a match or open a replay. */
import {
  BotLevelsDocument,
  GamesDocument,
  HasLobbyDocument,
  PlayFormDocument,
  SavedDecksForPlayDocument,
} from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { NoEngine } from '../../shared/components/no-engine.tsx';
import { StartForm } from '../../features/match/first-match/start-form.tsx';
import { QueryProvider } from '../../shared/components/query-provider.tsx';
import { NewMatch } from '../../features/match/new-match.tsx';
import { OpenFile } from '../../features/match/open-file.tsx';
import { ask } from '../../shared/api.ts';
import { LONGEST_LINK } from '../../shared/deck-verdict.ts';
import { one, type SearchParams } from '../../shared/query.ts';
import { askAsPerson, viewer } from '../../shared/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('play.page');
  return { title: t('play') };
}

/** The setup that the address requests: `?game=…&mode=…`, or `?from=` with a ruleset id, and `list=` with the deck of the reader. */
function wanted(query: SearchParams) {
  const [path = '', changed = ''] = (one(query, 'from') ?? '').split('?');
  const [game = '', rest = ''] = path.split('/');
  const [mode = '', ...variants] = rest.split('+');
  return {
    game: one(query, 'game') ?? game,
    mode: one(query, 'mode') ?? mode,
    variants,
    values: Object.fromEntries(new URLSearchParams(changed)),
    list: (one(query, 'list') ?? '').slice(0, LONGEST_LINK),
  };
}

export default async function PlayPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('play.page');
  const query = await searchParams;
  const from = wanted(query);
  const refused = one(query, 'refused');
  const [{ games }, { botLevels }, { hasLobby }, person] = await Promise.all([
    ask(GamesDocument, {}),
    ask(BotLevelsDocument, {}),
    ask(HasLobbyDocument, {}),
    viewer(),
  ]);
  const choices = await Promise.all(
    games
      .filter(({ engine }) => engine)
      .map(async ({ id, name }) => ({
        id,
        name,
        levels: botLevels,
        keeps: person !== null,
        saved: person ? (await askAsPerson(SavedDecksForPlayDocument, { game: id })).savedDecks.nodes : [],
        ...(await ask(PlayFormDocument, { game: id })),
      })),
  );
  const playable = choices.filter(({ modes, decks }) => modes.length > 0 && decks.length > 0);
  const taught = games.filter((each) => each.engine && each.taught && each.modes.length > 0);
  const guided = games.filter(({ firstGame }) => firstGame);
  const asked = games.find(({ id }) => id === from.game);
  return (
    <SiteFrame game={games.find(({ id }) => id === (from.game || playable[0]?.id))}>
      <div className="page play">
        <h1>{t('play')}</h1>
        <p className="lede">{t('lede')}</p>
        {taught.length > 0 && (
          <p className="learn-links">
            {t('newHereLearn')}
            {taught.map(({ id, name, modes }) => (
              <a key={id} href={`/${id}/learn/${modes[0]!.id}`}>
                {name}
              </a>
            ))}
          </p>
        )}
        {guided.length > 0 && (
          <section className="first-matches" aria-labelledby="first-match">
            <h2 id="first-match">{t('firstMatch')}</h2>
            <p>{t('firstMatchHelp')}</p>
            <div className="actions">
              {guided.map(({ id, name }) => (
                <StartForm key={id} game={id} className="button">
                  {t('playFirstMatch', { game: name })}
                </StartForm>
              ))}
            </div>
          </section>
        )}
        {hasLobby && (
          <p>
            <a href="/play/lobby">{t('openMatches')}</a>
          </p>
        )}
        {refused !== undefined && (
          <p className="match-failure" role="alert">
            {refused}
          </p>
        )}
        {asked && !asked.engine && <NoEngine game={asked} page="play" />}
        {playable.length > 0 ? (
          <QueryProvider>
            <NewMatch games={playable} from={from} lobby={hasLobby && person !== null} />
          </QueryProvider>
        ) : (
          <p>{t('noGameToPlay')}</p>
        )}
        <p className="play-device">
          <a href="/play/device">{t('onDevice')}</a>
        </p>
        <OpenFile />
      </div>
    </SiteFrame>
  );
}
