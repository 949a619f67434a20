/** The form of a condition: tests of values, joined by "and" or "or". */
'use client';
import { parseCondition, type Comparator, type Test } from '@rulewright/content/rule-text';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Options } from '../../../shared/components/options.tsx';
import type { ChapterWords, ChapterValue } from './chapter-words.ts';
import { ChoiceList } from './choice-list.tsx';

const NUMBERS: readonly Comparator[] = ['=', '!=', '<', '<=', '>', '>='];
const WORDS: readonly Comparator[] = ['=', '!='];
const YES_NO: readonly Comparator[] = ['true', 'false'];
const LISTS: readonly Comparator[] = ['true', 'false', 'has'];

function comparisonsOf(value: ChapterValue | undefined): readonly Comparator[] {
  if (value?.type === 'boolean') return YES_NO;
  if (value?.type === 'list') return LISTS;
  return value?.type === 'integer' ? NUMBERS : WORDS;
}

type Joined = readonly (Test & { readonly joint: 'and' | 'or' })[];

function testsIn(condition: string): Joined {
  if (condition === '') return [];
  try {
    return parseCondition(condition).flatMap((all) =>
      all.map((test, at) => ({ ...test, joint: at === 0 ? ('or' as const) : ('and' as const) })),
    );
  } catch {
    return [];
  }
}

const isYesNo = ({ comparison }: Test): boolean => comparison === 'true' || comparison === 'false';

const testText = ({ parameter, comparison, value }: Test): string => {
  if (comparison === 'true') return parameter;
  if (comparison === 'false') return `not ${parameter}`;
  return `${parameter} ${comparison} ${value}`;
};

const textOf = (tests: Joined): string =>
  tests.map((test, at) => (at === 0 ? testText(test) : `${test.joint} ${testText(test)}`)).join(' ');

export interface ConditionFormProps {
  readonly words: ChapterWords;
  readonly condition: string;
  readonly onSave: (condition: string) => void;
  /** Undefined if there is no condition yet, or if it cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
}

export function ConditionForm({ words, condition, onSave, onRemove }: ConditionFormProps) {
  const t = useTranslations('desk.ruleDesk');
  const [tests, setTests] = useState(() => testsIn(condition));
  const [isAdding, setAdding] = useState(tests.length === 0);
  const set = (at: number, change: Partial<Joined[number]>): void =>
    setTests(tests.map((test, place) => (place === at ? { ...test, ...change } : test)));
  const isComplete = tests.length > 0 && tests.every((test) => test.value !== '' || isYesNo(test));
  return (
    <div className="condition-form">
      {tests.map((test, at) => (
        <TestRow
          key={`${at} ${test.parameter}`}
          test={test}
          isFirst={at === 0}
          named={words.values.find(({ name }) => name === test.parameter)}
          onChange={(change) => set(at, change)}
          onRemove={() => setTests(tests.filter((_, place) => place !== at))}
        />
      ))}
      {isAdding ? (
        <ChoiceList
          label={t('findValueForCondition')}
          all={words.values}
          idOf={({ name }) => name}
          textOf={({ name, help }) => `${name} ${help}`}
          onChoose={(value) => {
            const [comparison = 'true'] = comparisonsOf(value);
            const first = value.choices[0]?.value ?? (value.type === 'integer' ? '0' : '');
            const start = comparison === 'true' ? '' : first;
            setTests([...tests, { parameter: value.name, comparison, value: start, joint: 'and' }]);
            setAdding(false);
          }}
        >
          {({ help, text }) => (
            <>
              {help} <span className="quiet">{t('now', { text })}</span>
            </>
          )}
        </ChoiceList>
      ) : (
        <p className="panel-steps">
          <button
            type="button"
            className="button button-main"
            disabled={!isComplete}
            onClick={() => onSave(textOf(tests))}
          >
            {t('saveCondition')}
          </button>
          <button type="button" className="button" onClick={() => setAdding(true)}>
            {t('addTest')}
          </button>
          {onRemove && (
            <button type="button" className="link-button" onClick={onRemove}>
              {t('removeCondition')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

interface TestRowProps {
  readonly test: Joined[number];
  readonly named: ChapterValue | undefined;
  readonly isFirst: boolean;
  readonly onChange: (change: Partial<Joined[number]>) => void;
  readonly onRemove: () => void;
}

function TestRow({ test, named, isFirst, onChange, onRemove }: TestRowProps) {
  const t = useTranslations('desk.ruleDesk');
  const choices = [
    ...(named?.choices ?? []).map(({ value, text }) => ({ id: value, name: text })),
    ...(named?.nullable && test.comparison !== 'has' ? [{ id: 'null', name: t('notSet') }] : []),
  ];
  const help = named?.help ?? test.parameter;
  return (
    <fieldset className="condition-test">
      <legend>{help}</legend>
      {!isFirst && (
        <select
          aria-label={t('joint')}
          value={test.joint}
          onChange={(event) => onChange({ joint: event.target.value as 'and' | 'or' })}
        >
          <Options of={(['and', 'or'] as const).map((id) => ({ id, name: t('joined', { joint: id }) }))} />
        </select>
      )}
      <select
        aria-label={t('comparison')}
        value={test.comparison}
        onChange={(event) => onChange({ comparison: event.target.value as Comparator })}
      >
        <Options
          of={comparisonsOf(named).map((id) => ({
            id,
            name: t('compares', { test: COMPARED[id], type: named?.type ?? '' }),
          }))}
        />
      </select>
      {!isYesNo(test) &&
        (choices.length > 0 && named?.type !== 'integer' ? (
          <select aria-label={help} value={test.value} onChange={(event) => onChange({ value: event.target.value })}>
            <Options of={choices} />
          </select>
        ) : (
          <input
            className="field"
            aria-label={help}
            value={test.value === 'null' ? '' : test.value}
            placeholder={named?.nullable ? t('notSet') : undefined}
            inputMode={named?.type === 'integer' ? 'numeric' : undefined}
            onChange={({ target: { value } }) =>
              onChange({ value: value.replaceAll(/[^\w.-]/gu, '') || (named?.nullable ? 'null' : '') })
            }
          />
        ))}
      <button type="button" className="link-button" onClick={onRemove}>
        {t('removeTest')}
      </button>
    </fieldset>
  );
}

/** Keys of messages, because signs cannot be keys. */
const COMPARED: Readonly<Record<Comparator, string>> = {
  '=': 'is',
  '!=': 'isNot',
  '<': 'less',
  '<=': 'most',
  '>': 'more',
  '>=': 'least',
  has: 'has',
  true: 'true',
  false: 'false',
};
