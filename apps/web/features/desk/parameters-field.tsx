/** The parameters of a mode or variant: those that it sets, each with its help, and a search that finds and adds others. */
'use client';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useTranslations } from 'next-intl';
import { useId, useMemo, useState } from 'react';
import { Fold } from './form-folds.tsx';
import type { FormContext } from './model/form-schema.ts';
import { groupBy } from '../../shared/group-by.ts';
import {
  findParameters,
  firstValue,
  parametersIn,
  type ParameterChoice,
} from '../../shared/values/parameter-schema.ts';
import { ParameterRow } from '../../shared/values/parameter-row.tsx';

type Values = Readonly<Record<string, unknown>>;

/** The maximum number of suggestions. */
const MOST = 8;
/** The most values that are shown at once. More are folded by the first word of their names. */
const MOST_SHOWN = 12;

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
  const matching = query.trim() === '' ? set : findParameters(set, query, MOST);
  const parameterChoices = findParameters(
    all.filter(({ name }) => !(name in values)),
    query,
    MOST,
  );
  const change = (next: Values): void => onChange(next, fieldPathId.path, undefined, fieldPathId.$id);
  const rows = (parameters: readonly ParameterChoice[]) => (
    <ul className="parameter-rows">
      {parameters.map((parameter) => (
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
  );
  return (
    <fieldset className="parameters-field">
      <legend>{t('parameters')}</legend>
      {set.length === 0 && <p className="quiet">{t('noParameterSetHere')}</p>}
      {!(disabled && set.length <= MOST_SHOWN) && (
        <div className="parameter-add">
          <label htmlFor={`${id}-find`}>{disabled ? t('findAParameter') : t('addAParameter')}</label>
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
              ? t('parameterCanSetOther', { count: disabled ? set.length : all.length })
              : matching.length + parameterChoices.length === 0 && t('noParametersMatchSearch')}
          </p>
          {!disabled && query.trim() !== '' && (
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
      {matching.length > MOST_SHOWN
        ? [...groupBy(matching, ({ name }) => name.split('.')[0]!)].map(([group, own]) => (
            <Fold
              key={group}
              summary={t('group', { group, count: own.length })}
              isOpen={own.some(({ name }) => name === item)}
            >
              {rows(own)}
            </Fold>
          ))
        : rows(matching)}
      {rawErrors.map((problem) => (
        <p key={problem} className="error-detail" role="alert">
          {problem}
        </p>
      ))}
    </fieldset>
  );
}
