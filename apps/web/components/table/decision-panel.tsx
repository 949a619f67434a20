/** The decision at hand as a plain list: every option a button, sums before an attack, and why something cannot be done. */
'use client';
import { Forecast, RuleRef, forecastInShort, type OptionData } from '@rulewright/ui/table';
import { useEffect, useRef } from 'react';

export interface Reason {
  readonly sentence: string;
  readonly rule?: string | null;
}

export interface DecisionPanelProps {
  /** Decisions taken before it. */
  readonly number: number;
  readonly question: string;
  readonly rule?: string | null;
  /** Those of the card that is selected, or all. */
  readonly options: readonly OptionData[];
  readonly names: readonly string[];
  readonly ruleHref: (rule: string) => string;
  /** The option that waits for confirmation. */
  readonly pending: OptionData | null;
  readonly selected: {
    readonly name: string;
    readonly texts: readonly string[];
    /** Its page. */
    readonly href: string;
    readonly why: readonly Reason[] | null;
  } | null;
  readonly busy: boolean;
  onPick(option: OptionData): void;
  onConfirm(): void;
  onBack(): void;
}

export function DecisionPanel(props: DecisionPanelProps) {
  const { number, question, rule, options, names, ruleHref, pending, selected, busy, onPick, onConfirm, onBack } =
    props;
  return (
    <section className="decision" aria-labelledby="decision-title" aria-busy={busy} data-number={number}>
      <h2 id="decision-title" className="decision-question">
        {question} {rule && <RuleRef id={rule} href={ruleHref(rule)} />}
      </h2>
      {pending ? (
        <Confirm option={pending} {...{ names, ruleHref, busy, onConfirm, onBack }} />
      ) : (
        <>
          {selected && <Selected {...selected} ruleHref={ruleHref} onBack={onBack} />}
          <ul className="decision-options">
            {options.map((option) => (
              <li key={option.option}>
                <button type="button" className="button" disabled={busy} onClick={() => onPick(option)}>
                  {option.text}
                  {option.forecast && <span className="decision-sum">{forecastInShort(option.forecast)}</span>}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type ConfirmProps = Pick<DecisionPanelProps, 'names' | 'ruleHref' | 'busy' | 'onConfirm' | 'onBack'> & {
  readonly option: OptionData;
};

function Confirm({ option, names, ruleHref, busy, onConfirm, onBack }: ConfirmProps) {
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus({ preventScroll: true }), [option.option]);
  return (
    <div className="decision-confirm">
      <p>
        <strong>{option.text}?</strong>
      </p>
      {option.forecast && <Forecast forecast={option.forecast} names={names} ruleHref={ruleHref} />}
      <p className="actions">
        <button ref={confirm} type="button" className="button button-main" disabled={busy} onClick={onConfirm}>
          {option.text}
        </button>
        <button type="button" className="button" onClick={onBack}>
          Back
        </button>
      </p>
    </div>
  );
}

type SelectedProps = NonNullable<DecisionPanelProps['selected']> & Pick<DecisionPanelProps, 'ruleHref' | 'onBack'>;

function Selected({ name, texts, href, why, ruleHref, onBack }: SelectedProps) {
  return (
    <div className="decision-selected" role="status">
      <p>
        <a href={href} target="_blank" rel="noreferrer">
          <strong>{name}</strong>
        </a>{' '}
        <button type="button" className="link-button" onClick={onBack}>
          Show everything
        </button>
      </p>
      {texts.map((text) => (
        <p key={text} className="decision-text">
          {text}
        </p>
      ))}
      {why?.map(({ sentence, rule }) => (
        <p key={sentence}>
          {sentence} {rule && <RuleRef id={rule} href={ruleHref(rule)} />}
        </p>
      ))}
      {why?.length === 0 && <p>Nothing can be done with it now.</p>}
    </div>
  );
}
