/** A form that asks the API: its fields by name, what was refused, and a button that waits. Base UI says what is wrong at each field. */
'use client';
import { Form as CheckedForm } from '@base-ui/react/form';
import type { SubmitEvent, ReactNode } from 'react';
import { useAction } from '../../lib/use-action.ts';
import { useInBrowser } from '../../lib/use-in-browser.ts';

export interface FormProps {
  readonly children: ReactNode;
  readonly submit: string;
  /** Beside the button: another way out of the form. */
  readonly beside?: ReactNode;
  /** Gets the fields by their names, and the form, to be emptied where that is right. */
  readonly onSubmit: (fields: Readonly<Record<string, string>>, form: HTMLFormElement) => Promise<unknown>;
}

export function Form({ children, submit, beside, onSubmit }: FormProps) {
  const action = useAction();
  // If the browser sent the form before its script runs, nothing would receive it.
  const ready = useInBrowser(() => true, false);
  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    void action.run(() => onSubmit(fields, form));
  }
  return (
    <CheckedForm className="form" method="post" onSubmit={send}>
      {children}
      {action.error && (
        <p className="form-error" role="alert">
          {action.error}
        </p>
      )}
      <p className="button-row">
        <button type="submit" className="button button-main" disabled={action.busy || !ready}>
          {submit}
        </button>
        {beside}
      </p>
    </CheckedForm>
  );
}
