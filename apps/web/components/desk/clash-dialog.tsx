/** Somebody else saved the same document meanwhile: both texts are brought together, and where both changed a line one chooses. */
'use client';
import { DiffText } from '@rulewright/ui';
import { useEffect, useRef, useState } from 'react';
import { mergedText, mergeParts } from '../../lib/desk/merge-texts.ts';

export interface ClashDialogProps {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  readonly onSettle: (text: string) => void;
}

type Side = 'mine' | 'theirs';

export function ClashDialog({ base, mine, theirs, onSettle }: ClashDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const parts = mergeParts(base, mine, theirs);
  const choices = parts.filter((part) => part.kind === 'choice');
  const [taken, setTaken] = useState<readonly Side[]>([]);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const take = (at: number, side: Side): void =>
    setTaken(choices.map((_, i) => (i === at ? side : (taken[i] ?? 'mine'))));
  return (
    <dialog
      ref={dialog}
      className="desk-dialog"
      aria-labelledby="clash-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="clash-title">Somebody else saved this document</h2>
      <p>
        {choices.length === 0
          ? 'You changed different lines. Merged, the text holds both changes; nothing is lost.'
          : `You both changed the same lines in ${choices.length === 1 ? 'one place' : `${choices.length} places`}. Choose what stays; all other changes of both are kept.`}
      </p>
      {choices.map((choice, i) => (
        <fieldset key={i} className="merge-choice">
          <legend>Place {i + 1}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`place-${i}`}
                checked={(taken[i] ?? 'mine') === side}
                onChange={() => take(i, side)}
              />
              <span className="merge-side">{side === 'mine' ? 'Yours' : 'Theirs'}</span>
              <span className="merge-text">
                <DiffText before={choice.base} after={choice[side]} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <p className="button-row">
        <button type="button" className="button button-main" onClick={() => onSettle(mergedText(parts, taken))}>
          Merge
        </button>
        <button type="button" className="button" onClick={() => onSettle(theirs)}>
          Drop mine
        </button>
      </p>
    </dialog>
  );
}
