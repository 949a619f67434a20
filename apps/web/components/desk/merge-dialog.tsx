/** The document was released anew since the draft was made: both come together, what stays open is shown, and one saves the result. */
'use client';
import { MergeDocumentDocument, SaveDraftDocument, type MergeDocumentQuery } from '@rulewright/api-client';
import { DiffText } from '@rulewright/ui';
import { useRef, useState } from 'react';
import { tell } from '../../lib/desk/tell.ts';
import { useAction } from '../../lib/desk/use-action.ts';

export interface MergeDialogProps {
  readonly changeSet: number;
  readonly path: string;
  readonly version: number;
}

type Merge = NonNullable<MergeDocumentQuery['mergeDocument']>;

export function MergeDialog({ changeSet, path, version }: MergeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [merge, setMerge] = useState<Merge | null>(null);
  const [text, setText] = useState('');
  const action = useAction();

  const open = (): void =>
    void action.run(async () => {
      const { mergeDocument } = await tell(MergeDocumentDocument, { changeSet, path });
      setMerge(mergeDocument ?? null);
      setText(mergeDocument?.text ?? '');
      dialog.current?.showModal();
    });
  const save = (): void =>
    void action.run(async () => {
      await tell(SaveDraftDocument, { changeSet, path, text, version, baseHash: merge!.baseHash });
      localStorage.removeItem(`draft:${changeSet}:${path}`);
      window.location.reload();
    });

  return (
    <div className="merge-offer" role="status">
      <p>
        This document was released anew since you began. Merge it before publishing.{' '}
        <button type="button" className="button" onClick={open} disabled={action.busy}>
          Merge…
        </button>
      </p>
      {action.error && (
        <p className="form-error" role="alert">
          {action.error}
        </p>
      )}
      <dialog ref={dialog} className="desk-dialog" aria-labelledby="merge-title">
        <h2 id="merge-title">Merge with release {merge?.release}</h2>
        {merge && (
          <>
            <p>
              {merge.conflicts.length === 0
                ? 'Both changes fit together. This is the text that holds both.'
                : 'Both changed the same place. Your version stands in the text; take theirs where it is right, or write what holds both.'}
            </p>
            {merge.conflicts.map((conflict, i) => (
              <div key={i} className="merge-choice">
                <p className="eyebrow">{conflict.place || 'The whole document'}</p>
                <p>
                  <span className="merge-side">Theirs</span>{' '}
                  <span className="merge-text">
                    <DiffText before={conflict.base ?? ''} after={conflict.theirs ?? ''} />
                  </span>
                </p>
                <p>
                  <span className="merge-side">Yours</span>{' '}
                  <span className="merge-text">
                    <DiffText before={conflict.base ?? ''} after={conflict.mine ?? ''} />
                  </span>
                </p>
                {conflict.mine && text.includes(conflict.mine) && (
                  <button
                    type="button"
                    className="button"
                    onClick={() => setText(text.replace(conflict.mine!, () => conflict.theirs ?? ''))}
                  >
                    Take theirs
                  </button>
                )}
              </div>
            ))}
            <label className="form-line">
              Merged text
              <textarea
                className="field merge-result"
                rows={14}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </label>
            <p className="button-row">
              <button type="button" className="button button-main" disabled={action.busy} onClick={save}>
                Save the merged text
              </button>
              <button type="button" className="button" onClick={() => dialog.current?.close()}>
                Not now
              </button>
            </p>
          </>
        )}
      </dialog>
    </div>
  );
}
