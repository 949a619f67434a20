/** A labelled text field with help and error text. With `rows` it has several lines. */
'use client';
import { Field } from '@base-ui/react/field';
import type { InputHTMLAttributes, Ref } from 'react';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'defaultValue'> {
  readonly label: string;
  readonly help?: string;
  readonly name: string;
  readonly defaultValue?: string;
  /** Makes a field with this number of lines. */
  readonly rows?: number;
  readonly area?: Ref<HTMLTextAreaElement>;
}

export function TextField({ label, help, rows, area, name, ...input }: TextFieldProps) {
  return (
    <Field.Root name={name} className="form-line">
      <Field.Label>{label}</Field.Label>
      <Field.Control
        className="field"
        {...(rows !== undefined && { render: <textarea ref={area} rows={rows} /> })}
        {...input}
      />
      {help && <Field.Description className="quiet">{help}</Field.Description>}
      <Field.Error className="field-error" />
    </Field.Root>
  );
}
