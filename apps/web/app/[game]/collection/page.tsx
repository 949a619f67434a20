/** The page of a visitor's own collection of a game. */
import { GameHomeDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CollectionDesk } from '../../../features/collection/collection-desk.tsx';
import { find } from '../../../shared/api.ts';
import { QueryProvider } from '../../../shared/components/query-provider.tsx';
import { Words } from '../../../shared/components/words.tsx';
import { href } from '../../../shared/query.ts';
import { viewer } from '../../../shared/session.ts';

interface Props {
  readonly params: Promise<{ readonly game: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  const t = await getTranslations('collection.page');
  return { title: t('title', { card: game.words.card }) };
}

export default async function CollectionPage({ params }: Props) {
  const t = await getTranslations('collection.page');
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  const { id, name, words } = game;
  const person = await viewer();
  return (
    <div className="page">
      <h1>{t('title', { card: words.card })}</h1>
      <p className="lede">
        {t.rich('lede', { cards: words.cards, game: name, code: (chunks) => <code>{chunks}</code> })}
      </p>
      <p className="actions">
        <a href={href(`/${id}/cards`, { q: 'own>=1' })}>{t('find', { cards: words.cards })}</a>
      </p>
      <noscript>
        <p className="deck-failure">{t('needsScript')}</p>
      </noscript>
      <Words of={['collection']}>
        <QueryProvider>
          <CollectionDesk game={id} owner={person?.id ?? null} />
        </QueryProvider>
      </Words>
    </div>
  );
}
