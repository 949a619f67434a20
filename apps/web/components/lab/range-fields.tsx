/** A parameter, with what the rules say of it, and the values that it goes through. */
'use client';
import type { PlayRulesetQuery } from '@rulewright/api-client';
import { useEffect, useState } from 'react';
import { Options } from '../options.tsx';
import { ask } from '../table/ask.ts';
import { valuesIn, type RangeDraft } from './draft.ts';

type Parameter = NonNullable<PlayRulesetQuery['ruleset']>['parameters'][number];

interface RangeFieldsProps {
  readonly parameters: readonly Parameter[];
  readonly range: RangeDraft;
  onChange(range: RangeDraft): void;
  readonly onRemove?: (() => void) | null;
}

/** The parameters of a ruleset whose values can be listed. */
export function useRanges(ruleset: string): readonly Parameter[] {
  const [parameters, setParameters] = useState<readonly Parameter[]>([]);
  useEffect(() => {
    let gone = false;
    ask('PlayRuleset', { ruleset })
      .then(({ ruleset: found }) => !gone && setParameters(found?.parameters ?? []))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [ruleset]);
  return parameters.filter(({ type, choices }) => ['integer', 'boolean'].includes(type) || choices.length > 0);
}

/** What may be written as values. */
function allowed({ type, min, max, choices }: Parameter): string {
  if (type === 'boolean') return 'true, false';
  if (choices.length > 0) return choices.map(({ value }) => value).join(', ');
  return min != null && max != null ? `from ${min} to ${max}` : 'any number';
}

/** Values to begin with: all that are listed, else some around the one in force. */
function firstValues({ type, value, min, max, choices }: Parameter): string {
  if (type === 'boolean') return 'true, false';
  if (choices.length > 0) return choices.map((choice) => choice.value).join(', ');
  if (typeof value !== 'number') return '';
  return `${Math.max(min ?? value - 2, value - 2)}..${Math.min(max ?? value + 2, value + 2)}`;
}

export function RangeFields({ parameters, range, onChange, onRemove }: RangeFieldsProps) {
  const { parameter, values } = range;
  const chosen = parameters.find(({ name }) => name === parameter);
  return (
    <>
      <div className="new-match-row">
        <label>
          Value
          <select
            className="field"
            required
            value={parameter}
            onChange={({ target }) => {
              const next = parameters.find(({ name }) => name === target.value);
              onChange({ parameter: target.value, values: next ? firstValues(next) : '' });
            }}
          >
            <option value="">Choose one…</option>
            <Options of={parameters.map(({ name }) => ({ id: name, name }))} />
          </select>
        </label>
        <label>
          goes through
          <input
            className="field"
            required
            value={values}
            placeholder="4..8 or 4, 6, 8"
            onChange={({ target }) => onChange({ parameter, values: target.value })}
          />
        </label>
        {onRemove && (
          <button type="button" className="button button-quiet" onClick={onRemove}>
            Remove<span className="visually-hidden"> {parameter || 'this value'}</span>
          </button>
        )}
      </div>
      {chosen && (
        <p className="quiet">
          {chosen.help} Now {chosen.text}; {allowed(chosen)}. {valuesIn(values).length} values, one after the other.
        </p>
      )}
    </>
  );
}
