/** Asks whether a player really leaves the table, or really concedes. */
'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '../../shared/components/dialog.tsx';

interface SettleDialogProps {
  readonly act: 'leave' | 'concede';
  readonly isRated: boolean;
  onConfirm(): void;
  onClose(): void;
}

export function SettleDialog({ act, isRated, onConfirm, onClose }: SettleDialogProps) {
  const t = useTranslations('play.controls');
  const concedes = act === 'concede';
  return (
    <Dialog title={concedes ? t('concedeTitle') : t('leaveTitle')} open onClose={onClose}>
      <p>{concedes ? t('concedeMatch') : t('leaveTable')}</p>
      {isRated && <p className="rated-warning">{concedes ? t('concedeRated') : t('leaveRated')}</p>}
      <p className="actions">
        <button type="button" className="button button-main" onClick={onConfirm}>
          {concedes ? t('concede') : t('leave')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {concedes ? t('playOn') : t('stay')}
        </button>
      </p>
    </Dialog>
  );
}
