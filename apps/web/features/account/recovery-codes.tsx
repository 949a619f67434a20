/** Shows new recovery codes. The API returns them only once. */
'use client';
import { useTranslations } from 'next-intl';
import { CopyButton } from '../../shared/components/copy-button.tsx';

export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useTranslations('account.secondFactor');
  return (
    <>
      <p>{t('saveCodes')}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <CopyButton text={codes.join('\n')}>{t('copyCodes')}</CopyButton>
      </p>
    </>
  );
}
