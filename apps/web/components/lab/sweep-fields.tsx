/** The parameter of a sweep, with what the rules say of it, and its values. */
'use client';
import type { PlayRulesetQuery } from '@rulewright/api-client';
import { useEffect, useState } from 'react';
import { ask } from '../table/ask.ts';
import { valuesIn } from './draft.ts';

type Parameter = NonNullable<PlayRulesetQuery['ruleset']>['parameters'][number];

interface SweepFieldsProps {
  readonly ruleset: string;
  readonly parameter: string;
  readonly values: string;
  onChange(parameter: string, values: string): void;
}

/** What may be written as values. */
function range({ type, min, max, choices }: Parameter): string {
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

export function SweepFields({ ruleset, parameter, values, onChange }: SweepFieldsProps) {
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
  const chosen = parameters.find(({ name }) => name === parameter);
  const swept = parameters.filter(({ type, choices }) => ['integer', 'boolean'].includes(type) || choices.length > 0);
  return (
    <fieldset>
      <legend>What changes</legend>
      <div className="new-match-row">
        <label>
          Value
          <select
            className="field"
            required
            value={parameter}
            onChange={(event) => {
              const next = parameters.find(({ name }) => name === event.target.value);
              onChange(event.target.value, next ? firstValues(next) : '');
            }}
          >
            <option value="">Choose one…</option>
            {swept.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          goes through
          <input
            className="field"
            required
            value={values}
            placeholder="4..8 or 4, 6, 8"
            onChange={(event) => onChange(parameter, event.target.value)}
          />
        </label>
      </div>
      {chosen && (
        <p className="quiet">
          {chosen.help} Now {chosen.text}; {range(chosen)}. {valuesIn(values).length} values, one after the other.
        </p>
      )}
    </fieldset>
  );
}
