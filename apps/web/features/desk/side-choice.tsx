/** The choice between two versions of a place that two editors changed: mine, theirs or both. */
'use client';
import type { MergeSide } from '@rulewright/desk/merge';
import { DiffText } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { useId } from 'react';

export interface SideChoiceProps {
  readonly legend: string;
  /** The text before both changes, and the versions. Null means that a version has nothing there. */
  readonly conflict: Readonly<Record<'base' | MergeSide, string | null>>;
  /** The name of the other editor; null if it is not known. */
  readonly by: string | null;
  readonly taken: MergeSide;
  readonly onTake: (side: MergeSide) => void;
}

export function SideChoice({ legend, conflict, by, taken, onTake }: SideChoiceProps) {
  const t = useTranslations('desk.sideChoice');
  const name = useId();
  const sides = (['mine', 'theirs', 'both'] as const).filter((side) => side !== 'both' || conflict.both !== null);
  return (
    <fieldset className="merge-choice">
      <legend>{legend}</legend>
      {sides.map((side) => (
        <label key={side}>
          <input type="radio" name={name} checked={taken === side} onChange={() => onTake(side)} />
          <span className="merge-side">{t('side', { side, name: by ?? t('theirs') })}</span>
          <span className="merge-text">
            <DiffText before={conflict.base ?? ''} after={conflict[side] ?? ''} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
