/** A question that is answered with a set of cards: the cards to pick, what they give together, and one button that confirms them. */
'use client';
import { useTranslations } from 'next-intl';
import { sumsOf, type SetToPick } from './deciding.ts';

export interface SetFormProps {
  readonly set: SetToPick;
  readonly picked: ReadonlySet<number>;
  readonly busy: boolean;
  /** Whether the board alone shows the cards. */
  readonly isShort: boolean;
  nameOf(card: number): string;
  onToggle(card: number): void;
  onDone(): void;
}

export function SetForm({ set, picked, busy, isShort, nameOf, onToggle, onDone }: SetFormProps) {
  const t = useTranslations('play.setForm');
  const { count, parts, isInBounds, isComplete } = sumsOf(set, picked);
  const { least, most } = set;
  return (
    <div className="set-form">
      {!isShort && (
        <ul className="decision-options">
          {[...set.open].map((card) => (
            <li key={card}>
              <button
                type="button"
                className="button"
                aria-pressed={picked.has(card)}
                disabled={busy}
                onClick={() => onToggle(card)}
              >
                {nameOf(card)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul className="set-sums" aria-live="polite">
        <li data-enough={isInBounds || undefined}>
          {most == null
            ? t('chosen', { count })
            : least === most
              ? t('chosenOf', { count, most })
              : t('chosenUpTo', { count, most })}
        </li>
        {parts.map(({ label, has, amount, isEnough }) => (
          <li key={label} data-enough={isEnough || undefined}>
            {t('total', { label, has, amount })}
          </li>
        ))}
      </ul>
      <p className="actions decision-confirm">
        <button type="button" className="button button-main" disabled={busy || !isComplete} onClick={onDone}>
          {set.done}
        </button>
      </p>
    </div>
  );
}
