/** Removes a document from the change set, or proposes to delete it. A dialog confirms both. */
'use client';
import { RemoveDocumentDocument, RevertDocumentDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { forget } from '../../shared/kept-field.ts';
import { draftPlace } from '../../shared/kept-texts.ts';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { Dialog } from '../../shared/components/dialog.tsx';
import { MoveDraft } from './review/move-draft.tsx';

export interface DocumentActionsProps {
  readonly changeSet: number;
  readonly path: string;
  readonly game: string;
  /** The version of the draft; null if the change set has no draft of the document. */
  readonly version: number | null;
}

export function DocumentActions({ changeSet, path, game, version }: DocumentActionsProps) {
  const t = useTranslations('desk.documentActions');
  const action = useAction();
  const [asked, setAsked] = useState<'discard' | 'remove'>('discard');
  const [isOpen, setIsOpen] = useState(false);
  const card = /^cards\/[^/]+\/cards\/([^/]+)\.yaml$/u.exec(path)?.[1];
  const verb = asked === 'discard' ? t('discardDraft') : t('removeDocument');

  const ask = (step: 'discard' | 'remove'): void => {
    setAsked(step);
    setIsOpen(true);
  };
  const take = (): void =>
    void action.run(async () => {
      setIsOpen(false);
      if (asked === 'remove') await request(RemoveDocumentDocument, { changeSet, path, version });
      else if (version !== null) await request(RevertDocumentDocument, { changeSet, path, version });
      forget(draftPlace(changeSet, path));
      window.location.assign(`/desk/sets/${changeSet}`);
    });

  return (
    <div className="document-actions">
      {version !== null && (
        <button type="button" className="link-button" disabled={action.busy} onClick={() => ask('discard')}>
          {t('discardDraft')}
        </button>
      )}
      <button type="button" className="link-button" disabled={action.busy} onClick={() => ask('remove')}>
        {t('removeDocument')}
      </button>
      {version !== null && <MoveDraft changeSet={changeSet} path={path} game={game} version={version} />}
      {card !== undefined && <a href={`/desk/sets/${changeSet}/pictures?game=${game}&card=${card}`}>{t('picture')}</a>}
      {action.error && <span role="alert">{action.error}</span>}
      <Dialog title={verb} open={isOpen} onClose={() => setIsOpen(false)}>
        <p>{asked === 'discard' ? t('confirmDiscard') : t('confirmRemove')}</p>
        <p className="button-row">
          <button type="button" className="button button-main" onClick={take}>
            {verb}
          </button>
          <button type="button" className="button" onClick={() => setIsOpen(false)}>
            {t('cancel')}
          </button>
        </p>
      </Dialog>
    </div>
  );
}
