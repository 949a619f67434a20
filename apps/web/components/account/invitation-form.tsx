/** Making the account that a link invites to. */
'use client';
import { AcceptInvitationDocument } from '@rulewright/api-client';
import { tell } from '../../lib/desk/tell.ts';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

export interface InvitationFormProps {
  readonly token: string;
  /** The only address that may use the link. */
  readonly email: string | null;
  readonly to: string;
}

export function InvitationForm({ token, email, to }: InvitationFormProps) {
  return (
    <Form
      submit="Make my account"
      onSubmit={async (fields) => {
        const { name = '', password = '' } = fields;
        await tell(AcceptInvitationDocument, { token, email: email ?? fields['email'] ?? '', name, password });
        window.location.assign(to);
      }}
    >
      <TextField label="Your name" help="Shown beside what you change." name="name" autoComplete="name" required />
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email ?? ''}
        readOnly={email !== null}
        required
      />
      <TextField
        label="Password"
        help="At least 10 characters; a few words that only you would put together are best."
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={10}
        required
      />
    </Form>
  );
}
