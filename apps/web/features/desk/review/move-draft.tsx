/** Moves a draft with its comments to another change set of the game. */
'use client';
import { ChangeSetsDocument, MoveDraftDocument } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { documentHref } from '../../../shared/editing/states.ts';
import { Dialog } from '../../../shared/components/dialog.tsx';
import { Refusal } from '../../../shared/components/refusal.tsx';
import { SelectLine } from '../../../shared/forms/select.tsx';
import { request } from '../../../shared/request.ts';
import { useAction } from '../../../shared/use-action.ts';

export interface MoveDraftProps {
  readonly changeSet: number;
  readonly path: string;
  readonly game: string;
  readonly version: number;
}

export function MoveDraft({ changeSet, path, game, version }: MoveDraftProps) {
  const t = useTranslations('desk.moveDraft');
  const id = useId();
  const action = useAction();
  const [isOpen, setIsOpen] = useState(false);
  const [to, setTo] = useState('');
  const { data } = useQuery({
    queryKey: ['sets-to-move-to', changeSet, game],
    queryFn: async ({ signal }) =>
      (await request(ChangeSetsDocument, { states: ['draft'] }, { signal })).changeSets.nodes.filter(
        (set) => set.id !== changeSet && (set.game == null || set.game === game),
      ),
    enabled: isOpen,
  });
  const move = (): void =>
    void action.run(async () => {
      await request(MoveDraftDocument, { changeSet, path, version, to: Number(to) });
      window.location.assign(documentHref(path, Number(to)));
    });
  return (
    <>
      <button type="button" className="link-button" onClick={() => setIsOpen(true)}>
        {t('move')}
      </button>
      <Dialog title={t('move')} open={isOpen} onClose={() => setIsOpen(false)}>
        {data?.length === 0 ? (
          <p>{t('noOther')}</p>
        ) : (
          <>
            <p>{t('help')}</p>
            <SelectLine
              id={id}
              label={t('to')}
              value={to}
              empty={t('choose')}
              of={(data ?? []).map((set) => ({ id: String(set.id), name: set.title }))}
              onChange={setTo}
            />
          </>
        )}
        <Refusal of={action.error} />
        <p className="button-row">
          {data?.length !== 0 && (
            <button type="button" className="button button-main" disabled={action.busy || to === ''} onClick={move}>
              {t('moveNow')}
            </button>
          )}
          <button type="button" className="button" onClick={() => setIsOpen(false)}>
            {t('cancel')}
          </button>
        </p>
      </Dialog>
    </>
  );
}
