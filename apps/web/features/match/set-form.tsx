/**
 * A question that is answered with several cards: the cards to pick, what they give together, a suggestion that can be taken at once, and
 * one button that confirms.
 */
'use client';
import type { OptionData } from '@rulewright/ui/table';
import { Minus, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { otherOf, otherPick, sumsOf, timesOf, type SetToPick } from './deciding.ts';
import { suggested } from './suggest.ts';

export interface SetFormProps {
  readonly set: SetToPick;
  readonly picked: ReadonlySet<number>;
  readonly busy: boolean;
  /** Whether the board alone shows the cards. */
  readonly isShort: boolean;
  /** The option that chooses no card. */
  readonly pass: OptionData | null;
  /** The texts of the set's options without a card. */
  readonly others: readonly string[];
  nameOf(card: number): string;
  worthOf(card: number): number;
  onToggle(pick: number): void;
  onDone(picks: ReadonlySet<number>): void;
}

export function SetForm(props: SetFormProps) {
  const { set, picked, busy, isShort, pass, nameOf, worthOf, onToggle, onDone } = props;
  const t = useTranslations('play.setForm');
  const { count, parts, isInBounds, isComplete } = sumsOf(set, picked);
  const { least, most, inParts } = set;
  const last = parts.at(-1);
  const takesPass = count === 0 && pass !== null;
  const suggestion = count === 0 && inParts ? suggested(set, worthOf) : null;
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
      {props.others.map((text, at) => (
        <Times
          key={text}
          {...{ text, at, picked, busy, onToggle }}
          most={Math.min(set.others[at]!.most, last ? last.amount : (most ?? Infinity))}
        />
      ))}
      <ul className="set-sums" aria-live="polite">
        {(parts.length === 0 || !inParts) && (
          <li data-enough={isInBounds || undefined}>
            {most == null
              ? t('chosen', { count })
              : least === most
                ? t('chosenOf', { count, most })
                : t('chosenUpTo', { count, most })}
          </li>
        )}
        {parts.map(({ label, has, amount, isEnough }) => (
          <li key={label} data-enough={isEnough || undefined}>
            {t('total', { label, has, amount })}
          </li>
        ))}
      </ul>
      <p className="actions decision-confirm" data-kind={takesPass ? 'pass' : undefined}>
        {suggestion && (
          <button
            type="button"
            className="button set-suggested"
            disabled={busy}
            onClick={() => onDone(new Set(suggestion))}
          >
            {t('suggested', { done: set.done, cards: inWords(suggestion, nameOf, props.others) })}
          </button>
        )}
        <button
          type="button"
          className="button button-main"
          disabled={busy || !(isComplete || takesPass)}
          onClick={() => onDone(picked)}
        >
          {takesPass
            ? pass.text
            : inParts
              ? last
                ? t('part', { done: set.done, has: last.has, amount: last.amount })
                : least === most
                  ? t('part', { done: set.done, has: count, amount: most })
                  : t('count', { done: set.done, count })
              : set.done}
          {takesPass && pass.follows && <span className="decision-sum"> {pass.follows}</span>}
        </button>
      </p>
    </div>
  );
}

/** The picks in words: equal names once, with their number. */
function inWords(picks: readonly number[], nameOf: (card: number) => string, others: readonly string[]): string {
  const names = picks.map((pick) => (pick < 0 ? (others[otherOf(pick)] ?? '') : nameOf(pick)));
  return [...new Set(names)]
    .map((name) => {
      const times = names.filter((one) => one === name).length;
      return times > 1 ? `${name} ×${times}` : name;
    })
    .join(', ');
}

interface TimesProps extends Pick<SetFormProps, 'picked' | 'busy' | 'onToggle'> {
  readonly text: string;
  readonly at: number;
  readonly most: number;
}

/** How often an option without a card is taken. */
function Times({ text, at, most, picked, busy, onToggle }: TimesProps) {
  const t = useTranslations('play.setForm');
  const times = timesOf(picked, at);
  return (
    <p className="set-times" role="group" aria-label={text}>
      <span>{text}</span>
      <button
        type="button"
        className="button"
        aria-label={t('less')}
        disabled={busy || times === 0}
        onClick={() => onToggle(otherPick(at, times - 1))}
      >
        <Minus size={16} aria-hidden="true" />
      </button>
      <strong aria-live="polite">{times}</strong>
      <button
        type="button"
        className="button"
        aria-label={t('more')}
        disabled={busy || times >= most}
        onClick={() => onToggle(otherPick(at, times))}
      >
        <Plus size={16} aria-hidden="true" />
      </button>
    </p>
  );
}
