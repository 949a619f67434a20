/** The words of the board from the message catalogue, for server and client components. */
import type { BoardWords } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';

/** The words that the board of `libs/ui` takes as a prop. */
export function useBoardWords(): BoardWords {
  const t = useTranslations('play.board');
  return {
    others: t('others'),
    cards: t('cards'),
    piles: t('piles'),
    middle: t('middle'),
    empty: t('empty'),
    you: t('you'),
    yourDecision: t('yourDecision'),
    decides: t('decides'),
    away: t('away'),
    canAct: t('canAct'),
    more: (count) => t('more', { count }),
    moreWhere: (pile) => t('moreWhere', { pile }),
    under: (card) => t('under', { card }),
  };
}
