/** The forms for the name and the password of an account. */
'use client';
import { ChangeNameDocument, ChangePasswordDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

export function AccountForms({ name }: { readonly name: string }) {
  const t = useTranslations('account.accountForms');
  const [said, setSaid] = useState('');
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
    </>
  );
}
