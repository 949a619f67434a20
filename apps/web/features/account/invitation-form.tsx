/** Creates the account for an invitation link. */
'use client';
import { AcceptInvitationDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { enter } from '../../shared/enter.ts';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

export interface InvitationFormProps {
  readonly token: string;
  /** The only e-mail address that may use the link; null for any. */
  readonly email: string | null;
  readonly to: string;
}

export function InvitationForm({ token, email, to }: InvitationFormProps) {
  const t = useTranslations('account.invitationForm');
  return (
    <Form
      submit={t('createAccount')}
      onSubmit={async (fields) => {
        const { name = '', password = '' } = fields;
        const input = { token, email: email ?? fields['email'] ?? '', name, password };
        await enter(() => request(AcceptInvitationDocument, input), to);
      }}
    >
      <TextField label={t('yourName')} help={t('shownEveryChangeMake')} name="name" autoComplete="name" required />
      <TextField
        label={t('eMailAddress')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email ?? ''}
        readOnly={email !== null}
        required
      />
      <TextField
        label={t('password')}
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
