/** The lobby: open matches that anyone who is signed in can join. Not found unless the operator of the site has switched it on. */
import {
  DecksToPlayDocument,
  HasLobbyDocument,
  OpenMatchesDocument,
  SavedDecksForPlayDocument,
} from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { JoinOpenMatch, type DeckChoices } from '../../../features/match/lobby/join-open-match.tsx';
import { WithdrawButton } from '../../../features/match/lobby/withdraw-button.tsx';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { ask } from '../../../shared/api.ts';
import { gameNames } from '../../../shared/games.ts';
import { href, one, rulebookHref, type SearchParams } from '../../../shared/query.ts';
import { askAsPerson, findAsPerson, requirePerson } from '../../../shared/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('play.lobby');
  return { title: t('title'), robots: { index: false } };
}

/** The decks with which the person can join matches of a game. */
async function decksFor(game: string): Promise<DeckChoices> {
  const [{ decks }, { savedDecks }] = await Promise.all([
    ask(DecksToPlayDocument, { game }),
    askAsPerson(SavedDecksForPlayDocument, { game }),
  ]);
  return { published: decks, saved: savedDecks.nodes };
}

export default async function LobbyPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('play.lobby');
  const { hasLobby } = await ask(HasLobbyDocument, {});
  if (!hasLobby) notFound();
  const query = await searchParams;
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
          <nav className="tabs" aria-label={t('games')}>
            <a href="/play/lobby" aria-current={game === undefined ? 'page' : undefined}>
              {t('allGames')}
            </a>
            {playable.map(({ id, name }) => (
              <a key={id} href={href('/play/lobby', { game: id })} aria-current={id === game ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
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
                <p>
                  {games.find(({ id }) => id === open.game)?.name},{' '}
                  <a href={rulebookHref(open.rulesetId)}>{open.rulesetName}</a>.{' '}
                  {t('settings', { bestOf: open.bestOf, minutes: Math.round((open.seconds ?? 0) / 60) })}
                </p>
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
