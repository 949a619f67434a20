/** Cards that the lists of a mode name, each with its copies, points, day and reason. */
import type { ListedCardPartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { day } from '../../../shared/dates.ts';

interface Props {
  readonly game: string;
  readonly cards: readonly ListedCardPartsFragment[];
  /** The sentence for an empty list. */
  readonly none: string;
}

export function ListedCards({ game, cards, none }: Props) {
  const t = useTranslations('rules.legalityPage');
  if (cards.length === 0) return <p className="quiet">{none}</p>;
  return (
    <ul>
      {cards.map((card) => (
        <li key={card.slug}>
          <a href={`/${game}/cards/${card.slug}`}>{card.name}</a>
          {card.copies != null && ` · ${t('copies', { copies: card.copies })}`}
          {card.points > 0 && ` · ${t('cardPoints', { points: card.points })}`}
          {card.since && (
            <span className="quiet">
              {' '}
              {t('since', { day: day(card.since) })} {card.reason}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
