/** The sign-in form for the code of the app or a recovery code. */
'use client';
import { GiveSecondFactorDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

export function GiveCodeForm({ to }: { readonly to: string }) {
  const t = useTranslations('account.secondFactor');
  return (
    <Form
      submit={t('signIn')}
      onSubmit={async ({ code = '' }) => {
        await request(GiveSecondFactorDocument, { code });
        window.location.assign(to);
      }}
    >
      <TextField label={t('codeOrRecovery')} name="code" autoComplete="one-time-code" required />
    </Form>
  );
}
