/**
 * The current decision: the question, and every option as a button next to its card or in a list. It also shows the sums before an attack,
 * and why a card cannot act.
 */
'use client';
import { Forecast, RuleRef, type OptionData } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { Suspense, lazy, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { ForeseenQuestion } from './answering.ts';
import { moveByArrows } from './arrow-keys.ts';
import type { SelectedCardProps } from './selected-card.tsx';
import type { SetFormProps } from './set-form.tsx';
import { beside } from './beside.ts';

/** What the box should not cover: the viewer's cards on the board and in the hand, without those in piles, and the panel of the question. */
const KEPT_FREE = '.match-table [data-self] .table-lanes .tile, .match-side > .decision';

/** Positions the box next to the element that `selector` finds. Without a match, the box stays in the page flow. */
function useBeside(selector: string | null): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const put = (): void => {
      const element = box.current;
      if (!element) return;
      const anchor = selector === null ? null : document.querySelector(selector);
      element.toggleAttribute('data-beside', anchor !== null);
      if (!anchor) {
        element.style.removeProperty('left');
        element.style.removeProperty('top');
        return;
      }
      const { offsetWidth: width, offsetHeight: height } = element;
      const { clientWidth, clientHeight } = document.documentElement;
      const { left, top } = beside(
        anchor.getBoundingClientRect(),
        { width, height },
        { width: clientWidth, height: clientHeight },
        [...document.querySelectorAll(KEPT_FREE)]
          .filter((one) => one !== anchor)
          .map((one) => one.getBoundingClientRect()),
      );
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    put();
    window.addEventListener('resize', put);
    window.addEventListener('scroll', put, { passive: true });
    return () => {
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', put);
    };
  });
  return box;
}

// The page loads this part when the reader selects a card.
const ForeseenForm = lazy(async () => ({ default: (await import('./foreseen-form.tsx')).ForeseenForm }));
const SetForm = lazy(async () => ({ default: (await import('./set-form.tsx')).SetForm }));
const SelectedCard = lazy(async () => ({ default: (await import('./selected-card.tsx')).SelectedCard }));

export interface DecisionPanelProps {
  /** The number of decisions before this one. */
  readonly number: number;
  readonly question: string;
  readonly rule?: string | null;
  /** The options with a card or a zone: those of the selected card, or all. */
  readonly options: readonly OptionData[];
  /** Whether the board shows the card or zone of at least one option. If not, the list of options is always open. */
  readonly onBoard: boolean;
  /** The options that end the decision as a whole, such as to pass. */
  readonly ends: readonly OptionData[];
  /** Questions that will follow for certain. If there is more than one, a form asks all of them at once. */
  readonly foreseen: readonly ForeseenQuestion[];
  /** The set of cards that the question asks for. */
  readonly set: Omit<SetFormProps, 'busy' | 'isShort'> | null;
  readonly names: readonly string[];
  readonly ruleHref: (rule: string) => string;
  /** The option that waits for confirmation. */
  readonly pending: OptionData | null;
  readonly selected: Omit<SelectedCardProps, 'ruleHref' | 'onBack'> | null;
  readonly busy: boolean;
  /** Whether the window is small. A button then opens the options of cards and zones, because the board also shows them. */
  readonly isSmall: boolean;
  onPick(option: OptionData): void;
  onAnswer(answers: ReadonlyMap<string, string>): void;
  /** Called with the option under the pointer or focus, or null. */
  onHint(option: OptionData | null): void;
  onConfirm(): void;
  onBack(): void;
}

export function DecisionPanel(props: DecisionPanelProps) {
  const { number, question, rule, foreseen, names, ruleHref, pending, selected, busy, onBack } = props;
  const t = useTranslations('play.decisionPanel');
  const asksAll = foreseen.length > 1;

  function press(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape' && (pending || selected)) onBack();
    else if (!asksAll) moveByArrows(event);
  }

  return (
    <section
      className="decision"
      aria-labelledby="decision-title"
      aria-busy={busy}
      data-number={number}
      onKeyDown={press}
    >
      <h2 id="decision-title" className="decision-question" tabIndex={-1}>
        {pending ? t('confirm', { option: pending.text }) : asksAll ? t('beforeYouStart') : question}{' '}
        {rule && <RuleRef id={rule} href={ruleHref(rule)} />}
      </h2>
      {pending ? (
        <Confirm option={pending} {...{ names, ruleHref, busy, onBack }} onConfirm={props.onConfirm} />
      ) : asksAll ? (
        <Suspense>
          <ForeseenForm key={question} questions={foreseen} busy={busy} onAnswer={props.onAnswer} />
        </Suspense>
      ) : props.set ? (
        <Suspense>
          <SetForm {...props.set} busy={busy} isShort={props.isSmall && props.onBoard} />
        </Suspense>
      ) : (
        <>
          {selected && (
            <Suspense>
              <SelectedCard {...selected} ruleHref={ruleHref} onBack={onBack} />
            </Suspense>
          )}
          <OptionList {...props} />
        </>
      )}
    </section>
  );
}

