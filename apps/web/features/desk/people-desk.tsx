/** The accounts, the invitations, and the settings of reviews. */
'use client';
import {
  InviteDocument,
  RevokeInvitationDocument,
  SetPublicSuggestionsDocument,
  SetResolvedCommentsDocument,
  SetSelfApprovalDocument,
  type PeopleQuery,
  type Role,
} from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ROLES } from './model/roles.ts';
import { moment } from '../../shared/editing/states.ts';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { CopyButton } from '../../shared/components/copy-button.tsx';
import type { GameRolesProps } from './game-roles.tsx';
import { PeopleTable } from './people-table.tsx';
import { Refusal } from '../../shared/components/refusal.tsx';
import { SelectLine } from '../../shared/forms/select.tsx';

type PeopleDeskProps = Omit<PeopleQuery, 'people'> & {
  readonly people: PeopleQuery['people']['nodes'];
  readonly me: string;
  readonly games: GameRolesProps['games'];
};

export function PeopleDesk({ me, games, people, invitations, settings }: PeopleDeskProps) {
  const t = useTranslations('desk.peopleDesk');
  const router = useRouter();
  const action = useAction();
  const [link, setLink] = useState<string | null>(null);
  const [mailed, setMailed] = useState(false);
  const act = (work: () => Promise<unknown>): void =>
    void action.run(async () => {
      await work();
      router.refresh();
    });
  return (
    <>
      <Refusal of={action.error} />
      <PeopleTable me={me} people={people} games={games} busy={action.busy} act={act} />
      <section className="section form-page">
        <h2>{t('inviteAPerson')}</h2>
        <Form
          submit={t('createInvitationLink')}
          onSubmit={async ({ role = 'editor', email = '' }) => {
            const { invite } = await request(InviteDocument, { role: role as Role, email: email || null });
            setLink(new URL(invite.path, window.location.href).href);
            setMailed(invite.mailed);
            router.refresh();
          }}
        >
          <SelectLine label={t('role')} id="invite-role" name="role" defaultValue="editor" of={ROLES} />
          <TextField label={t('eMailAddress')} help={t('addressHelp')} name="email" type="email" />
        </Form>
        {link && (
          <p className="form-said" role="status">
            {t.rich('sendThisLink', { link, code: (chunks) => <code className="invite-link">{chunks}</code> })}{' '}
            <CopyButton text={link}>{t('copyLink')}</CopyButton> {mailed && t('alsoMailed')}
          </p>
        )}
        {invitations.length > 0 && (
          <ul className="set-list">
            {invitations.map((invitation) => (
              <li key={invitation.id}>
                <span>
                  {invitation.role} {invitation.email && t('for', { email: invitation.email })}
                </span>
                <span className="quiet">{t('until', { expiresAt: moment(invitation.expiresAt) })}</span>
                <button
                  type="button"
                  className="link-button"
                  disabled={action.busy}
                  onClick={() => act(() => request(RevokeInvitationDocument, { id: invitation.id }))}
                >
                  {t('revokeInvitation')}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="section">
        <h2>{t('reviews')}</h2>
        <Setting
          label={t('selfApproval')}
          isOn={settings.selfApproval}
          isBusy={action.busy}
          onChange={(allowed) => act(() => request(SetSelfApprovalDocument, { allowed }))}
        />
        <Setting
          label={t('resolvedComments')}
          isOn={settings.resolvedComments}
          isBusy={action.busy}
          onChange={(required) => act(() => request(SetResolvedCommentsDocument, { required }))}
        />
        <Setting
          label={t('publicSuggestions')}
          isOn={settings.publicSuggestions}
          isBusy={action.busy}
          onChange={(allowed) => act(() => request(SetPublicSuggestionsDocument, { allowed }))}
        />
      </section>
    </>
  );
}

interface SettingProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Setting({ label, isOn, isBusy, onChange }: SettingProps) {
  return (
    <p>
      <label>
        <input type="checkbox" checked={isOn} disabled={isBusy} onChange={({ target }) => onChange(target.checked)} />{' '}
        {label}
      </label>
    </p>
  );
}
