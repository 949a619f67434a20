/** The fields for tuning: goals, and the parameters that may change to reach them. */
'use client';
import { useTranslations } from 'next-intl';
import { selector } from '../../i18n/selector.ts';
import { NO_RANGE, RELATION_WORDS, type GoalDraft, type RangeDraft } from './draft.ts';
import { RangeFields, useRanges } from './range-fields.tsx';
import { Select } from '../../shared/forms/select.tsx';

interface TuneFieldsProps {
  readonly ruleset: string;
  readonly goals: readonly GoalDraft[];
  readonly vary: readonly RangeDraft[];
  onGoals(goals: readonly GoalDraft[]): void;
  onVary(vary: readonly RangeDraft[]): void;
}

/** The metrics that every game has. */
const METRICS = ['turns', 'starter-wins', 'decisions', 'decisions-per-turn', 'lead-changes', 'draws'] as const;
const RELATIONS = ['=', '<=', '>='] as const;
const MOST_GOALS = 4;
const MOST_VARIED = 6;

const replaced = <One,>(list: readonly One[], at: number, next: One): One[] =>
  list.map((one, i) => (i === at ? next : one));
const without = <One,>(list: readonly One[], at: number): One[] => list.filter((_, i) => i !== at);

export function TuneFields({ ruleset, goals, vary, onGoals, onVary }: TuneFieldsProps) {
  const t = useTranslations('lab.tuneFields');
  const parameters = useRanges(ruleset);
  return (
    <>
      <fieldset>
        <legend>{t('goals')}</legend>
        {goals.map((goal, at) => (
          <div key={at} className="new-match-row lab-words" role="group" aria-label={t('goal', { at: at + 1 })}>
            <Select
              label={t('number')}
              value={goal.metric}
              onChange={(value) => onGoals(replaced(goals, at, { ...goal, metric: value }))}
              of={METRICS.map((id) => ({ id, name: t('metric', { metric: selector(id) }) }))}
            />
            <Select
              label={t('shouldBe')}
              value={goal.relation}
              onChange={(value) => onGoals(replaced(goals, at, { ...goal, relation: value as GoalDraft['relation'] }))}
              of={RELATIONS.map((id) => ({ id, name: t('relation', { relation: RELATION_WORDS[id] }) }))}
            />
            <label>
              {t('targetValue')}
              <input
                className="field"
                required
                pattern="\s*\d+(\.\d+)?\s*%?\s*"
                title={t('numberShareSuch52')}
                value={goal.value}
                onChange={({ target }) => onGoals(replaced(goals, at, { ...goal, value: target.value }))}
              />
            </label>
            {goals.length > 1 && (
              <button type="button" className="button button-quiet" onClick={() => onGoals(without(goals, at))}>
                {t.rich('removeGoal', {
                  at: at + 1,
                  span: (chunks) => <span className="visually-hidden">{chunks}</span>,
                })}
              </button>
            )}
          </div>
        ))}
        {goals.length < MOST_GOALS && (
          <p>
            <button
              type="button"
              className="button"
              onClick={() => onGoals([...goals, { metric: 'lead-changes', relation: '>=', value: '2' }])}
            >
              {t('addAGoal')}
            </button>
          </p>
        )}
      </fieldset>
      <fieldset>
        <legend>{t('valuesThatMayChange')}</legend>
        {vary.map((range, at) => (
          <RangeFields
            key={at}
            parameters={parameters}
            range={range}
            onChange={(next) => onVary(replaced(vary, at, next))}
            onRemove={vary.length > 1 ? () => onVary(without(vary, at)) : null}
          />
        ))}
        {vary.length < MOST_VARIED && (
          <p>
            <button type="button" className="button" onClick={() => onVary([...vary, NO_RANGE])}>
              {t('addAValue')}
            </button>
          </p>
        )}
        <p className="quiet">{t('combinationsHelp')}</p>
      </fieldset>
    </>
  );
}
