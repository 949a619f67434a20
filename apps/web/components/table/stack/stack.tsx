/**
 * The stack of pending actions. The first action is the next to resolve. Each action has its card, its sentence and its targets. Pointing
 * at an action marks its targets on the board.
 */
'use client';
import { CardCut, RuleRef } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { moveByArrows } from '../arrow-keys.ts';
import type { CardTexts } from '../card-texts.ts';
import { SPEEDS, useSpeed } from '../use-kept-choice.ts';
import { useResolved, type Pending } from './use-resolved.ts';

/** Milliseconds until the next resolved action leaves the stack, at normal speed. */
const STAYS = 900;

export interface StackProps {
  readonly pending: readonly Pending[];
  /** The number of decisions so far. */
  readonly taken: number;
  readonly faces: string;
  readonly texts: CardTexts;
  readonly ruleHref: (rule: string) => string;
  /** The action under the pointer or with the focus. */
  readonly pointed: Pending | null;
  /** Whether the stack is collapsed to one line that the reader can open, for small screens. */
  readonly folds?: boolean;
  onPoint(action: Pending | null): void;
  /** Called when the reader presses an action, to show its card. */
  onRead?(action: Pending): void;
}

const still = (): boolean => typeof window !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export function Stack(props: StackProps) {
  const { pending, taken, folds = false, pointed } = props;
  const t = useTranslations('play.stack');
  const wordOf = useStateWord();
  const [speed] = useSpeed();
  const resolved = useResolved(pending, taken, still() ? 0 : STAYS * SPEEDS[speed]);
  useMarkedTargets(pointed);
  const all = [...resolved, ...pending];
  const [first] = all;
  if (!first) return <Spoken pending={pending} />;
  const list = (
    <ol className="stack-list" onKeyDown={moveByArrows}>
      {resolved.map((one) => (
        <Entry key={`resolved ${one.id}`} {...props} action={one} word={t('resolved')} isResolved />
      ))}
      {pending.map((one, at) => (
        <Entry key={one.id} {...props} action={one} word={wordOf(one, at)} />
      ))}
    </ol>
  );
  if (!folds)
    return (
      <section className="stack" aria-labelledby="stack-title">
        <h2 id="stack-title">{t('title')}</h2>
        {list}
        <Spoken pending={pending} />
      </section>
    );
  return (
    <section className="stack stack-folds" aria-label={t('title')}>
      <details>
        <summary>
          <Face action={first} faces={props.faces} />
          <span className="stack-line">{first.sentence}</span>
          <span className="stack-more">{t('waiting', { count: pending.length })}</span>
        </summary>
        {list}
      </details>
      <Spoken pending={pending} />
    </section>
  );
}

/** Returns the state of an action in words. The first action resolves next, unless it is resolving already. */
function useStateWord(): (action: Pending, at: number) => string | null {
  const t = useTranslations('play.stack');
  return ({ state }, at) => {
    if (state === 'stopped') return t('stopped');
    if (state === 'resolving') return t('resolving');
    return at === 0 ? t('next') : null;
  };
}

/** Announces to screen readers which action resolves next. */
function Spoken({ pending }: Pick<StackProps, 'pending'>) {
  const t = useTranslations('play.stack');
  const wordOf = useStateWord();
  const [first] = pending;
  const told = first && { word: wordOf(first, 0) ?? '', sentence: first.sentence, count: pending.length };
  const targets = first ? namesOf(first) : '';
  return (
    <p className="visually-hidden stack-spoken" role="status">
      {told && (targets === '' ? t('spoken', told) : t('spokenTargets', { ...told, targets }))}
    </p>
  );
}

const namesOf = ({ targets }: Pending): string => targets.map(({ name }) => name).join(', ');

function Face({ action: { card }, faces }: { readonly action: Pending; readonly faces: string }) {
  return (
    <span className="stack-face" data-hidden={card ? undefined : ''}>
      {card && <CardCut faces={faces} slug={card.slug} />}
    </span>
  );
}

interface EntryProps extends StackProps {
  readonly action: Pending;
  readonly word: string | null;
  readonly isResolved?: boolean;
}

function Entry({ action, word, isResolved, faces, texts, ruleHref, onPoint, onRead }: EntryProps) {
  const t = useTranslations('play.stack');
  const { card, sentence, targets, rule, state } = action;
  const leave = (): void => onPoint(null);
  return (
    <li data-state={isResolved ? 'resolved' : state}>
      <button
        type="button"
        className="stack-entry"
        onClick={() => onRead?.(action)}
        onPointerEnter={() => onPoint(action)}
        onPointerLeave={leave}
        onFocus={() => onPoint(action)}
        onBlur={leave}
      >
        <Face action={action} faces={faces} />
        <span className="stack-text">
          <strong>{sentence}</strong>
          {targets.length > 0 && <span>{t('targets', { names: namesOf(action) })}</span>}
          {word && <span className="stack-word">{word}</span>}
        </span>
      </button>
      {card &&
        texts[card.slug]?.map((text) => (
          <p key={text} className="stack-printed">
            {text}
          </p>
        ))}
      <RuleRef id={rule} href={ruleHref(rule)} />
    </li>
  );
}

/** Marks the targets of an action on the board. */
function useMarkedTargets(action: Pending | null): void {
  useEffect(() => {
    const places = (action?.targets ?? []).map(({ card, seat }) =>
      card != null ? `.tile[data-card="${card}"]` : `.table-seat[data-seat="${seat}"] > .table-seat-head`,
    );
    const found = places.flatMap((place) => [...document.querySelectorAll<HTMLElement>(`.match-table ${place}`)]);
    for (const one of found) one.dataset['pointed'] = '';
    return () => {
      for (const one of found) delete one.dataset['pointed'];
    };
  }, [action]);
}
