/** Sets up an app as second factor. Shows the key as a QR code, reads the first code, and then shows the recovery codes. */
'use client';
import { BeginSecondFactorDocument, ConfirmSecondFactorDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { Form } from '../../shared/forms/form.tsx';
import { QrCode } from '../../shared/components/qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

interface Key {
  readonly secret: string;
  readonly uri: string;
}

/** @param to the path of this site to open afterwards */
export function SetUpApp({ to }: { readonly to: string }) {
  const t = useTranslations('account.secondFactor');
  const begin = useAction();
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes)
    return (
      <>
        <p className="form-said" role="status">
          {t('added')}
        </p>
        <RecoveryCodes codes={codes} />
        <p>
          <a className="button button-main" href={to}>
            {t('continue')}
          </a>
        </p>
      </>
    );
  if (!key)
    return (
      <p className="button-row">
        <button
          type="button"
          className="button"
          disabled={begin.busy}
          onClick={() =>
            void begin.run(async () => setKey((await request(BeginSecondFactorDocument, {})).beginSecondFactor))
          }
        >
          {t('setUp')}
        </button>
        {begin.error && <span role="alert">{begin.error}</span>}
      </p>
    );
  return (
    <>
      <p>{t('scan')}</p>
      <QrCode text={key.uri} label={t('qrCode')} />
      <p>
        {t('key')}: <code className="invite-link">{key.secret.replace(/.{4}(?=.)/gu, '$& ')}</code>
      </p>
      <Form
        submit={t('confirm')}
        onSubmit={async ({ code = '' }) =>
          setCodes((await request(ConfirmSecondFactorDocument, { code })).confirmSecondFactor)
        }
      >
        <TextField label={t('code')} name="code" inputMode="numeric" autoComplete="one-time-code" required />
      </Form>
    </>
  );
}
