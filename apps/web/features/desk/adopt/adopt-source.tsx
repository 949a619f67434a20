/** The form for the source of an adoption: a file or a pasted table, the game, and the source's name. */
'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { idOf } from '../model/id-of.ts';
import { LARGEST_UPLOAD, packed, type Upload } from '../model/upload.ts';
import { useKeptField } from '../../../shared/kept-field.ts';
import { useAction } from '../../../shared/use-action.ts';
import { useInBrowser } from '../../../shared/use-in-browser.ts';
import type { ChosenSource, PossibleSources } from './adoption-types.ts';
import { Refusal } from '../../../shared/components/refusal.tsx';
import { Options } from '../../../shared/components/options.tsx';
import { SelectLine } from '../../../shared/forms/select.tsx';

export interface AdoptSourceProps extends PossibleSources {
  readonly changeSet: number;
  readonly onChosen: (source: ChosenSource, upload: Upload) => void;
}

/** Where this browser keeps the pasted table until its cards are adopted. */
export const pastedPlace = (changeSet: number): string => `table:${changeSet}`;

/** The value of the option for a new game. It cannot equal a game id, because ids have no capitals. */
const NEW = 'NEW';

export function AdoptSource({ changeSet, games, onlyGame, stored, again, onChosen }: AdoptSourceProps) {
  const t = useTranslations('desk.adoptSource');
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [pasted, setPasted] = useKeptField(pastedPlace(changeSet), t('pastedTable'));
  const [game, setGame] = useState(again?.game ?? games[0] ?? NEW);
  const [newGame, setNewGame] = useState(onlyGame ?? '');
  const [source, setSource] = useState(again?.source ?? '');
  const [times, setTimes] = useState(0);
  const action = useAction();
  const ready = useInBrowser(() => true, false);
  const fileName = file?.name.replace(/\.[^.]*$/u, '') ?? '';

  const show = (): void =>
    void action.run(async () => {
      if (!file && pasted.trim() === '') throw new Error(t('chooseSomething'));
      const gameName = game === NEW ? newGame.trim() : null;
      if (gameName === '') throw new Error(t('nameTheGame'));
      // The id of a game that the change set already names is not a name that someone typed.
      const target = gameName === null ? game : (await idOf(gameName)) || `game-${games.length + 1}`;
      const named = (await idOf(source)) || (await idOf(fileName)) || 'table';
      const content = file ?? new Blob([pasted]);
      if (content.size > LARGEST_UPLOAD) throw new Error(t('tooLarge', { most: LARGEST_UPLOAD / 1024 / 1024 }));
      const upload = await packed(file?.name ?? t('pastedTable'), content);
      setTimes(times + 1);
      onChosen(
        { game: target, gameName: gameName === onlyGame ? null : gameName, source: named, at: times + 1 },
        upload,
      );
    });

  return (
    <section className="section adopt-source">
      <h2>{t('source')}</h2>
      {!again && stored.length > 0 && (
        <p>
          {t('adoptedBefore')}{' '}
          {stored.map((one) => (
            <a key={`${one.game}/${one.source}`} className="button" href={`?game=${one.game}&source=${one.source}`}>
              {t('again', { source: one.source, game: one.game })}
            </a>
          ))}
        </p>
      )}
      <p className="form-line">
        <label htmlFor={`${id}-file`}>{t('file')}</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.json"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
      </p>
      {!file && (
        <p className="form-line">
          <label htmlFor={`${id}-paste`}>{t('orPaste')}</label>
          <textarea
            id={`${id}-paste`}
            className="field"
            rows={4}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
        </p>
      )}
      {!again && (
        <div className="adopt-target">
          <SelectLine label={t('game')} id={`${id}-game`} value={game} onChange={setGame}>
            <Options of={games} />
            <option value={NEW}>{t('newGame')}</option>
          </SelectLine>
          {game === NEW && (
            <p className="form-line">
              <label htmlFor={`${id}-new`}>{t('nameOfGame')}</label>
              <input
                id={`${id}-new`}
                className="field"
                maxLength={60}
                value={newGame}
                onChange={(event) => setNewGame(event.target.value)}
              />
            </p>
          )}
          <p className="form-line">
            <label htmlFor={`${id}-source`}>{t('nameOfSource')}</label>
            <input
              id={`${id}-source`}
              className="field"
              maxLength={60}
              value={source}
              placeholder={fileName || 'table'}
              onChange={(event) => setSource(event.target.value)}
            />
          </p>
        </div>
      )}
      <Refusal of={action.error} />
      <p>
        <button type="button" className="button" disabled={action.busy || !ready} onClick={show}>
          {t('showCards')}
        </button>
      </p>
    </section>
  );
}
