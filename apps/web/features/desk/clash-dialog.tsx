/**
 * The dialog that opens when someone else has saved the same document. It merges both texts; where both changed a line, the editor chooses.
 */
'use client';
import { DiffText } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { mergedText, mergeParts } from './model/merge-texts.ts';
import { Dialog } from '../../shared/components/dialog.tsx';

export interface ClashDialogProps {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  readonly onSettle: (text: string) => void;
}

type Side = 'mine' | 'theirs';

export function ClashDialog({ base, mine, theirs, onSettle }: ClashDialogProps) {
  const t = useTranslations('desk.clashDialog');
  const parts = mergeParts(base, mine, theirs);
  const choices = parts.filter((part) => part.kind === 'choice');
  const [taken, setTaken] = useState<readonly Side[]>([]);
  const take = (at: number, side: Side): void =>
    setTaken(choices.map((_, i) => (i === at ? side : (taken[i] ?? 'mine'))));
  return (
    <Dialog title={t('someoneElseSavedDocument')} open>
      <p>{t('clashesFound', { count: choices.length })}</p>
      {choices.map((choice, i) => (
        <fieldset key={i} className="merge-choice">
          <legend>{t('place', { i: i + 1 })}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`place-${i}`}
                checked={(taken[i] ?? 'mine') === side}
                onChange={() => take(i, side)}
              />
              <span className="merge-side">{side === 'mine' ? t('yours') : t('theirs')}</span>
              <span className="merge-text">
                <DiffText before={choice.base} after={choice[side]} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <p className="button-row">
        <button type="button" className="button button-main" onClick={() => onSettle(mergedText(parts, taken))}>
          {t('mergeTexts')}
        </button>
        <button type="button" className="button" onClick={() => onSettle(theirs)}>
          {t('discardMyChanges')}
        </button>
      </p>
    </Dialog>
  );
}
