/** The folded form with which a reader reports something to the admins. */
'use client';
import { useState, type ReactNode } from 'react';
import { Form, type FormProps } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

interface ReportFormProps<Reason extends string> extends Pick<FormProps, 'about'> {
  readonly summary: ReactNode;
  /** The name of the summary for screen readers, if its text is not enough. */
  readonly label?: string;
  readonly texts: Readonly<Record<'lede' | 'send' | 'sent' | 'text' | 'textHelp' | 'why', string>>;
  /** The reasons with their texts. The first one is chosen. */
  readonly reasons: readonly (readonly [Reason, string])[];
  readonly send: (report: { readonly reason: Reason | 'other'; readonly text: string }) => Promise<unknown>;
}

export function ReportForm<Reason extends string>({
  summary,
  label,
  texts,
  reasons,
  about,
  send,
}: ReportFormProps<Reason>) {
  const [sent, setSent] = useState(false);
  if (sent)
    return (
      <p className="form-said" role="status">
        {texts.sent}
      </p>
    );
  return (
    <details className="report-deck needs-script">
      <summary aria-label={label}>{summary}</summary>
      <p className="quiet">{texts.lede}</p>
      <Form
        submit={texts.send}
        about={about}
        onSubmit={async ({ reason, text = '' }) => {
          await send({ reason: reasons.find(([one]) => one === reason)?.[0] ?? 'other', text });
          setSent(true);
        }}
      >
        <fieldset className="form-line">
          <legend>{texts.why}</legend>
          {reasons.map(([reason, words], at) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} defaultChecked={at === 0} /> {words}
            </label>
          ))}
        </fieldset>
        <TextField label={texts.text} help={texts.textHelp} name="text" rows={3} maxLength={1000} />
      </Form>
    </details>
  );
}
