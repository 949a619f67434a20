/** The API tokens on the account page. A person can create and revoke tokens. The text of a token is shown once. */
'use client';
import {
  CreateApiTokenDocument,
  RevokeApiTokenDocument,
  type ApiScope,
  type ApiTokensQuery,
} from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { moment } from '../../shared/editing/states.ts';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { CopyButton } from '../../shared/components/copy-button.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { Refusal } from '../../shared/components/refusal.tsx';
import { SelectLine } from '../../shared/forms/select.tsx';

/** The scopes, each with the permission that it requires. */
const SCOPES: readonly (readonly [scope: ApiScope, permission: string])[] = [
  ['decks', 'decks'],
  ['read', 'drafts'],
  ['edit', 'drafts'],
  ['review', 'review'],
  ['publish', 'publish'],
  ['audit', 'audit'],
  ['lab', 'lab'],
];
const DAYS = [7, 30, 90, 365] as const;
const USUAL_DAYS = 90;

export interface ApiTokensSectionProps extends ApiTokensQuery {
  readonly permissions: readonly string[];
}

export function ApiTokensSection({ apiTokens, permissions }: ApiTokensSectionProps) {
  const t = useTranslations('account.apiTokens');
  const router = useRouter();
  const revoking = useAction();
  const [token, setToken] = useState<string | null>(null);
  const revoke = (id: string) =>
    revoking.run(async () => {
      await request(RevokeApiTokenDocument, { id });
      router.refresh();
    });
  return (
    <section className="section form-page">
      <h2>{t('title')}</h2>
      <p>{t.rich('lede', { link: (chunks) => <a href="/developers#tokens">{chunks}</a> })}</p>
      {token && (
        <p className="form-said" role="status">
          {t('copyNow')} <code className="invite-link">{token}</code> <CopyButton text={token}>{t('copy')}</CopyButton>
        </p>
      )}
      <Refusal of={revoking.error} />
      {apiTokens.length > 0 && (
        <ul className="token-list">
          {apiTokens.map((one) => (
            <li key={one.id}>
              <span>
                <strong>{one.name}</strong>, {one.scopes.join(', ')}
              </span>
              <span className="quiet">
                {t('until', { expiresAt: moment(one.expiresAt) })}{' '}
                {one.lastUsedAt === null ? t('neverUsed') : t('lastUsed', { lastUsedAt: moment(one.lastUsedAt) })}
              </span>
              <button
                type="button"
                className="link-button"
                aria-label={t('revokeToken', { name: one.name })}
                disabled={revoking.busy}
                onClick={() => void revoke(one.id)}
              >
                {t('revoke')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t('newToken')}</summary>
        <Form
          submit={t('create')}
          onSubmit={async ({ name = '', days = '', ...fields }, form) => {
            const scopes = SCOPES.map(([scope]) => scope).filter((scope) => fields[`scope-${scope}`] === 'on');
            const { createApiToken: made } = await request(CreateApiTokenDocument, {
              name,
              scopes,
              days: Number(days),
            });
            setToken(made.token);
            form.reset();
            router.refresh();
          }}
        >
          <TextField label={t('name')} help={t('nameHelp')} name="name" required />
          <fieldset className="form-line">
            <legend>{t('mayDo')}</legend>
            {SCOPES.filter(([, permission]) => permissions.includes(permission)).map(([scope]) => (
              <label key={scope}>
                <input type="checkbox" name={`scope-${scope}`} /> {t('scope', { scope })}
              </label>
            ))}
          </fieldset>
          <SelectLine
            label={t('worksFor')}
            id="token-days"
            name="days"
            defaultValue={USUAL_DAYS}
            of={DAYS.map((days) => ({ id: days, name: t('days', { days }) }))}
          />
        </Form>
      </details>
    </section>
  );
}
