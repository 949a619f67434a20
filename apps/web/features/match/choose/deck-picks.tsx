/** The decks of the reader's seat as pictures. */
'use client';
import { useTranslations } from 'next-intl';
import { savedChoice, type GameChoice } from '../setup-types.ts';

interface DeckPicksProps {
  readonly game: GameChoice;
  /** The mode in which the deck must be legal, as `game/mode`. */
  readonly mode: string;
  /** The choice of the seat; empty for a list. */
  readonly value: string;
  onChange(choice: string): void;
}

export function DeckPicks({ game, mode, value, onChange }: DeckPicksProps) {
  const t = useTranslations('play.tables');
  return (
    <fieldset className="deck-picks">
      <legend>{t('deck', { deck: game.deckWord })}</legend>
      <div>
        {value === '' && (
          <label className="deck-pick">
            <input type="radio" name="deck-pick" autoComplete="off" checked onChange={() => onChange('')} />
            <span className="deck-pick-name">{t('ownList')}</span>
          </label>
        )}
        {game.saved.map(({ id, name, verdicts }) => {
          const isLegal = verdicts.some(({ ruleset, legal }) => ruleset.id === mode && legal);
          return (
            <label key={id} className="deck-pick">
              <input
                type="radio"
                name="deck-pick"
                autoComplete="off"
                checked={value === savedChoice(id)}
                disabled={!isLegal}
                onChange={() => onChange(savedChoice(id))}
              />
              <span className="deck-pick-name">
                {name} <span className="quiet">{isLegal ? t('saved') : t('notLegal')}</span>
              </span>
            </label>
          );
        })}
        {game.decks
          .filter(({ legalIn }) => legalIn.includes(mode))
          .map(({ slug, name, summary, picture }) => (
            <label key={slug} className="deck-pick" title={summary}>
              <input
                type="radio"
                name="deck-pick"
                autoComplete="off"
                checked={value === slug}
                onChange={() => onChange(slug)}
              />
              {picture}
              <span className="deck-pick-name">{name}</span>
            </label>
          ))}
      </div>
    </fieldset>
  );
}
