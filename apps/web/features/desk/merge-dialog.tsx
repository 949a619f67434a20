/** The dialog for a draft whose document a newer release has changed. It merges both, shows the conflicts, and saves the result. */
'use client';
import { MergeDocumentDocument, SaveDraftDocument, type MergeDocumentQuery } from '@rulewright/api-client';
import type { MergeSide } from '@rulewright/desk/merge';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { Dialog } from '../../shared/components/dialog.tsx';
import { Refusal } from '../../shared/components/refusal.tsx';
import { SideChoice } from './side-choice.tsx';

export interface MergeDialogProps {
  readonly changeSet: number;
  readonly path: string;
  readonly version: number;
}

type Merge = NonNullable<MergeDocumentQuery['mergeDocument']>;

export function MergeDialog({ changeSet, path, version }: MergeDialogProps) {
  const t = useTranslations('desk.mergeDialog');
  const [isOpen, setIsOpen] = useState(false);
  const [merge, setMerge] = useState<Merge | null>(null);
  const [text, setText] = useState('');
  const [sides, setSides] = useState<readonly MergeSide[]>([]);
  const action = useAction();

  const open = (taken: readonly MergeSide[]): void =>
    void action.run(async () => {
      const { mergeDocument } = await request(MergeDocumentDocument, { changeSet, path, sides: [...taken] });
      setMerge(mergeDocument ?? null);
      setText(mergeDocument?.text ?? '');
      setSides(taken);
      setIsOpen(true);
    });
  const take = (at: number, side: MergeSide): void =>
    open(merge!.conflicts.map((_, i) => (i === at ? side : (sides[i] ?? 'mine'))));
  const save = (): void =>
    void action.run(async () => {
      await request(SaveDraftDocument, { changeSet, path, text, version, baseHash: merge!.baseHash });
      window.location.reload();
    });

  return (
    <div className="merge-offer" role="status">
      <p>
        {t('newerReleaseChangedDocument')}{' '}
        <button type="button" className="button" onClick={() => open([])} disabled={action.busy}>
          {t('mergeDocument')}
        </button>
      </p>
      <Refusal of={action.error} />
      <Dialog
        title={t('mergeWithRelease', { release: merge?.release ?? '' })}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      >
        {merge && (
          <>
            <p>{t('twoVersionsDoNot', { count: merge.conflicts.length, by: merge.by ?? t('theRelease') })}</p>
            {merge.conflicts.map((conflict, i) => (
              <SideChoice
                key={i}
                legend={conflict.place || t('theWholeDocument')}
                conflict={{
                  base: conflict.base ?? null,
                  mine: conflict.mine ?? null,
                  theirs: conflict.theirs ?? null,
                  both: conflict.both ?? null,
                }}
                by={merge.by ?? null}
                taken={sides[i] ?? 'mine'}
                onTake={(side) => take(i, side)}
              />
            ))}
            <label className="form-line">
              {t('mergedText')}
              <textarea
                className="field merge-result"
                rows={14}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </label>
            <p className="button-row">
              <button type="button" className="button button-main" disabled={action.busy} onClick={save}>
                {t('saveMergedText')}
              </button>
              <button type="button" className="button" onClick={() => setIsOpen(false)}>
                {t('cancel')}
              </button>
            </p>
          </>
        )}
      </Dialog>
    </div>
  );
}
