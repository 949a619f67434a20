/** The page where anyone can create a match or open a replay. */
import {
  BotLevelsDocument,
  GamesDocument,
  HasLobbyDocument,
  OpenMatchesDocument,
  PlayFormDocument,
  RatedPlayDocument,
  SavedDecksForPlayDocument,
  type OpenMatchesQuery,
} from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Continued } from '../../features/match/choose/continued.tsx';
import { decksOf } from '../../features/match/choose/decks-of.tsx';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { StartForm } from '../../features/match/first-match/start-form.tsx';
import { Tabs } from '../../shared/components/tabs.tsx';
import { QueryProvider } from '../../shared/components/query-provider.tsx';
import { NewMatch } from '../../features/match/new-match.tsx';
import { OpenTables } from '../../features/match/people/open-tables.tsx';
import { OpenFile } from '../../features/match/open-file.tsx';
import { ask } from '../../shared/api.ts';
import { LONGEST_LINK } from '../../shared/deck-verdict.ts';
import { href, one, type SearchParams } from '../../shared/query.ts';
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

/** The id of the form in which a visitor enters an invitation code. */
const CODE_FORM = 'code-form';

/** The open tables of a game now. */
const openTables = async (game: string): Promise<OpenMatchesQuery['openMatches']> =>
  (await askAsPerson(OpenMatchesDocument, { game })).openMatches;

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
  const playable = games.filter(({ modes, deckCount }) => modes.length > 0 && deckCount > 0);
  const asked = games.find(({ id }) => id === from.game);
  const open = playable.find(({ id }) => id === from.game) ?? (asked ? undefined : playable[0]);
  const game = open && {
    ...{
      id: open.id,
      name: open.name,
      deckWord: open.words.deck,
      levels: open.engine ? botLevels : [],
      keeps: person !== null,
    },
    saved: person ? (await askAsPerson(SavedDecksForPlayDocument, { game: open.id })).savedDecks.nodes : [],
    ...(await ask(PlayFormDocument, { game: open.id })),
    decks: await decksOf(open.id),
  };
  const [tables, rated] = await Promise.all([
    open && hasLobby && person ? openTables(open.id) : null,
    open && ask(RatedPlayDocument, { game: open.id }),
  ]);
  const changed = from.variants.length > 0 || Object.keys(from.values).length > 0 || one(query, 'from') !== undefined;
  return (
    <SiteFrame game={open ?? asked}>
      <div className="page play">
        <h1>{t('play')}</h1>
        <p className="lede">{t('lede')}</p>
        {playable.length > 1 && (
          <Tabs label={t('game')} of={playable} current={open?.id} hrefOf={(id) => href('/play', { game: id })} />
        )}
        {refused !== undefined && (
          <p className="match-failure" role="alert">
            {refused}
          </p>
        )}
        <div className="table-choices table-first">
          <Continued />
          {open?.firstGame && (
            <section aria-labelledby="first-match">
              <h2 id="first-match">{t('firstMatch')}</h2>
              <p className="quiet">{t('firstMatchHelp')}</p>
              <StartForm game={open.id} className="button button-main">
                {t('playFirstMatch')}
              </StartForm>
            </section>
          )}
        </div>
        {open && !open.engine && <p className="free-table-note">{t('freeTable', { game: open.name })}</p>}
        {game ? (
          <QueryProvider>
            <NewMatch key={game.id} game={game} from={from} lobby={hasLobby && person !== null} opens={changed}>
              {hasLobby && (
                <section aria-labelledby="table-open">
                  <h2 id="table-open">{t('openTables')}</h2>
                  <p className="quiet">{t('openTablesHelp')}</p>
                  <OpenTables key={game.id} form={CODE_FORM} game={game.id} initial={tables} />
                </section>
              )}
              {open?.engine && rated?.hasRatedPlay && (
                <section aria-labelledby="table-rated">
                  <h2 id="table-rated">{t('rated')}</h2>
                  <p className="quiet">{t('ratedHelp')}</p>
                  <p className="actions">
                    <a className="button" href={href('/play/rated', { game: game.id })}>
                      {t('playRated')}
                    </a>
                    <a href={href('/play/ranking', { game: game.id })}>{t('ranking')}</a>
                  </p>
                </section>
              )}
            </NewMatch>
          </QueryProvider>
        ) : (
          <p>{asked ? t('noDeckToPlay', { game: asked.name }) : t('noGameToPlay')}</p>
        )}
        {hasLobby && <form id={CODE_FORM} action="/play/lobby" />}
        <section className="play-more" aria-labelledby="play-more">
          <h2 id="play-more">{t('more')}</h2>
          <ul>
            {open?.taught && (
              <li>
                <a href={`/${open.id}/learn/${open.modes[0]!.id}`}>{t('learn', { game: open.name })}</a>
              </li>
            )}
            <li>
              <a href="/play/device">{t('onDevice')}</a>
            </li>
          </ul>
          <OpenFile />
        </section>
      </div>
    </SiteFrame>
  );
}
