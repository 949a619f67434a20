/** The table of accounts: an admin changes roles, closes accounts, and creates links for lost passwords. */
'use client';
import {
  CreatePasswordLinkDocument,
  ResetSecondFactorDocument,
  SetDisabledDocument,
  SetRoleDocument,
  type PeopleQuery,
  type Role,
} from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ROLES } from './model/roles.ts';
import { moment } from '../../shared/editing/states.ts';
import { request } from '../../shared/request.ts';
import { CopyButton } from '../../shared/components/copy-button.tsx';
import { GameRoles, type GameRolesProps } from './game-roles.tsx';
import { Options } from '../../shared/components/options.tsx';
import { WideTable } from '../../shared/components/wide-table.tsx';

type Account = PeopleQuery['people']['nodes'][number];

interface Link {
  readonly name: string;
  readonly address: string;
  readonly expiresAt: string;
}

interface Acting {
  readonly busy: boolean;
  /** Runs a request, then reloads the page data. */
  readonly act: (work: () => Promise<unknown>) => void;
}

export interface PeopleTableProps extends Acting {
  /** The id of the signed-in person. */
  readonly me: string;
  readonly people: readonly Account[];
  readonly games: GameRolesProps['games'];
}

export function PeopleTable({ me, people, games, busy, act }: PeopleTableProps) {
  const t = useTranslations('desk.peopleDesk');
  const [link, setLink] = useState<Link | null>(null);
  return (
    <>
      <WideTable
        label={t('accounts')}
        className="table"
        columns={[t('name'), t('eMailAddress'), t('role'), t('games'), t('account')]}
      >
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row">{person.name}</th>
              <td>{person.email}</td>
              <td>
                <select
                  className="field"
                  autoComplete="off"
                  aria-label={t('roleOf', { person: person.name })}
                  value={person.role}
                  disabled={busy || person.id === me}
                  onChange={(event) => {
                    const role = event.target.value as Role;
                    act(() => request(SetRoleDocument, { person: person.id, role }));
                  }}
                >
                  <Options of={ROLES} />
                </select>
              </td>
              <td>
                <GameRoles person={person} games={games} disabled={busy} act={act} />
              </td>
              <td>
                {person.id === me ? (
                  <span className="quiet">{t('you')}</span>
                ) : (
                  <Steps person={person} busy={busy} act={act} onLink={setLink} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      {link && (
        <p className="form-said" role="status">
          {t.rich('passwordLink', {
            name: link.name,
            expiresAt: moment(link.expiresAt),
            link: link.address,
            code: (chunks) => <code className="invite-link">{chunks}</code>,
          })}{' '}
          <CopyButton text={link.address}>{t('copyLink')}</CopyButton>
        </p>
      )}
    </>
  );
}

interface StepsProps extends Acting {
  readonly person: Account;
  readonly onLink: (link: Link) => void;
}

/** The actions of an admin on the account of another person. */
function Steps({ person, busy, act, onLink }: StepsProps) {
  const t = useTranslations('desk.peopleDesk');
  const createLink = async (): Promise<void> => {
    const { createPasswordLink: made } = await request(CreatePasswordLinkDocument, { person: person.id });
    const address = new URL(made.path, window.location.href).href;
    onLink({ name: person.name, address, expiresAt: made.expiresAt });
  };
  return (
    <span className="button-row">
      <button
        type="button"
        className="link-button"
        disabled={busy}
        onClick={() => act(() => request(SetDisabledDocument, { person: person.id, disabled: !person.disabled }))}
      >
        {person.disabled ? t('reopenAccount') : t('closeAccount')}
      </button>
      {!person.disabled && (
        <button
          type="button"
          className="link-button"
          aria-label={t('createPasswordLinkFor', { name: person.name })}
          disabled={busy}
          onClick={() => act(createLink)}
        >
          {t('createPasswordLink')}
        </button>
      )}
      {person.secondFactor && (
        <button
          type="button"
          className="link-button"
          aria-label={t('removeSecondFactorOf', { name: person.name })}
          disabled={busy}
          onClick={() => act(() => request(ResetSecondFactorDocument, { person: person.id }))}
        >
          {t('removeSecondFactor')}
        </button>
      )}
    </span>
  );
}
