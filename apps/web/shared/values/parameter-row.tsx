/** A parameter that a mode or variant sets: its help, and its value in a suitable control or the parameter whose value it copies. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import type { ParameterChoice } from './parameter-schema.ts';
import { Options } from '../components/options.tsx';

export interface ParameterRowProps {
  readonly parameter: ParameterChoice;
  readonly value: unknown;
  /** The value in the selected mode, as text. */
  readonly current: string | undefined;
  /** The names of all parameters; this parameter can copy the value of another. */
  readonly others: readonly string[];
  readonly disabled: boolean;
  /** Whether an edit link named this parameter. The row then scrolls into view. */
  readonly wanted: boolean;
  readonly onChange: (value: unknown) => void;
  readonly onRemove: () => void;
}

const followed = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'sameAs' in value ? String(value.sameAs) : null;

export function ParameterRow(props: ParameterRowProps) {
  const t = useTranslations('desk.parameterRow');
  const { parameter, value, current, others, disabled, wanted, onChange, onRemove } = props;
  const id = useId();
  const same = followed(value);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (wanted) row.current?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return (
    <li ref={row} className="parameter-row" data-wanted={wanted || undefined}>
      <p>
        <label htmlFor={id}>
          <code>{parameter.name}</code>
        </label>
        {!disabled && (
          <button type="button" className="link-button" onClick={onRemove}>
            {t('resetInheritedValue')}
          </button>
        )}
      </p>
      <p id={`${id}-help`} className="quiet">
        {parameter.help}
        {current !== undefined && ` ${t('currentValue', { current })}`}
      </p>
      {same !== null ? (
        <select
          id={id}
          value={same}
          disabled={disabled}
          aria-describedby={`${id}-help`}
          onChange={(event) => onChange({ sameAs: event.target.value })}
        >
          <Options of={others.map((name) => ({ id: name, name: t('as', { name }) }))} />
        </select>
      ) : (
        <ValueControl id={id} parameter={parameter} value={value} disabled={disabled} onChange={onChange} />
      )}
    </li>
  );
}

export interface ValueControlProps extends Pick<ParameterRowProps, 'parameter' | 'value' | 'disabled' | 'onChange'> {
  /** The id of the control. The help element's id is this id with the suffix `-help`. */
  readonly id: string;
}

/** The label for "no value" in a select. */
const EMPTY = '—';

export function ValueControl({ id, parameter, value, disabled, onChange }: ValueControlProps) {
  const t = useTranslations('desk.parameterRow');
  const { type, choices, min, max, nullable } = parameter;
  const plain = { id, disabled, 'aria-describedby': `${id}-help` };
  if (type === 'list')
    return (
      <span className="parameter-list" role="group" aria-describedby={`${id}-help`} id={id}>
        {choices.map((choice) => {
          const held = Array.isArray(value) && value.includes(choice);
          const others: unknown[] = Array.isArray(value) ? value.filter((one) => one !== choice) : [];
          return (
            <label key={choice}>
              <input
                type="checkbox"
                checked={held}
                disabled={disabled}
                onChange={() => onChange(held ? others : [...others, choice])}
              />{' '}
              {choice}
            </label>
          );
        })}
      </span>
    );
  if (type === 'number')
    return (
      <input
        {...plain}
        type="number"
        step={1}
        min={min}
        max={max}
        required={!nullable}
        placeholder={nullable ? t('none') : undefined}
        value={typeof value === 'number' ? value : ''}
        onChange={(event) => {
          const { value: typed } = event.target;
          if (typed !== '') onChange(Number(typed));
          else if (nullable) onChange(null);
        }}
      />
    );
  const words = type === 'boolean' ? ['true', 'false'] : choices;
  if (words.length === 0)
    return (
      <input
        {...plain}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <select
      {...plain}
      value={value === null ? EMPTY : String(value)}
      onChange={({ target }) =>
        onChange(target.value === EMPTY ? null : type === 'boolean' ? target.value === 'true' : target.value)
      }
    >
      {nullable && <option value={EMPTY}>{t('none')}</option>}
      <Options
        of={words.map((word) => ({
          id: word,
          name: type === 'boolean' ? (word === 'true' ? t('yes') : t('no')) : word,
        }))}
      />
    </select>
  );
}
