/** Asks for a link to choose a new password. The answer is the same whether or not there is an account. */
'use client';
import { RequestPasswordLinkDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

export function PasswordRequestForm() {
  const t = useTranslations('account.passwordRequestForm');
  const [sent, setSent] = useState(false);
  if (sent)
    return (
      <p className="form-said" role="status">
        {t('sent')}
      </p>
    );
  return (
    <Form
      submit={t('sendLink')}
      onSubmit={async ({ email = '' }) => {
        await request(RequestPasswordLinkDocument, { email });
        setSent(true);
      }}
    >
      <TextField label={t('eMailAddress')} name="email" type="email" autoComplete="username" required />
    </Form>
  );
}
