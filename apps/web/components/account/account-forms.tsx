/** One's own account: name, password, leaving everywhere. */
'use client';
import {
  ChangeNameDocument,
  ChangePasswordDocument,
  SignOutDocument,
  SignOutEverywhereDocument,
} from '@rulewright/api-client';
import { useState } from 'react';
import { tell } from '../../lib/desk/tell.ts';
import { useAction } from '../../lib/desk/use-action.ts';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

export function AccountForms({ name }: { readonly name: string }) {
  const [said, setSaid] = useState('');
  const leaving = useAction();
  const leave = (everywhere: boolean): void =>
    void leaving.run(async () => {
      await (everywhere ? tell(SignOutEverywhereDocument, {}) : tell(SignOutDocument, {}));
      window.location.assign('/sign-in');
    });
  return (
    <>
      <p role="status" className="form-said">
        {said}
      </p>
      <section className="section">
        <h2>Name</h2>
        <Form
          submit="Change my name"
          onSubmit={async (fields) => {
            await tell(ChangeNameDocument, { name: fields['name'] ?? '' });
            setSaid('Your name is changed.');
          }}
        >
          <TextField label="Your name" name="name" defaultValue={name} autoComplete="name" required />
        </Form>
      </section>
      <section className="section">
        <h2>Password</h2>
        <Form
          submit="Change my password"
          onSubmit={async ({ current = '', next = '' }, form) => {
            await tell(ChangePasswordDocument, { current, next });
            form.reset();
            setSaid('Your password is changed, and you are signed out on every other device.');
          }}
        >
          <TextField label="Password now" name="current" type="password" autoComplete="current-password" required />
          <TextField
            label="New password"
            help="At least 10 characters."
            name="next"
            type="password"
            autoComplete="new-password"
            minLength={10}
            required
          />
        </Form>
      </section>
      <section className="section">
        <h2>Leave</h2>
        <p className="button-row">
          <button type="button" className="button" disabled={leaving.busy} onClick={() => leave(false)}>
            Sign out
          </button>
          <button type="button" className="button" disabled={leaving.busy} onClick={() => leave(true)}>
            Sign out everywhere
          </button>
        </p>
        {leaving.error && (
          <p className="form-error" role="alert">
            {leaving.error}
          </p>
        )}
      </section>
    </>
  );
}