/**
 * The options with a card or zone. A button opens the full list if the board also shows options. The options of a selected card are next
 * to that card.
 */
function OptionList(props: DecisionPanelProps) {
  const { number, selected, isSmall } = props;
  const { options, ends } = isSmall ? inSmallWindow(props) : props;
  const t = useTranslations('play.decisionPanel');
  const [unfolded, setUnfolded] = useState<number | null>(null);
  const folds = !selected && options.length > (isSmall ? 0 : FEW) && unfolded !== number && props.onBoard;
  const box = useBeside(selected && options.length > 0 ? `.match-table [data-card="${selected.card}"]` : null);
  useLayoutEffect(() => {
    // The pressed button no longer exists, so this moves the focus into the list.
    if (unfolded !== null) box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [box, unfolded]);
  return (
    <>
      <div ref={box} className="decision-box" data-unfolded={unfolded === number || undefined}>
        <Options {...props} options={options} folded={folds} ends={false} />
      </div>
      {folds && (
        <button type="button" className="button button-quiet decision-unfold" onClick={() => setUnfolded(number)}>
          {t(isSmall ? 'showOptions' : 'showAllOptions', { count: options.length })}
        </button>
      )}
      <Options {...props} options={ends} folded={false} ends />
    </>
  );
}

/** A small window has room for two buttons without a card, beside those to pass. If there are more, the list of options has them. */
function inSmallWindow({ options, ends, selected }: DecisionPanelProps): Pick<DecisionPanelProps, 'options' | 'ends'> {
  const listed = ends.filter(({ kind }) => kind !== 'pass');
  if (listed.length <= FEW) return { options, ends };
  return { options: selected ? options : [...options, ...listed], ends: ends.filter(({ kind }) => kind === 'pass') };
}

type OptionsProps = Omit<DecisionPanelProps, 'ends'> & { readonly folded: boolean; readonly ends?: boolean };

function Options({ options, busy, onPick, onHint, folded, ends }: OptionsProps) {
  if (options.length === 0) return null;
  return (
    <ul
      className="decision-options"
      data-ends={ends || undefined}
      data-folded={folded || undefined}
      onPointerLeave={() => onHint(null)}
      onBlur={() => onHint(null)}
    >
      {options.map((option) => (
        <li key={option.option} data-kind={option.kind}>
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() => onPick(option)}
            onPointerEnter={() => onHint(option)}
            onFocus={() => onHint(option)}
          >
            {option.text}
            {option.follows && <span className="decision-sum"> {option.follows}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** In a large window, the list is open for at most this many options. A small window shows at most this many options without a card. */
const FEW = 2;

type ConfirmProps = Pick<DecisionPanelProps, 'names' | 'ruleHref' | 'busy' | 'onConfirm' | 'onBack'> & {
  readonly option: OptionData;
};

function Confirm({ option, names, ruleHref, busy, onConfirm, onBack }: ConfirmProps) {
  const t = useTranslations('play.decisionPanel');
  const confirm = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => confirm.current?.focus({ preventScroll: true }), [option.option]);
  const box = useBeside(option.card == null ? null : `.match-table [data-card="${option.card}"]`);
  return (
    <div ref={box} className="decision-box decision-confirm">
      {option.forecast && <Forecast forecast={option.forecast} names={names} total={t('total')} ruleHref={ruleHref} />}
      <p className="actions">
        <button ref={confirm} type="button" className="button button-main" disabled={busy} onClick={onConfirm}>
          {option.text}
          {option.follows && <span className="decision-sum"> {option.follows}</span>}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {t('back')}
        </button>
      </p>
    </div>
  );
}
