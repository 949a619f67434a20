/** The settings of the display in a dialog. */
'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '../../shared/components/dialog.tsx';
import { DisplayForm } from '../../shared/components/display-form.tsx';

export function DisplayDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('common.display');
  return (
    <Dialog title={t('title')} open onClose={onClose}>
      <DisplayForm />
      <p className="quiet">{t('help')}</p>
      <p className="actions">
        <button type="button" className="button button-main" onClick={onClose}>
          {t('close')}
        </button>
      </p>
    </Dialog>
  );
}
