/** The form that deletes an account. It first asks for a proof of identity. */
'use client';
import { DeleteAccountDocument, type DeletionProofQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { forgetPersonal } from '../device/index.ts';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

export function DeleteAccountForm({ password, code, recentSignIn }: DeletionProofQuery['deletionProof']) {
  const t = useTranslations('safety.deletePage');
  return (
    <Form
      submit={t('submit')}
      beside={
        <a className="button" href="/account">
          {t('cancel')}
        </a>
      }
      onSubmit={async (fields) => {
        await request(DeleteAccountDocument, fields);
        await forgetPersonal();
        window.location.assign('/');
      }}
    >
      {password && (
        <TextField label={t('password')} name="password" type="password" autoComplete="current-password" required />
      )}
      {code && <TextField label={t('code')} name="code" autoComplete="one-time-code" required />}
      {recentSignIn && (
        <TextField label={t('email')} help={t('emailHelp')} name="email" type="email" autoComplete="off" required />
      )}
    </Form>
  );
}
