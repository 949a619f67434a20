/** Edits a part of a document without its own form, as one line of YAML such as `[main, side]`. */
'use client';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { parse, stringify } from 'yaml';
import type { FormContext } from './model/form-schema.ts';

interface FlowTextProps {
  readonly label: string;
  readonly value: unknown;
  readonly disabled: boolean;
  readonly help?: string;
  /** Undefined removes the part. */
  readonly onChange: (value: unknown) => void;
}

const lineOf = (value: unknown): string =>
  value === undefined ? '' : stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();

/** The value of a line; `ok` is false while the line is not valid YAML. */
function read(line: string): { readonly ok: boolean; readonly value?: unknown } {
  if (line.trim() === '') return { ok: true };
  try {
    return { ok: true, value: parse(line, { logLevel: 'silent' }) as unknown };
  } catch {
    return { ok: false };
  }
}

export function FlowText({ label, value, disabled, help, onChange }: FlowTextProps) {
  const t = useTranslations('desk.flowField');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && !read(typed).ok;
  return (
    <div className="rjsf-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        value={typed ?? lineOf(value)}
        disabled={disabled}
        aria-invalid={isWrong}
        aria-describedby={`${id}-help`}
        onBlur={() => !isWrong && setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = read(target.value);
          if (next.ok) onChange(next.value);
        }}
      />
      <p id={`${id}-help`} className={isWrong ? 'field-error' : 'quiet'}>
        {isWrong ? t('wrong') : help}
      </p>
    </div>
  );
}

/** Sets the first value of a required part when a rule changes its form. The form library does not add defaults to documents. */
export function useFirstValue({ required, formData, disabled, onChange, fieldPathId }: Filled, first: unknown): void {
  const isMissing = required === true && formData === undefined && disabled !== true && first !== undefined;
  useEffect(() => {
    if (isMissing) onChange(first, fieldPathId.path, undefined, fieldPathId.$id);
    // Runs only when a part becomes missing, because the other values are new objects on each render.
  }, [isMissing]);
}

type Filled = Pick<
  FieldProps<unknown, RJSFSchema, FormContext>,
  'required' | 'formData' | 'disabled' | 'onChange' | 'fieldPathId'
>;

export function FlowField(props: FieldProps<unknown, RJSFSchema, FormContext>) {
  const { formData, onChange, fieldPathId, disabled = false, title, schema, name } = props;
  useFirstValue(props, schema.default);
  return (
    <FlowText
      label={title ?? schema.title ?? name}
      value={formData}
      disabled={disabled}
      onChange={(value) => onChange(value, fieldPathId.path, undefined, fieldPathId.$id)}
    />
  );
}
