/** Publishes an older release again as the next one. */
'use client';
import { RollbackDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

export function RollBack({ to }: { readonly to: number }) {
  const t = useTranslations('desk.rollBack');
  return (
    <details className="edit-in roll-back">
      <summary className="button">{t('rollBackRelease')}</summary>
      <Form
        submit={t('publishAgain', { to })}
        onSubmit={async ({ reason = '' }) => {
          const { rollback } = await request(RollbackDocument, { to, reason });
          window.location.assign(`/releases/${rollback.number}`);
        }}
      >
        <TextField label={t('reason')} help={t('notesNewReleaseAudit')} name="reason" required />
      </Form>
    </details>
  );
}
