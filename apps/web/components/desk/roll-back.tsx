/** Going back to an older release, which becomes the next one. */
'use client';
import { RollbackDocument } from '@rulewright/api-client';
import { tell } from '../../lib/desk/tell.ts';
import { Form } from '../account/form.tsx';
import { TextField } from '../account/text-field.tsx';

export function RollBack({ to }: { readonly to: number }) {
  return (
    <details className="edit-in roll-back">
      <summary className="button">Roll back to this release</summary>
      <Form
        submit={`Publish the content of release ${to} again`}
        onSubmit={async ({ reason = '' }) => {
          const { rollback } = await tell(RollbackDocument, { to, reason });
          window.location.assign(`/releases/${rollback.number}`);
        }}
      >
        <TextField
          label="Why"
          help="It stands in the notes of the new release, and in the audit."
          name="reason"
          required
        />
      </Form>
    </details>
  );
}
