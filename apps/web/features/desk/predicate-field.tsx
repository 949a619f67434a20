/** Edits the cards of a rule as a list of conditions on their fields. Other predicates are edited as text. */
'use client';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useTranslations } from 'next-intl';
import { conditionsIn, OPERATORS, predicateOf, type FieldCondition, type Operator } from './model/predicate.ts';
import type { FormContext } from './model/form-schema.ts';
import { FlowText, useFirstValue } from './flow-field.tsx';
import { Options } from '../../shared/components/options.tsx';

const EVERY_CARD = {};

export function PredicateField(props: FieldProps<unknown, RJSFSchema, FormContext>) {
  const t = useTranslations('desk.predicateField');
  const { schema, formData, onChange, registry, fieldPathId, disabled = false, title, name } = props;
  useFirstValue(props, EVERY_CARD);
  const fields = registry.formContext?.law.fields ?? [];
  const conditions = conditionsIn(formData, fields);
  const label = title ?? schema.title ?? name;
  const put = (value: unknown): void => onChange(value, fieldPathId.path, undefined, fieldPathId.$id);
  if (conditions === null)
    return <FlowText label={label} value={formData} disabled={disabled} help={t('other')} onChange={put} />;
  const change = (next: readonly FieldCondition[]): void => put(predicateOf(next, fields));
  const edit = (at: number, part: Partial<FieldCondition>): void =>
    change(conditions.map((one, i) => (i === at ? { ...one, ...part } : one)));
  return (
    <fieldset className="conditions">
      <legend>{label}</legend>
      {conditions.length === 0 && <p className="quiet">{formData === undefined ? t('unset') : t('every')}</p>}
      {conditions.map((condition, i) => {
        const field = fields.find(({ id }) => id === condition.field);
        return (
          <p key={condition.field} className="condition" role="group" aria-label={t('condition', { number: i + 1 })}>
            <select
              aria-label={t('field')}
              className="field"
              value={condition.field}
              disabled={disabled}
              onChange={({ target }) => edit(i, { field: target.value, value: '' })}
            >
              {fields
                .filter(({ id }) => id === condition.field || conditions.every((one) => one.field !== id))
                .map(({ id, label: words }) => (
                  <option key={id} value={id}>
                    {words}
                  </option>
                ))}
            </select>
            <select
              aria-label={t('comparison')}
              className="field"
              value={condition.operator}
              disabled={disabled}
              onChange={({ target }) => edit(i, { operator: target.value as Operator })}
            >
              <Options of={OPERATORS.map((operator) => ({ id: operator, name: t('operator', { operator }) }))} />
            </select>
            <input
              aria-label={t('value')}
              className="field"
              list={`${fieldPathId.$id}-${i}`}
              value={condition.value}
              disabled={disabled}
              onChange={({ target }) => edit(i, { value: target.value })}
            />
            <datalist id={`${fieldPathId.$id}-${i}`}>
              {field?.values.map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
            <button type="button" disabled={disabled} onClick={() => change(conditions.filter((_, at) => at !== i))}>
              {t('removeCondition')}
            </button>
          </p>
        );
      })}
      <button
        type="button"
        disabled={disabled || fields.length === conditions.length}
        onClick={() => {
          const free = fields.find(({ id }) => conditions.every(({ field }) => field !== id))!;
          change([...conditions, { field: free.id, operator: 'is', value: free.values[0] ?? '' }]);
        }}
      >
        {t('addCondition')}
      </button>
    </fieldset>
  );
}
