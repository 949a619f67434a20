/** Says that a game has no deck law yet, on pages that would check its decks. */
import { useTranslations } from 'next-intl';
import { decksOf, type GameWords } from '../../shared/words.ts';

export interface NoDeckLawProps {
  readonly game: { readonly id: string; readonly name: string; readonly words: GameWords };
}

export function NoDeckLaw({ game }: NoDeckLawProps) {
  const t = useTranslations('decks.noDeckLaw');
  return (
    <p className="lede">
      {t('sentence', { game: game.name })}{' '}
      {t.rich('seeLists', {
        decks: decksOf(game.words),
        link: (chunks) => <a href={`/${game.id}/decks`}>{chunks}</a>,
      })}
    </p>
  );
}
