/** The second factor on the account page: set up, create new recovery codes, remove. */
'use client';
import { RemoveSecondFactorDocument, RenewRecoveryCodesDocument, type SecondFactorQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

export function SecondFactorSection({ active, recoveryCodes }: SecondFactorQuery['secondFactor']) {
  const t = useTranslations('account.secondFactor');
  const router = useRouter();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [removed, setRemoved] = useState(false);
  const field = <TextField label={t('codeOrRecovery')} name="code" autoComplete="one-time-code" required />;
  return (
    <section className="section form-page">
      <h2>{t('title')}</h2>
      <p>{active ? t('on', { count: recoveryCodes }) : t('off')}</p>
      {removed && (
        <p className="form-said" role="status">
          {t('removed')}
        </p>
      )}
      {!active && <SetUpApp to="/account" />}
      {active && codes && <RecoveryCodes codes={codes} />}
      {active && (
        <details>
          <summary>{t('change')}</summary>
          <div className="form-page">
            <Form
              submit={t('renew')}
              onSubmit={async ({ code = '' }, form) => {
                setCodes((await request(RenewRecoveryCodesDocument, { code })).renewRecoveryCodes);
                form.reset();
                router.refresh();
              }}
            >
              {field}
            </Form>
            <Form
              submit={t('remove')}
              onSubmit={async ({ code = '' }) => {
                await request(RemoveSecondFactorDocument, { code });
                setCodes(null);
                setRemoved(true);
                router.refresh();
              }}
            >
              {field}
            </Form>
          </div>
        </details>
      )}
    </section>
  );
}
