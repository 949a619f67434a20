/** The lists that somebody keeps in their account, by game. */
import { MyDecksDocument, type MyDecksQuery } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { KeptDecks, type KeptGame } from '../../../components/account/kept-decks.tsx';
import { SiteFrame } from '../../../components/site-frame.tsx';
import { gameNames } from '../../../lib/games.ts';
import { groupBy } from '../../../lib/group-by.ts';
import { askAsPerson, requirePerson } from '../../../lib/session.ts';

export const metadata: Metadata = { title: 'My decks', robots: { index: false } };

type Games = readonly { readonly id: string; readonly name: string }[];

/** Lists by game: in the order of the site's games, then those of games that are no longer published. */
function byGame(decks: MyDecksQuery['savedDecks'], games: Games): KeptGame[] {
  const groups = groupBy(decks, ({ game }) => game);
  const known = games.map(({ id, name }) => ({ id, name, published: true, decks: groups.get(id) ?? [] }));
  const others = [...groups].filter(([id]) => !games.some((game) => game.id === id));
  return [...known, ...others.map(([id, lists]) => ({ id, name: id, published: false, decks: lists }))];
}

export default async function MyDecksPage() {
  await requirePerson('decks', '/account/decks');
  const [{ savedDecks }, games] = await Promise.all([askAsPerson(MyDecksDocument, {}), gameNames()]);
  return (
    <SiteFrame>
      <div className="page narrow">
        <p className="crumbs">
          <a href="/account">Your account</a>
        </p>
        <h1>My decks</h1>
        <p className="lede">Lists that you keep, for your eyes only. Each opens in the deck check.</p>
        <KeptDecks
          games={byGame(savedDecks, games)}
          empty={
            <Empty title="You keep no list yet" emblem="ant">
              <p>
                Write or paste one into the deck check of{' '}
                {games.map(({ id, name }, i) => (
                  <span key={id}>
                    {i > 0 && ' or '}
                    <a href={`/${id}/deck-check`}>{name}</a>
                  </span>
                ))}
                , or for a seat of <a href="/play">a new match</a>, give it a name, and press “Keep in my account”.
              </p>
            </Empty>
          }
        />
      </div>
    </SiteFrame>
  );
}
