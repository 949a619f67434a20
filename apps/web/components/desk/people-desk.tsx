/** Giving roles, closing accounts, inviting people, and who may approve their own work. */
'use client';
import {
  InviteDocument,
  RevokeInvitationDocument,
  SetDisabledDocument,
  SetRoleDocument,
  SetSelfApprovalDocument,
  type PeopleQuery,
  type Role,
} from '@rulewright/api-client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { moment } from '../../lib/desk/states.ts';
import { tell } from '../../lib/desk/tell.ts';
import { useAction } from '../../lib/desk/use-action.ts';
import { Form } from '../account/form.tsx';
import { TextField } from '../account/text-field.tsx';
import { CopyButton } from '../copy-button.tsx';

const ROLES: readonly Role[] = ['reader', 'editor', 'reviewer', 'admin'];

export function PeopleDesk({ me, people, invitations, settings }: PeopleQuery & { readonly me: string }) {
  const router = useRouter();
  const action = useAction();
  const [link, setLink] = useState<string | null>(null);
  const act = (work: () => Promise<unknown>): void =>
    void action.run(async () => {
      await work();
      router.refresh();
    });
  return (
    <>
      {action.error && (
        <p className="form-error" role="alert">
          {action.error}
        </p>
      )}
      <div className="scroll-x" tabIndex={0} role="region" aria-label="Accounts">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Address</th>
              <th scope="col">Role</th>
              <th scope="col">Account</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id}>
                <th scope="row">{person.name}</th>
                <td>{person.email}</td>
                <td>
                  <select
                    className="field"
                    aria-label={`Role of ${person.name}`}
                    value={person.role}
                    disabled={action.busy || person.id === me}
                    onChange={(event) =>
                      act(() => tell(SetRoleDocument, { person: person.id, role: event.target.value as Role }))
                    }
                  >
                    {ROLES.map((role) => (
                      <option key={role}>{role}</option>
                    ))}
                  </select>
                </td>
                <td>
                  {person.id === me ? (
                    <span className="quiet">you</span>
                  ) : (
                    <button
                      type="button"
                      className="link-button"
                      disabled={action.busy}
                      onClick={() =>
                        act(() => tell(SetDisabledDocument, { person: person.id, disabled: !person.disabled }))
                      }
                    >
                      {person.disabled ? 'Open it again' : 'Close it'}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <section className="section form-page">
        <h2>Invite somebody</h2>
        <Form
          submit="Make a link"
          onSubmit={async ({ role = 'editor', email = '' }) => {
            const { invite } = await tell(InviteDocument, { role: role as Role, email: email || null });
            setLink(new URL(invite.path, window.location.href).href);
            router.refresh();
          }}
        >
          <p className="form-line">
            <label htmlFor="invite-role">Role</label>
            <select id="invite-role" name="role" className="field" defaultValue="editor">
              {ROLES.map((role) => (
                <option key={role}>{role}</option>
              ))}
            </select>
          </p>
          <TextField label="Address" help="If you name one, nobody else can use the link." name="email" type="email" />
        </Form>
        {link && (
          <p className="form-said" role="status">
            Send this link; it works once and is not shown again. <code className="invite-link">{link}</code>{' '}
            <CopyButton text={link}>Copy</CopyButton>
          </p>
        )}
        {invitations.length > 0 && (
          <ul className="set-list">
            {invitations.map((invitation) => (
              <li key={invitation.id}>
                <span>
                  {invitation.role} {invitation.email && `for ${invitation.email}`}
                </span>
                <span className="quiet">until {moment(invitation.expiresAt)}</span>
                <button
                  type="button"
                  className="link-button"
                  disabled={action.busy}
                  onClick={() => act(() => tell(RevokeInvitationDocument, { id: invitation.id }))}
                >
                  Take it back
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="section">
        <h2>Reviews</h2>
        <label>
          <input
            type="checkbox"
            checked={settings.selfApproval}
            disabled={action.busy}
            onChange={(event) => act(() => tell(SetSelfApprovalDocument, { allowed: event.target.checked }))}
          />{' '}
          People may approve what they have worked on themselves
        </label>
      </section>
    </>
  );
}
