/** Edits a number of deck law: a number, a parameter, a field of the leader or of the card, or no limit. Other forms are edited as text. */
'use client';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { FormContext } from './model/form-schema.ts';
import { FlowText } from './flow-field.tsx';
import { Options } from '../../shared/components/options.tsx';

const KINDS = ['unset', 'number', 'param', 'leader', 'card', 'none'] as const;
type Kind = (typeof KINDS)[number];

interface Choice {
  readonly kind: Kind;
  readonly value: string;
}

/** The form of a number; null if it is computed from other numbers. */
function choiceOf(data: unknown): Choice | null {
  if (data === undefined) return { kind: 'unset', value: '' };
  if (data === null) return { kind: 'none', value: '' };
  if (typeof data === 'number') return { kind: 'number', value: String(data) };
  const [[kind, value] = [], ...others] = typeof data === 'object' ? Object.entries(data) : [];
  const isName = kind === 'param' || kind === 'leader' || kind === 'card';
  return isName && others.length === 0 && typeof value === 'string' ? { kind, value } : null;
}

function dataOf({ kind, value }: Choice): unknown {
  if (kind === 'unset') return undefined;
  if (kind === 'none') return null;
  return kind === 'number' ? Math.trunc(Number(value)) || 0 : { [kind]: value };
}

export function LawNumberField(props: FieldProps<unknown, RJSFSchema, FormContext>) {
  const t = useTranslations('desk.lawNumberField');
  const { schema, formData, onChange, registry, fieldPathId, disabled = false, title, name } = props;
  const id = useId();
  const label = title ?? schema.title ?? name;
  const choice = choiceOf(formData);
  const put = (value: unknown): void => onChange(value, fieldPathId.path, undefined, fieldPathId.$id);
  if (choice === null) return <FlowText label={label} value={formData} disabled={disabled} onChange={put} />;
  const parameters = registry.formContext?.law.parameters ?? [];
  const first: Record<Kind, string> = {
    unset: '',
    number: '1',
    param: parameters[0] ?? '',
    leader: '',
    card: '',
    none: '',
  };
  return (
    <div className="rjsf-field law-number" role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <select
        aria-label={t('kind')}
        className="field"
        value={choice.kind}
        disabled={disabled}
        onChange={({ target }) => {
          const kind = target.value as Kind;
          put(dataOf({ kind, value: first[kind] }));
        }}
      >
        <Options of={KINDS.map((kind) => ({ id: kind, name: t('kindName', { kind }) }))} />
      </select>
      {choice.kind === 'param' && (
        <select
          aria-label={t('value')}
          className="field"
          value={choice.value}
          disabled={disabled}
          onChange={({ target }) => put({ param: target.value })}
        >
          <Options of={parameters} />
        </select>
      )}
      {(choice.kind === 'number' || choice.kind === 'leader' || choice.kind === 'card') && (
        <input
          aria-label={t('value')}
          className="field"
          type={choice.kind === 'number' ? 'number' : 'text'}
          value={choice.value}
          disabled={disabled}
          onChange={({ target }) => put(dataOf({ ...choice, value: target.value }))}
        />
      )}
    </div>
  );
}
