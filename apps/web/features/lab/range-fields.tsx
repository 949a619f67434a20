/** A parameter with its description, and the values to try. */
'use client';
import { PlayRulesetDocument, type PlayRulesetQuery } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { request } from '../../shared/request.ts';
import { valuesIn, type RangeDraft } from './draft.ts';
import { Select } from '../../shared/forms/select.tsx';

type Parameter = NonNullable<PlayRulesetQuery['ruleset']>['parameters'][number];

interface RangeFieldsProps {
  readonly parameters: readonly Parameter[];
  readonly range: RangeDraft;
  onChange(range: RangeDraft): void;
  readonly onRemove?: (() => void) | null;
}

/** The parameters of a ruleset whose values can be listed. */
export function useRanges(ruleset: string): readonly Parameter[] {
  const { data } = useQuery({
    queryKey: ['play-ruleset', ruleset],
    queryFn: ({ signal }) => request(PlayRulesetDocument, { ruleset }, { signal }),
  });
  const parameters = data?.ruleset?.parameters ?? [];
  return parameters.filter(({ type, choices }) => ['integer', 'boolean'].includes(type) || choices.length > 0);
}

/** The initial values: all choices of the parameter, or else some around its current value. */
function firstValues({ type, value, min, max, choices }: Parameter): string {
  if (type === 'boolean') return 'true, false';
  if (choices.length > 0) return choices.map((choice) => choice.value).join(', ');
  if (typeof value !== 'number') return '';
  return `${Math.max(min ?? value - 2, value - 2)}..${Math.min(max ?? value + 2, value + 2)}`;
}

export function RangeFields({ parameters, range, onChange, onRemove }: RangeFieldsProps) {
  const t = useTranslations('lab.rangeFields');
  const { parameter, values } = range;
  /** Describes the allowed values. */
  function allowed({ type, min, max, choices }: Parameter): string {
    if (type === 'boolean') return 'true, false';
    if (choices.length > 0) return choices.map((choice) => choice.value).join(', ');
    return min != null && max != null ? t('fromTo', { min, max }) : t('anyNumber');
  }
  const chosen = parameters.find(({ name }) => name === parameter);
  return (
    <>
      <div className="new-match-row">
        <Select
          label={t('value')}
          required
          value={parameter}
          onChange={(value) => {
            const next = parameters.find(({ name }) => name === value);
            onChange({ parameter: value, values: next ? firstValues(next) : '' });
          }}
          of={parameters.map(({ name }) => name)}
          empty={t('chooseAValue')}
        />
        <label>
          {t('takesTheValues')}
          <input
            className="field"
            required
            value={values}
            placeholder={t('example')}
            onChange={({ target }) => onChange({ parameter, values: target.value })}
          />
        </label>
        {onRemove && (
          <button type="button" className="button button-quiet" onClick={onRemove}>
            {t.rich('remove', {
              parameter: parameter || t('thisValue'),
              span: (chunks) => <span className="visually-hidden">{chunks}</span>,
            })}
          </button>
        )}
      </div>
      {chosen && (
        <p className="quiet">
          {t('hint', {
            help: chosen.help,
            text: chosen.text,
            allowed: allowed(chosen),
            count: valuesIn(values).length,
          })}
        </p>
      )}
    </>
  );
}
