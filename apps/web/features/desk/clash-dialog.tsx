/**
 * The dialog that opens when someone else has saved the same document. It merges both texts by lines and words; where both changed the same
 * words, the editor chooses one version or both.
 */
'use client';
import { mergedText, mergeParts, type MergeSide } from '@rulewright/desk/merge';
import { DiffText } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SideChoice } from './side-choice.tsx';
import { Dialog } from '../../shared/components/dialog.tsx';

export interface ClashDialogProps {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  /** The name of the other editor; null if it is not known. */
  readonly by: string | null;
  readonly onSettle: (text: string) => void;
}

export function ClashDialog({ base, mine, theirs, by, onSettle }: ClashDialogProps) {
  const t = useTranslations('desk.clashDialog');
  const parts = mergeParts(base, mine, theirs);
  const choices = parts.filter((part) => part.kind === 'choice');
  const joined = parts.filter((part) => part.kind === 'joined');
  const [taken, setTaken] = useState<readonly MergeSide[]>([]);
  const name = by ?? t('otherEditor');
  const take = (at: number, side: MergeSide): void =>
    setTaken(choices.map((_, i) => (i === at ? side : (taken[i] ?? 'mine'))));
  return (
    <Dialog title={by === null ? t('someoneElseSavedDocument') : t('savedBy', { name })} open>
      <p>{t('clashesFound', { count: choices.length, name })}</p>
      {joined.length > 0 && (
        <div className="merge-choice">
          <p>{t('joined', { count: joined.length })}</p>
          {joined.map((part, i) => (
            <p key={i} className="merge-text">
              <DiffText before={part.base} after={part.text} />
            </p>
          ))}
        </div>
      )}
      {choices.map((choice, i) => (
        <SideChoice
          key={i}
          legend={t('place', { i: i + 1 })}
          conflict={{ ...choice, both: `${choice.mine}\n${choice.theirs}` }}
          by={by}
          taken={taken[i] ?? 'mine'}
          onTake={(side) => take(i, side)}
        />
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
