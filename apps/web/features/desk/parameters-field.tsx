/** The parameters of a mode or variant: those that it sets, each with its help, and a search to add others. */
'use client';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useTranslations } from 'next-intl';
import { useId, useMemo, useState } from 'react';
import type { FormContext } from './model/form-schema.ts';
import { findParameters, firstValue, parametersIn } from '../../shared/values/parameter-schema.ts';
import { ParameterRow } from '../../shared/values/parameter-row.tsx';

type Values = Readonly<Record<string, unknown>>;

/** The maximum number of suggestions. */
const MOST = 8;

export function ParametersField(props: FieldProps<unknown, RJSFSchema, FormContext>) {
  const t = useTranslations('desk.parametersField');
  const { schema, formData, onChange, fieldPathId, disabled = false, registry, rawErrors = [] } = props;
  const id = useId();
  const all = useMemo(() => parametersIn(schema), [schema]);
  const names = useMemo(() => all.map(({ name }) => name), [all]);
  const current = registry.formContext?.current ?? {};
  const values = (formData ?? {}) as Values;
  const item = registry.formContext?.item;
  const [query, setQuery] = useState(item !== undefined && names.includes(item) && !(item in values) ? item : '');
  const set = all.filter(({ name }) => name in values);
  const parameterChoices = findParameters(
    all.filter(({ name }) => !(name in values)),
    query,
    MOST,
  );
  const change = (next: Values): void => onChange(next, fieldPathId.path, undefined, fieldPathId.$id);
  return (
    <fieldset className="parameters-field">
      <legend>{t('parameters')}</legend>
      {set.length === 0 && <p className="quiet">{t('noParameterSetHere')}</p>}
      <ul className="parameter-rows">
        {set.map((parameter) => (
          <ParameterRow
            key={parameter.name}
            parameter={parameter}
            value={values[parameter.name]}
            current={current[parameter.name]}
            others={names}
            disabled={disabled}
            wanted={parameter.name === item}
            onChange={(value) => change({ ...values, [parameter.name]: value })}
            onRemove={() => {
              const { [parameter.name]: _, ...rest } = values;
              change(rest);
            }}
          />
        ))}
      </ul>
      {rawErrors.map((problem) => (
        <p key={problem} className="error-detail" role="alert">
          {problem}
        </p>
      ))}
      {!disabled && (
        <div className="parameter-add">
          <label htmlFor={`${id}-find`}>{t('addAParameter')}</label>
          <input
            id={`${id}-find`}
            type="search"
            value={query}
            placeholder={t('partItsNameDescription')}
            aria-describedby={`${id}-said`}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p id={`${id}-said`} className="quiet" role="status">
            {query.trim() === ''
              ? t('parameterCanSetOther', { count: all.length })
              : parameterChoices.length === 0 && t('noParametersMatchSearch')}
          </p>
          {query.trim() !== '' && (
            <ul className="parameter-choices">
              {parameterChoices.map((parameter) => (
                <li key={parameter.name}>
                  <button
                    type="button"
                    onClick={() => {
                      change({ ...values, [parameter.name]: firstValue(parameter) });
                      setQuery('');
                    }}
                  >
                    <code>{parameter.name}</code>
                    {current[parameter.name] !== undefined && (
                      <span className="quiet"> {t('now', { parameter: current[parameter.name] ?? '' })}</span>
                    )}
                    <span className="parameter-help">{parameter.help}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </fieldset>
  );
}
