/** Coming in by address and password. */
'use client';
import { SignInDocument } from '@rulewright/api-client';
import { tell } from '../../lib/desk/tell.ts';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

export function SignInForm({ to }: { readonly to: string }) {
  return (
    <Form
      submit="Sign in"
      onSubmit={async ({ email = '', password = '' }) => {
        await tell(SignInDocument, { email, password });
        window.location.assign(to);
      }}
    >
      <TextField label="E-mail address" name="email" type="email" autoComplete="username" required />
      <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
    </Form>
  );
}
