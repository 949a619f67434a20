/** A labelled line of a form, with its help. */
import { useId, type InputHTMLAttributes } from 'react';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly help?: string;
}

export function TextField({ label, help, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <p className="form-line">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="field" aria-describedby={help ? `${id}-help` : undefined} {...input} />
      {help && (
        <span id={`${id}-help`} className="quiet">
          {help}
        </span>
      )}
    </p>
  );
}
