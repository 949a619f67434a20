/** The buttons to sign out, here or on all devices. */
'use client';
import { SignOutDocument, SignOutEverywhereDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { forgetPersonal } from '../device/index.ts';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { Refusal } from '../../shared/components/refusal.tsx';

export function LeaveButtons() {
  const t = useTranslations('account.accountForms');
  const leaving = useAction();
  const leave = (everywhere: boolean): void =>
    void leaving.run(async () => {
      await (everywhere ? request(SignOutEverywhereDocument, {}) : request(SignOutDocument, {}));
      await forgetPersonal();
      window.location.assign('/sign-in');
    });
  return (
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
      <Refusal of={leaving.error} />
    </section>
  );
}
