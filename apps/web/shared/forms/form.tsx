/**
 * A form that sends its fields to the API. It shows refusals, disables its button while it waits, and validates fields with Base UI. The
 * browser keeps its texts until they are sent.
 */
'use client';
import { Form as CheckedForm } from '@base-ui/react/form';
import { useTranslations } from 'next-intl';
import { useRef, type SubmitEvent, type ReactNode } from 'react';
import { useAction } from '../use-action.ts';
import { useKeptForm } from '../use-kept-form.ts';
import { SubmitButton } from '../components/submit-button.tsx';
import { Refusal } from '../components/refusal.tsx';

export interface FormProps {
  readonly children: ReactNode;
  readonly submit: string;
  /** Tells this form apart from others on the page with the same button. */
  readonly about?: string;
  /** What its texts are, for the list of kept texts. Without it, the words of its button. */
  readonly label?: string;
  /** Shown next to the submit button: another way to leave the form. */
  readonly beside?: ReactNode;
  /** Receives the fields by name, and the form element, so that the handler can reset it. */
  readonly onSubmit: (fields: Readonly<Record<string, string>>, form: HTMLFormElement) => Promise<unknown>;
}

export function Form({ children, submit, about = '', label = submit, beside, onSubmit }: FormProps) {
  const t = useTranslations('common.keptText');
  const action = useAction();
  const element = useRef<HTMLFormElement>(null);
  const stored = useKeptForm(element, { submit, about, label });
  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    // Also keeps what was typed before the script of the page ran.
    stored.changed();
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    void action.run(async () => {
      stored.stay();
      await onSubmit(fields, form);
      stored.sent();
    });
  }
  return (
    <CheckedForm ref={element} className="form" method="post" onSubmit={send} onInput={stored.changed}>
      {children}
      {stored.isRestored && (
        <p className="quiet" role="status">
          {t('restored')}{' '}
          <button type="button" className="link-button" onClick={stored.discard}>
            {t('discard')}
          </button>
        </p>
      )}
      <Refusal of={action.error} />
      <p className="button-row">
        <SubmitButton className="button button-main" disabled={action.busy}>
          {submit}
        </SubmitButton>
        {beside}
      </p>
    </CheckedForm>
  );
}
