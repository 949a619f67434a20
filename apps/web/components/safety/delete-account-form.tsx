/** The form that deletes an account. It first asks for a proof of identity. */
'use client';
import { DeleteAccountDocument, type DeletionProofQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { request } from '../../lib/request.ts';
import { Form } from '../account/form.tsx';
import { TextField } from '../account/text-field.tsx';

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
        const { forgetPersonal } = await import('../../lib/offline/forget-personal.ts');
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
