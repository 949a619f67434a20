/** The first screen of a guided match: the goal of the game, and one button that starts the match. */
'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '../../../shared/components/dialog.tsx';

interface StartScreenProps {
  /** The goal of the game, from its data. */
  readonly goal: string;
  onStart(): void;
}

export function StartScreen({ goal, onStart }: StartScreenProps) {
  const t = useTranslations('play.hints');
  return (
    <Dialog title={t('startTitle')} open onClose={onStart}>
      <p className="guide-goal">{goal}</p>
      <p className="quiet">{t('startHelp')}</p>
      <p className="actions">
        <button type="button" className="button button-main" onClick={onStart}>
          {t('start')}
        </button>
      </p>
    </Dialog>
  );
}
