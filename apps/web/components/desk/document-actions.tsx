/** Taking a document out of the change set, or proposing to remove it. */
'use client';
import { RemoveDocumentDocument, RevertDocumentDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { tell } from '../../lib/desk/tell.ts';
import { useAction } from '../../lib/desk/use-action.ts';

export interface DocumentActionsProps {
  readonly changeSet: number;
  readonly path: string;
  /** Of the draft; null: the change set does not hold the document. */
  readonly version: number | null;
}

export function DocumentActions({ changeSet, path, version }: DocumentActionsProps) {
  const t = useTranslations('desk.documentActions');
  const action = useAction();
  const act = (work: () => Promise<unknown>, question: string): void => {
    if (!window.confirm(question)) return;
    void action.run(async () => {
      await work();
      localStorage.removeItem(`draft:${changeSet}:${path}`);
      window.location.assign(`/desk/sets/${changeSet}`);
    });
  };
  return (
    <p className="document-actions">
      {version !== null && (
        <button
          type="button"
          className="link-button"
          disabled={action.busy}
          onClick={() => act(() => tell(RevertDocumentDocument, { changeSet, path, version }), t('confirmDiscard'))}
        >
          {t('discardDraft')}
        </button>
      )}
      <button
        type="button"
        className="link-button"
        disabled={action.busy}
        onClick={() => act(() => tell(RemoveDocumentDocument, { changeSet, path, version }), t('confirmRemove'))}
      >
        {t('removeDocument')}
      </button>
      {action.error && <span role="alert">{action.error}</span>}
    </p>
  );
}
