/** The steps that the person may take with a change set now. Each opens a field for a note; sending back requires one. */
'use client';
import {
  ApproveDocument,
  ReopenDocument,
  RequestReviewDocument,
  SendBackDocument,
  WithdrawDocument,
  type CommentPartsFragment,
} from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { selector } from '../../i18n/selector.ts';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { OpenComments } from './open-points.tsx';

export interface StepButtonsProps {
  readonly id: number;
  readonly version: number;
  readonly may: readonly string[];
  readonly comments: readonly CommentPartsFragment[];
}

const STEPS = [
  { name: 'request-review', main: true, needsNote: false },
  { name: 'approve', main: true, needsNote: false },
  { name: 'send-back', main: false, needsNote: true },
  { name: 'reopen', main: false, needsNote: false },
  { name: 'withdraw', main: false, needsNote: false },
] as const;
type StepName = (typeof STEPS)[number]['name'];

function take(step: StepName, id: number, version: number, note: string): Promise<unknown> {
  switch (step) {
    case 'request-review':
      return request(RequestReviewDocument, { id, version, note });
    case 'approve':
      return request(ApproveDocument, { id, version, note });
    case 'send-back':
      return request(SendBackDocument, { id, version, reason: note });
    case 'reopen':
      return request(ReopenDocument, { id, version, note });
    case 'withdraw':
      return request(WithdrawDocument, { id, version, note });
  }
}

export function StepButtons({ id, version, may, comments }: StepButtonsProps) {
  const t = useTranslations('desk.stepButtons');
  const router = useRouter();
  const [chosen, setChosen] = useState<StepName | null>(null);
  const steps = STEPS.filter(({ name }) => may.includes(name));
  const step = steps.find(({ name }) => name === chosen);
  if (steps.length === 0) return null;
  return (
    <div className="step-buttons">
      <p className="button-row">
        {steps.map(({ name, main }) => (
          <button
            key={name}
            type="button"
            className={main ? 'button button-main' : 'button'}
            aria-expanded={chosen === name}
            onClick={() => setChosen(chosen === name ? null : name)}
          >
            {t('step', { step: selector(name) })}
          </button>
        ))}
      </p>
      {step && (
        <Form
          key={step.name}
          submit={t('confirm', { step: selector(step.name) })}
          onSubmit={async ({ note = '' }) => {
            await take(step.name, id, version, note);
            setChosen(null);
            router.refresh();
          }}
        >
          {step.name === 'approve' && <OpenComments comments={comments} />}
          <TextField
            label={step.needsNote ? t('reasonSendingBack') : t('noteOptional')}
            name="note"
            rows={2}
            required={step.needsNote}
          />
        </Form>
      )}
    </div>
  );
}
