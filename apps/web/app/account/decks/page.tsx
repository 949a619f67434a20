/** The decks that a person has saved, by game. */
import { MyDecksDocument, type MyDecksQuery } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { KeptDecks, type KeptGame } from '../../../features/account/kept-decks.tsx';
import { SyncDecks } from '../../../features/account/sync-decks.tsx';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { Words } from '../../../shared/components/words.tsx';
import { gameNames } from '../../../shared/games.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { askAsPerson, requirePerson } from '../../../shared/session.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.decksPage');
  return { title: t('myDecks'), robots: { index: false } };
}

type Games = readonly { readonly id: string; readonly name: string }[];

/** Groups the lists by game, in the order of the site's games. Games that are no longer published come last. */
function byGame(decks: MyDecksQuery['savedDecks']['nodes'], games: Games): KeptGame[] {
  const groups = groupBy(decks, ({ game }) => game);
  const known = games.map(({ id, name }) => ({ id, name, published: true, decks: groups.get(id) ?? [] }));
  const others = [...groups].filter(([id]) => !games.some((game) => game.id === id));
  return [...known, ...others.map(([id, lists]) => ({ id, name: id, published: false, decks: lists }))];
}

export default async function MyDecksPage() {
  const t = await getTranslations('account.decksPage');
  const person = await requirePerson('decks');
  const [{ savedDecks }, games] = await Promise.all([askAsPerson(MyDecksDocument, {}), gameNames()]);
  const checked = games.filter(({ deckLaw }) => deckLaw);
  return (
    <SiteFrame>
      <div className="page narrow">
        <p className="crumbs">
          <a href="/account">{t('yourAccount')}</a>
        </p>
        <h1>{t('myDecks')}</h1>
        <p className="lede">{t('onlyCanSeeSaved')}</p>
        <Words of={['build.deckSync']}>
          <SyncDecks owner={person.id} />
        </Words>
        <KeptDecks
          games={byGame(savedDecks.nodes, games)}
          empty={
            <Empty title={t('noSavedDecksYet')} emblem="book">
              <p>
                {t.rich('howToSave', {
                  games: () =>
                    checked.map(({ id, name }, i) => (
                      <span key={id}>
                        {i > 0 && t('or')}
                        <a href={`/${id}/deck-check`}>{name}</a>
                      </span>
                    )),
                  link: (chunks) => <a href="/play">{chunks}</a>,
                })}
              </p>
            </Empty>
          }
        />
      </div>
    </SiteFrame>
  );
}
