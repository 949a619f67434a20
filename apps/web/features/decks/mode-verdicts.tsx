/** The verdict of each mode about a list in one line: legal or not. */
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslations } from 'next-intl';

export interface ModeVerdictsProps {
  readonly verdicts: readonly {
    readonly legal: boolean;
    readonly ruleset: { readonly id: string; readonly name: string };
    /** Text after the mode's name, such as `without 5 cards`. */
    readonly note?: string;
  }[];
}

export function ModeVerdicts({ verdicts }: ModeVerdictsProps) {
  const t = useTranslations('decks.modeVerdicts');
  return (
    <ul className="deck-modes">
      {verdicts.map(({ legal, ruleset, note }) => (
        <li key={ruleset.id} data-legal={legal}>
          {legal ? <CircleCheck size={15} aria-hidden="true" /> : <CircleX size={15} aria-hidden="true" />}
          {ruleset.name}
          <span className="visually-hidden">: {legal ? t('legal') : t('notLegal')}</span>
          {note !== undefined && <span className="quiet"> {note}</span>}
        </li>
      ))}
    </ul>
  );
}
