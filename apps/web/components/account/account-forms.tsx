/** Forms of the account page: name, password, signing out everywhere. */
'use client';
import {
  ChangeNameDocument,
  ChangePasswordDocument,
  SignOutDocument,
  SignOutEverywhereDocument,
} from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { request } from '../../lib/request.ts';
import { useAction } from '../../lib/use-action.ts';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

export function AccountForms({ name }: { readonly name: string }) {
  const t = useTranslations('account.accountForms');
  const [said, setSaid] = useState('');
  const leaving = useAction();
  const leave = (everywhere: boolean): void =>
    void leaving.run(async () => {
      await (everywhere ? request(SignOutEverywhereDocument, {}) : request(SignOutDocument, {}));
      const { forgetPersonal } = await import('../../lib/offline/forget-personal.ts');
      await forgetPersonal();
      window.location.assign('/sign-in');
    });
  return (
    <>
      <p role="status" className="form-said">
        {said}
      </p>
      <section className="section">
        <h2>{t('name')}</h2>
        <Form
          submit={t('changeName')}
          onSubmit={async (fields) => {
            await request(ChangeNameDocument, { name: fields['name'] ?? '' });
            setSaid(t('nameChanged'));
          }}
        >
          <TextField label={t('yourName')} name="name" defaultValue={name} autoComplete="name" required />
        </Form>
      </section>
      <section className="section">
        <h2>{t('password')}</h2>
        <Form
          submit={t('changePassword')}
          onSubmit={async ({ current = '', next = '' }, form) => {
            await request(ChangePasswordDocument, { current, next });
            form.reset();
            setSaid(t('passwordChanged'));
          }}
        >
          <TextField
            label={t('currentPassword')}
            name="current"
            type="password"
            autoComplete="current-password"
            required
          />
          <TextField
            label={t('newPassword')}
            help={t('useLeast10Characters')}
            name="next"
            type="password"
            autoComplete="new-password"
            minLength={10}
            required
          />
        </Form>
      </section>
      <section className="section">
        <h2>{t('signOut')}</h2>
        <p className="button-row">
          <button type="button" className="button" disabled={leaving.busy} onClick={() => leave(false)}>
            {t('signOut')}
          </button>
          <button type="button" className="button" disabled={leaving.busy} onClick={() => leave(true)}>
            {t('signOutAllDevices')}
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
