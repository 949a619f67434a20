/** Signs in with e-mail address and password. */
'use client';
import { SignInDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { enter } from '../../shared/enter.ts';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

export function SignInForm({ to }: { readonly to: string }) {
  const t = useTranslations('account.signInForm');
  return (
    <Form
      submit={t('signIn')}
      onSubmit={async ({ email = '', password = '' }) => {
        await enter(() => request(SignInDocument, { email, password }), to);
      }}
    >
      <TextField label={t('eMailAddress')} name="email" type="email" autoComplete="username" required />
      <TextField label={t('password')} name="password" type="password" autoComplete="current-password" required />
    </Form>
  );
}
