/** The code of a set, its number of cards and its day or year of publication, in one line. */
import { useTranslations } from 'next-intl';
import { day } from '../../shared/dates.ts';
import type { GameWords } from '../../shared/words.ts';

export interface SetFactsProps {
  readonly set: { readonly code: string; readonly cardCount: number; readonly released?: string | null };
  readonly words: GameWords;
  /** How much of the day of publication is shown. */
  readonly date?: 'day' | 'year' | 'none';
}

export function SetFacts({ set: { code, cardCount, released }, words, date = 'day' }: SetFactsProps) {
  const t = useTranslations('cards.setFacts');
  return (
    <span className="set-facts quiet">
      {t('codeAndCount', { code, count: cardCount, card: words.card, cards: words.cards })}
      {released && date !== 'none' && ` · ${date === 'day' ? day(released) : released.slice(0, 4)}`}
    </span>
  );
}
