/** The panel below a sentence: the picker of a chip, of a rule's condition or successor, or of the place for a rule. */
'use client';
import { chipText, type SentenceChip } from '@rulewright/content/rule-text';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { ChapterWords } from './chapter-words.ts';
import { ChoiceList } from './choice-list.tsx';
import { ConditionForm } from './condition-form.tsx';

/** What a panel is about. A chip that is not in the sentence yet has no place. */
export type ChipKind = SentenceChip['kind'];

export interface ChipPanelProps {
  readonly kind: ChipKind;
  /** The chip to change; null for a new one. */
  readonly chip: SentenceChip | null;
  /** The selected words, which a link or a condition takes up. */
  readonly selected: string;
  readonly words: ChapterWords;
  readonly sentence: string;
  /** A link to the form of a value; undefined if the game has none. */
  readonly valueHref: (name: string) => string | undefined;
  readonly onWrite: (words: string) => void;
  readonly onClose: () => void;
}

export function Panel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const t = useTranslations('desk.ruleDesk');
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const own = box.current;
    if (own && !own.contains(document.activeElement)) own.querySelector<HTMLElement>('input, select, button')?.focus();
    own?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={box}
      className="chip-panel"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h3>{title}</h3>
        <button type="button" className="link-button" onClick={onClose}>
          {t('close')}
        </button>
      </header>
      {children}
    </section>
  );
}

export function ChipPanel(props: ChipPanelProps) {
  const t = useTranslations('desk.ruleDesk');
  const { kind, chip, onClose, onWrite, sentence } = props;
  /** Removes a chip. A condition leaves its words. */
  const remove = (): void => onWrite(chip?.kind === 'when' ? sentence.slice(chip.inside.from, chip.inside.to) : '');
  return (
    <Panel title={t('panel', { kind })} onClose={onClose}>
      {kind === 'value' && <ValueChoice {...props} />}
      {kind === 'term' && (
        <ChoiceList
          label={t('findTerm')}
          all={props.words.terms}
          chosen={chip?.kind === 'term' ? chip.words.toLowerCase() : undefined}
          idOf={({ term }) => term.toLowerCase()}
          textOf={({ term }) => term}
          onChoose={({ term }) => onWrite(chipText({ kind: 'term', words: term }))}
        >
          {({ term }) => term}
        </ChoiceList>
      )}
      {kind === 'link' && <LinkChoice {...props} />}
      {kind === 'when' && (
        <ConditionForm
          words={props.words}
          condition={chip?.kind === 'when' ? chip.condition : ''}
          onSave={(condition) => {
            const inside =
              chip?.kind === 'when'
                ? sentence.slice(chip.inside.from, chip.inside.to)
                : props.selected || t('wordsForCondition');
            onWrite(chipText({ kind: 'when', condition, words: inside }));
          }}
          onRemove={chip ? remove : undefined}
        />
      )}
      {chip && kind !== 'when' && (
        <p>
          <button type="button" className="link-button" onClick={remove}>
            {t('removeChip', { kind })}
          </button>
        </p>
      )}
    </Panel>
  );
}

const STYLES = ['plain', 'unit', 'words'] as const;

function ValueChoice({ chip, words, valueHref, onWrite }: ChipPanelProps) {
  const t = useTranslations('desk.ruleDesk');
  const chosen = chip?.kind === 'value' ? chip : null;
  const value = words.values.find(({ name }) => name === chosen?.parameter);
  const href = value && valueHref(value.name);
  return (
    <>
      {chosen && value && (
        <>
          <p>{value.help}</p>
          {value.type === 'integer' && (
            <p className="segments" role="group" aria-label={t('style')}>
              {STYLES.map((style) => (
                <button
                  key={style}
                  type="button"
                  aria-pressed={style === chosen.style}
                  onClick={() => onWrite(chipText({ ...chosen, style }))}
                >
                  {t('styleName', { style })}
                </button>
              ))}
            </p>
          )}
          {href !== undefined && (
            <p>
              <a href={href}>{t('changeValueInMode', { text: value.text })}</a>
            </p>
          )}
        </>
      )}
      <ChoiceList
        label={t('findValue')}
        all={words.values}
        chosen={chosen?.parameter}
        idOf={({ name }) => name}
        textOf={({ name, help, text }) => `${name} ${help} ${text}`}
        onChoose={({ name, unit }) =>
          onWrite(chipText({ kind: 'value', parameter: name, style: chosen?.style ?? (unit ? 'unit' : 'plain') }))
        }
      >
        {({ help, text }) => (
          <>
            {help} <span className="quiet">{t('now', { text })}</span>
          </>
        )}
      </ChoiceList>
    </>
  );
}

function LinkChoice({ chip, words, selected, onWrite }: ChipPanelProps) {
  const t = useTranslations('desk.ruleDesk');
  const id = useId();
  const chosen = chip?.kind === 'link' ? chip : null;
  const [said, setSaid] = useState(chosen?.words ?? selected);
  return (
    <>
      <p>
        <label htmlFor={id}>{t('wordsOfLink')}</label>
        <input
          id={id}
          className="field"
          value={said}
          placeholder={t('wordsOfLinkHint')}
          onChange={(event) => setSaid(event.target.value)}
        />
      </p>
      {chosen && said.trim() !== '' && said !== chosen.words && (
        <p>
          <button
            type="button"
            className="button button-main"
            onClick={() => onWrite(chipText({ ...chosen, words: said }))}
          >
            {t('saveWords')}
          </button>
        </p>
      )}
      <RuleChoice
        label={t('findRule')}
        words={words}
        chosen={chosen?.rule}
        onChoose={(rule, number) =>
          onWrite(chipText({ kind: 'link', words: said.trim() || t('ruleNumber', { number }), rule }))
        }
      />
    </>
  );
}

export interface RuleChoiceProps {
  readonly label: string;
  readonly words: ChapterWords;
  readonly chosen?: string | undefined;
  /** A rule that cannot be chosen. */
  readonly except?: string;
  readonly onChoose: (rule: string, number: string) => void;
}

/** The rules of the rulebook with their numbers and sentences. */
export function RuleChoice({ label, words, chosen, except, onChoose }: RuleChoiceProps) {
  return (
    <ChoiceList
      label={label}
      all={words.rules.filter(({ id }) => id !== except)}
      chosen={chosen}
      idOf={({ id }) => id}
      textOf={({ id, number, text }) => `${number} ${text} ${id}`}
      onChoose={({ id, number }) => onChoose(id, number)}
    >
      {({ number, text }) => (
        <>
          <b>{number}</b> {text}
        </>
      )}
    </ChoiceList>
  );
}
