/** Actions for a match besides decisions: undo and redo, and a menu of tools, which loads when it opens. */
'use client';
import { Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, lazy, useState } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { ask } from '../device/index.ts';
import type { MatchView } from './use-match.ts';

const MatchTools = lazy(async () => ({ default: (await import('./match-tools.tsx')).MatchTools }));

interface ControlsProps {
  readonly match: MatchView;
  readonly shown: number | null;
  readonly isRated: boolean;
  take(view: MatchView): void;
  onFailure(sentence: string | null): void;
  /** Called after undo or redo, because another seat may have to decide. */
  onMoved(view: MatchView): void;
}

export function Controls({ match, shown, isRated, take, onFailure, onMoved }: ControlsProps) {
  const t = useTranslations('play.controls');
  const inWords = useErrorSentence();

  const [busy, setBusy] = useState(false);

  async function step(operation: 'UndoDecision' | 'RedoDecision'): Promise<void> {
    onFailure(null);
    try {
      const answer = await ask(operation, { match: match.id, seat: shown });
      const view = 'undoDecision' in answer ? answer.undoDecision : answer.redoDecision;
      take(view);
      onMoved(view);
    } catch (error) {
      tell(error);
    }
  }

  function askUndo(): void {
    onFailure(null);
    setBusy(true);
    void ask('AskUndo', { match: match.id, seat: shown })
      .then((answer) => take(answer.askUndo), tell)
      .finally(() => setBusy(false));
  }

  const tell = (error: unknown): void => onFailure(inWords(error));

  const isOver = match.stage === 'over';
  const [isOpen, setOpen] = useState(isOver);
  const [wasOver, setWasOver] = useState(isOver);
  // The menu opens at the end of the match.
  if (isOver !== wasOver) {
    setWasOver(isOver);
    setOpen(isOver);
  }
  return (
    <div className="match-controls">
      {(match.canUndo || match.canRedo) && (
        <>
          <button type="button" className="button" disabled={!match.canUndo} onClick={() => void step('UndoDecision')}>
            <Undo2 size={16} aria-hidden="true" /> {t('undo')}
          </button>
          <button type="button" className="button" disabled={!match.canRedo} onClick={() => void step('RedoDecision')}>
            <Redo2 size={16} aria-hidden="true" /> {t('redo')}
          </button>
        </>
      )}
      {match.canAskUndo && (
        <button type="button" className="button" disabled={busy} onClick={askUndo}>
          <Undo2 size={16} aria-hidden="true" /> {t('askUndo')}
        </button>
      )}
      <details className="match-tools" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('tools')}</summary>
        {isOpen && (
          <Suspense>
            <MatchTools {...{ match, shown, isRated, take, onFailure }} />
          </Suspense>
        )}
      </details>
    </div>
  );
}
