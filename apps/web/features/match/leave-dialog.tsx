/** Asks whether a player really leaves the table. */
'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '../../shared/components/dialog.tsx';

interface LeaveDialogProps {
  readonly isRated: boolean;
  onLeave(): void;
  onClose(): void;
}

export function LeaveDialog({ isRated, onLeave, onClose }: LeaveDialogProps) {
  const t = useTranslations('play.controls');
  return (
    <Dialog title={t('leaveTitle')} open onClose={onClose}>
      <p>{t('leaveTable')}</p>
      {isRated && <p className="rated-warning">{t('leaveRated')}</p>}
      <p className="actions">
        <button type="button" className="button button-main" onClick={onLeave}>
          {t('leave')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('stay')}
        </button>
      </p>
    </Dialog>
  );
}
