/** The page for a hidden deck: a notice with the reason. It replaces the deck. */
import { getTranslations } from 'next-intl/server';
import { day } from '../../shared/dates.ts';
import type { HiddenDeck } from '../decks/index.ts';

export async function HiddenNotice({ game, reason, hiddenAt }: HiddenDeck & { readonly game: string }) {
  const t = await getTranslations('safety.hidden');
  return (
    <div className="page narrow">
      <p className="crumbs">
        <a href={`/${game}/decks/players`}>{t('players')}</a>
      </p>
      <h1>{t('title')}</h1>
      <p className="lede">{t('lede', { date: day(hiddenAt) })}</p>
      <blockquote className="deck-description">
        <bdi>{reason}</bdi>
      </blockquote>
    </div>
  );
}
