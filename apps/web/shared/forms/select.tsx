/** Selects with their labels. Their options are `children`, then those of a list. */
import type { ComponentProps, ReactNode } from 'react';
import { Options, type NamedOption } from '../components/options.tsx';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  readonly label: ReactNode;
  readonly of?: readonly (NamedOption | string)[];
  /** The text of an empty choice before the others. */
  readonly empty?: string | undefined;
  /** The class of the label. */
  readonly className?: string;
  onChange?(value: string): void;
}

function Field({ of, empty, onChange, children, ...select }: Omit<SelectProps, 'label' | 'className'>) {
  return (
    <select className="field" {...select} onChange={onChange && (({ target }) => onChange(target.value))}>
      {empty !== undefined && <option value="">{empty}</option>}
      {children}
      {of && <Options of={of} />}
    </select>
  );
}

/** A select inside its label. */
export function Select({ label, className, ...field }: SelectProps) {
  return (
    <label className={className}>
      {label}
      <Field {...field} />
    </label>
  );
}

/** A select in a line of its own, after its label. `help` follows it. */
export function SelectLine({ label, help, ...field }: SelectProps & { readonly id: string; readonly help?: ReactNode }) {
  return (
    <p className="form-line">
      <label htmlFor={field.id}>{label}</label>
      <Field {...field} />
      {help}
    </p>
  );
}
