/** The title and reason of a change set, both editable. */
'use client';
import { DescribeChangeSetDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

export interface SetDescriptionProps {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly message: string;
  readonly mayDescribe: boolean;
}

export function SetDescription({ id, version, title, message, mayDescribe }: SetDescriptionProps) {
  const t = useTranslations('desk.setDescription');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <>
        <h1>{title}</h1>
        {message && <p className="lede">{message}</p>}
        {mayDescribe && (
          <button type="button" className="link-button" onClick={() => setOpen(true)}>
            {t('changeNameOrReason')}
          </button>
        )}
      </>
    );
  return (
    <Form
      submit={t('saveNameAndReason')}
      onSubmit={async (fields) => {
        await request(DescribeChangeSetDocument, {
          id,
          version,
          title: fields['title'] ?? '',
          message: fields['message'] ?? '',
        });
        setOpen(false);
        router.refresh();
      }}
    >
      <TextField label={t('name')} name="title" defaultValue={title} maxLength={120} required />
      <TextField label={t('reason')} name="message" rows={3} defaultValue={message} />
    </Form>
  );
}
