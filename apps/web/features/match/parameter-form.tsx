/** The form for changed values of the ruleset, with the description of each. The parameters are loaded when the form is opened. */
'use client';
import type { PlayRulesetQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { useFailure } from '../../shared/use-failure.ts';
import { ask } from '../device/index.ts';
import { Options } from '../../shared/components/options.tsx';

type Parameter = NonNullable<PlayRulesetQuery['ruleset']>['parameters'][number];

interface ParameterFormProps {
  readonly ruleset: string;
  readonly values: Readonly<Record<string, string>>;
  onChange(values: Readonly<Record<string, string>>): void;
}

export function ParameterForm({ ruleset, values, onChange }: ParameterFormProps) {
  const t = useTranslations('play.parameterForm');
  const inWords = useErrorSentence();
  const [parameters, setParameters] = useState<readonly Parameter[] | null>(null);
  const [failure, setFailure] = useFailure();
  const [filter, setFilter] = useState('');

  async function load(): Promise<void> {
    if (parameters) return;
    try {
      const { ruleset: resolved } = await ask('PlayRuleset', { ruleset });
      setParameters(resolved?.parameters ?? []);
    } catch (error) {
      setFailure(inWords(error));
    }
  }

  const words = filter.toLowerCase();
  const shown = parameters?.filter(
    ({ name, help }) => values[name] !== undefined || `${name} ${help}`.toLowerCase().includes(words),
  );
  const changed = Object.keys(values).length;
  return (
    <details className="parameter-form" onToggle={(event) => event.currentTarget.open && void load()}>
      <summary>{t('changeValues', { changed })}</summary>
      {failure && <p role="alert">{failure}</p>}
      {!parameters && !failure && <p className="quiet">{t('readingTheValues')}</p>}
      {shown && (
        <>
          <label>
            {t('findAValue')}
            <input className="field" type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
          </label>
          <ul>
            {shown.map((one) => (
              <li key={one.name}>
                <Value
                  parameter={one}
                  value={values[one.name]}
                  onChange={(value) => {
                    const { [one.name]: _, ...others } = values;
                    onChange(value === '' ? others : { ...others, [one.name]: value });
                  }}
                />
              </li>
            ))}
          </ul>
          {shown.length === 0 && <p className="quiet">{t('noMatches')}</p>}
        </>
      )}
    </details>
  );
}

interface ValueProps {
  readonly parameter: Parameter;
  /** Undefined while the value is that of the mode. */
  readonly value: string | undefined;
  /** Called with an empty text to restore the value of the mode. */
  onChange(value: string): void;
}

function Value({ parameter, value = '', onChange }: ValueProps) {
  const t = useTranslations('play.parameterForm');
  const { name, text, type, help, choices, min, max } = parameter;
  const own = choices.length > 0 || type === 'boolean';
  return (
    <label>
      <code>{name}</code> <span className="quiet">{t('now', { text })}</span>
      <span className="parameter-help">{help}</span>
      {own ? (
        <select className="field" value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('unchanged')}</option>
          <Options
            of={(type === 'boolean' ? YES_NO : choices).map((choice) => ({ id: choice.value, name: choice.text }))}
          />
        </select>
      ) : (
        <input
          className="field"
          type={type === 'integer' ? 'number' : 'text'}
          value={value}
          min={min ?? undefined}
          max={max ?? undefined}
          placeholder={t('unchanged')}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </label>
  );
}

const YES_NO = [
  { value: 'true', text: 'yes' },
  { value: 'false', text: 'no' },
] as const;
