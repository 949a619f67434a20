/** A form that sends its fields to the API. It shows refusals, disables its button while it waits, and validates fields with Base UI. */
'use client';
import { Form as CheckedForm } from '@base-ui/react/form';
import type { SubmitEvent, ReactNode } from 'react';
import { useAction } from '../../lib/use-action.ts';
import { SubmitButton } from '../submit-button.tsx';

export interface FormProps {
  readonly children: ReactNode;
  readonly submit: string;
  /** Shown next to the submit button: another way to leave the form. */
  readonly beside?: ReactNode;
  /** Receives the fields by name, and the form element, so that the handler can reset it. */
  readonly onSubmit: (fields: Readonly<Record<string, string>>, form: HTMLFormElement) => Promise<unknown>;
}

export function Form({ children, submit, beside, onSubmit }: FormProps) {
  const action = useAction();
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
        <SubmitButton className="button button-main" disabled={action.busy}>
          {submit}
        </SubmitButton>
        {beside}
      </p>
    </CheckedForm>
  );
}
