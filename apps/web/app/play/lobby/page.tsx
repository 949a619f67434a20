/** Open tables: a list for people who are signed in, and the one table whose code a visitor has. Not found if the site has no lobby. */
import {
  ApiClientError,
  DecksToPlayDocument,
  HasLobbyDocument,
  OpenMatchesDocument,
  OpenMatchWithCodeDocument,
  SavedDecksForPlayDocument,
  type OpenMatchPartsFragment,
} from '@rulewright/api-client';
import { Empty, ErrorNote } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { JoinOpenMatch, type DeckChoices } from '../../../features/match/lobby/join-open-match.tsx';
import { WithdrawButton } from '../../../features/match/lobby/withdraw-button.tsx';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { ask } from '../../../shared/api.ts';
import { Tabs } from '../../../shared/components/tabs.tsx';
import { gameNames } from '../../../shared/games.ts';
import { href, one, rulebookHref, type SearchParams } from '../../../shared/query.ts';
import { askAsPerson, findAsPerson, requirePerson, viewer } from '../../../shared/session.ts';
import { askAsVisitor } from '../../../shared/visitor.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('play.lobby');
  return { title: t('title'), robots: { index: false } };
}

/** The decks with which a person, or a visitor without an account, can join matches of a game. */
async function decksFor(game: string, isPerson = true): Promise<DeckChoices> {
  const [{ decks }, saved] = await Promise.all([
    ask(DecksToPlayDocument, { game }),
    isPerson ? askAsPerson(SavedDecksForPlayDocument, { game }) : null,
  ]);
  return { published: decks, saved: saved?.savedDecks.nodes ?? [] };
}

/** The table with a code, for anyone who has the code. */
async function TableWithCode({ code }: { readonly code: string }) {
  const t = await getTranslations('play.lobby');
  const [open, games, person] = await Promise.all([openWith(code), gameNames(), viewer()]);
  return (
    <SiteFrame>
      <div className="page narrow lobby">
        <p className="crumbs">
          <a href="/play">{t('play')}</a>
        </p>
        {typeof open === 'string' ? (
          <>
            <h1>{t('title')}</h1>
            <ErrorNote title={t('noCode')}>
              <p>{open}</p>
            </ErrorNote>
          </>
        ) : (
          <>
            <h1>{t('matchOf', { name: open.name })}</h1>
            <Settings open={open} games={games} />
            {open.mine ? (
              <WithdrawButton id={open.id} />
            ) : (
              <JoinOpenMatch
                id={open.id}
                host={open.name}
                ownName={person?.name ?? ''}
                decks={await decksFor(open.game, person !== null)}
              />
            )}
          </>
        )}
      </div>
    </SiteFrame>
  );
}

/** The open match with a code, or the sentence that says why there is none. */
async function openWith(code: string): Promise<OpenMatchPartsFragment | string> {
  try {
    return (await askAsVisitor(OpenMatchWithCodeDocument, { code })).openMatch ?? '';
  } catch (error) {
    if (error instanceof ApiClientError && error.kind === 'refused') return error.message;
    throw error;
  }
}

interface SettingsProps {
  readonly open: OpenMatchPartsFragment;
  readonly games: Awaited<ReturnType<typeof gameNames>>;
}

/** The game, the rules and the settings of a table. */
async function Settings({ open, games }: SettingsProps) {
  const t = await getTranslations('play.lobby');
  return (
    <p>
      {games.find(({ id }) => id === open.game)?.name}, <a href={rulebookHref(open.rulesetId)}>{open.rulesetName}</a>.{' '}
      {t('settings', { bestOf: open.bestOf, minutes: Math.round((open.seconds ?? 0) / 60) })}
    </p>
  );
}

export default async function LobbyPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('play.lobby');
  const { hasLobby } = await ask(HasLobbyDocument, {});
  if (!hasLobby) notFound();
  const query = await searchParams;
  const code = one(query, 'code');
  if (code !== undefined) return <TableWithCode code={code} />;
  const game = one(query, 'game');
  const person = await requirePerson('account');
  const [{ openMatches }, games] = await Promise.all([
    findAsPerson(OpenMatchesDocument, { game, after: one(query, 'after') }),
    gameNames(),
  ]);
  const { nodes, pageInfo } = openMatches;
  const joined = [...new Set(nodes.filter(({ mine }) => !mine).map((each) => each.game))];
  const choices = new Map(await Promise.all(joined.map(async (id) => [id, await decksFor(id)] as const)));
  const playable = games.filter(({ engine }) => engine);
  return (
    <SiteFrame>
      <div className="page narrow lobby">
        <p className="crumbs">
          <a href="/play">{t('play')}</a>
        </p>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        {playable.length > 1 && (
          <Tabs
            label={t('games')}
            of={[{ id: undefined, name: t('allGames') }, ...playable]}
            current={game}
            hrefOf={(id) => href('/play/lobby', { game: id })}
          />
        )}
        {nodes.length === 0 ? (
          <Empty title={t('none')}>
            <p>{t.rich('howToOpen', { link: (chunks) => <a href={href('/play', { game })}>{chunks}</a> })}</p>
          </Empty>
        ) : (
          <ul className="lobby-list">
            {nodes.map((open) => (
              <li key={open.id}>
                <h2>{t('matchOf', { name: open.name })}</h2>
                <Settings open={open} games={games} />
                {open.mine ? (
                  <WithdrawButton id={open.id} />
                ) : (
                  <details>
                    <summary>{t('join')}</summary>
                    <JoinOpenMatch
                      id={open.id}
                      host={open.name}
                      ownName={person.name}
                      decks={choices.get(open.game)!}
                    />
                  </details>
                )}
              </li>
            ))}
          </ul>
        )}
        {pageInfo.hasNextPage && (
          <p>
            <a className="button" href={href('/play/lobby', { game, after: pageInfo.endCursor })}>
              {t('more')}
            </a>
          </p>
        )}
      </div>
    </SiteFrame>
  );
}
