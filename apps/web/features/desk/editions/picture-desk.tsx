/** Pictures for many cards: chosen files find their cards by name. Credit and licence hold for all of them, a focal point for each. */
'use client';
import { PictureTargetsDocument, SetCardPicturesDocument, type PictureTargetsQuery } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Refusal } from '../../../shared/components/refusal.tsx';
import { request } from '../../../shared/request.ts';
import { useAction } from '../../../shared/use-action.ts';
import { dataAddress, PICTURE_TYPES, uploadPicture } from '../model/upload-picture.ts';
import { PictureRow, type ChosenPicture } from './picture-row.tsx';

interface Props {
  readonly changeSet: number;
  readonly game: string;
  /** The id of the card that the page is opened for; null for many cards. */
  readonly card: string | null;
  readonly editable: boolean;
}

const MOST = 500;

type Targets = NonNullable<PictureTargetsQuery['pictureTargets']>;

const isComplete = (one: ChosenPicture): boolean => one.card !== null;

export function PictureDesk({ changeSet, game, card, editable }: Props) {
  const t = useTranslations('desk.pictureDesk');
  const id = useId();
  const action = useAction();
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [shared, setShared] = useState({ credit: '', licence: '' });
  const [adds, setAdds] = useState(false);
  const [said, setSaid] = useState('');
  const targetsOf = async (files: readonly string[]): Promise<Targets> =>
    (await request(PictureTargetsDocument, { changeSet, game, files: [...files] })).pictureTargets!;
  const { data: start } = useQuery({
    queryKey: ['picture-targets', changeSet, game, card],
    queryFn: () => targetsOf(card === null ? [] : [card]),
  });
  const only = start?.targets[0]?.card ?? null;
  const choose = async (files: readonly File[]): Promise<void> => {
    const taken = files.slice(0, MOST);
    const { targets } = await targetsOf(taken.map(({ name }) => name));
    const chosen = taken.map(async (file, at): Promise<ChosenPicture> => {
      const target = only !== null && taken.length === 1 ? only : (targets[at]?.card ?? null);
      const typed = target?.name ?? '';
      return { file, address: await dataAddress(file), card: target, typed, alt: '', focus: null };
    });
    setPictures(await Promise.all(chosen));
    setSaid('');
  };
  const change = (at: number, next: Partial<ChosenPicture>): void =>
    setPictures((known) => known.map((one, place) => (place === at ? { ...one, ...next } : one)));
  const find = async (at: number, typed: string): Promise<void> => {
    const { targets } = await targetsOf([typed]);
    change(at, { card: targets[0]?.card ?? null });
  };
  const complete = pictures.filter(isComplete);
  const save = async (): Promise<void> => {
    const list = [];
    for (const [at, one] of complete.entries()) {
      setSaid(t('sending', { at: at + 1, count: complete.length }));
      const file = await uploadPicture({ changeSet, game, name: one.card!.id, data: one.address });
      if (file === null) throw new Error(t('wrongType', { file: one.file.name }));
      list.push({ card: one.card!.id, file, alt: one.alt.trim(), focus: one.focus, ...shared });
    }
    await request(SetCardPicturesDocument, { changeSet, game, pictures: list, adds });
    setSaid(t('saved', { count: list.length }));
    setPictures(pictures.filter((one) => !isComplete(one)));
  };
  if (start && !start.possible) return <p>{t('notPossible')}</p>;
  const asks = start?.ready === false;
  return (
    <div className="form picture-desk">
      <p>{only ? t('helpForOne', { card: only.name }) : t('help')}</p>
      {asks && (
        <p>
          <label>
            <input type="checkbox" checked={adds} onChange={({ target }) => setAdds(target.checked)} /> {t('addField')}
          </label>
        </p>
      )}
      <p className="form-line">
        <label htmlFor={`${id}-files`}>{only ? t('file') : t('files')}</label>
        <input
          id={`${id}-files`}
          type="file"
          multiple={only === null}
          accept={PICTURE_TYPES}
          disabled={!editable || action.busy}
          onChange={({ target: { files } }) => void action.run(() => choose([...(files ?? [])]))}
        />
      </p>
      <SharedFields shared={shared} onChange={setShared} />
      <ul className="picture-rows">
        {pictures.map((one, at) => (
          <PictureRow
            key={`${at} ${one.file.name}`}
            picture={one}
            onChange={(next) => change(at, next)}
            onFind={(typed) => void action.run(() => find(at, typed))}
          />
        ))}
      </ul>
      <Refusal of={action.error} />
      <p role="status">
        {said}
        {said !== '' && pictures.length === 0 && <a href={`/desk/sets/${changeSet}`}> {t('openChangeSet')}</a>}
      </p>
      {pictures.length > 0 && (
        <p className="button-row">
          <button
            type="button"
            className="button button-main"
            disabled={!editable || action.busy || complete.length === 0 || (asks && !adds)}
            onClick={() => void action.run(save)}
          >
            {t('save', { count: complete.length })}
          </button>
          {asks && !adds && <span className="quiet">{t('needsField')}</span>}
          {complete.length < pictures.length && (
            <span className="quiet">{t('withoutCard', { count: pictures.length - complete.length })}</span>
          )}
        </p>
      )}
    </div>
  );
}

interface SharedWords {
  readonly credit: string;
  readonly licence: string;
}

/** What holds for all chosen pictures: their artist and their licence. */
function SharedFields({
  shared,
  onChange,
}: {
  readonly shared: SharedWords;
  readonly onChange: (next: SharedWords) => void;
}) {
  const t = useTranslations('desk.pictureDesk');
  const id = useId();
  return (
    <>
      <p className="form-line">
        <label htmlFor={`${id}-credit`}>{t('credit')}</label>
        <input
          id={`${id}-credit`}
          className="field"
          maxLength={200}
          value={shared.credit}
          onChange={({ target }) => onChange({ ...shared, credit: target.value })}
        />
      </p>
      <p className="form-line">
        <label htmlFor={`${id}-licence`}>{t('licence')}</label>
        <input
          id={`${id}-licence`}
          className="field"
          maxLength={200}
          placeholder="CC BY 4.0"
          value={shared.licence}
          onChange={({ target }) => onChange({ ...shared, licence: target.value })}
        />
      </p>
    </>
  );
}
