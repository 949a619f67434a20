/** The form of a link to choose a new password. */
'use client';
import { ResetPasswordDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

export function ResetPasswordForm({ token, email }: { readonly token: string; readonly email: string }) {
  const t = useTranslations('account.resetPasswordForm');
  return (
    <Form
      submit={t('savePassword')}
      onSubmit={async ({ password = '' }) => {
        await request(ResetPasswordDocument, { token, password });
        window.location.assign('/sign-in?saved=1');
      }}
    >
      {/* Password managers store the new password with this address. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <TextField
        label={t('newPassword')}
        help={t('useLeast10Characters')}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={10}
        required
      />
    </Form>
  );
}
