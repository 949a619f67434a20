/** Renames a word in all texts of a game: the forms of the word, each place before and after, and one or all replaced in the change set. */
'use client';
import { ReplaceTextsDocument, TextPlacesDocument, type TextPlacesQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { request } from '../../../shared/request.ts';
import { documentHref } from '../../../shared/editing/states.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { useErrorNote } from '../../../shared/use-error-note.tsx';
import { wordForms, type WordForm } from '@rulewright/content/word-forms';

type Found = NonNullable<TextPlacesQuery['textPlaces']>;
type Place = Found['places'][number];

export interface ReplaceDeskProps {
  readonly changeSet: number;
  readonly game: string;
  readonly find: string;
  readonly replace: string;
  readonly editable: boolean;
}

const LONGEST = 200;
const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const keyOf = ({ path, key }: Place): string => `${path} ${key}`;

export function ReplaceDesk({ changeSet, game, editable, ...start }: ReplaceDeskProps) {
  const t = useTranslations('desk.replaceDesk');
  const noteOf = useErrorNote();
  const [words, setWords] = useState({ find: start.find, replace: start.replace });
  const [options, setOptions] = useState<ReplaceOptions>({ wholeWords: true, matchCase: false, forms: true });
  const [corrected, setCorrected] = useState<Readonly<Record<string, string>>>({});
  const [places, setPlaces] = useState<Found | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<ReactNode>('');
  const [busy, setBusy] = useState(false);
  /** Ends the search that runs. The server stops its work too. */
  const [stop, setStop] = useState<AbortController | null>(null);
  useEffect(() => () => stop?.abort(), [stop]);
  /** Forgets the places, because the words have changed since. */
  const change = (act: () => void): void => {
    act();
    setPlaces(null);
    setSaid('');
  };
  const forms = options.forms ? wordForms(words.find, words.replace) : [words];
  const pairs = forms.flatMap(({ find, replace }): WordForm[] => {
    const put = corrected[find] ?? replace;
    return find.trim() === '' || (find !== words.find.trim() && put.trim() === '') ? [] : [{ find, replace: put }];
  });
  const replacement = { pairs, wholeWords: options.wholeWords, matchCase: options.matchCase };
  const doing = async (work: () => Promise<ReactNode>): Promise<void> => {
    setBusy(true);
    setSaid(t('searching'));
    // A search that the person stopped is not an error.
    setSaid(await work().catch((error: unknown) => (isStopped(error) ? t('stopped') : noteOf(error))));
    setBusy(false);
  };
  const search = async (): Promise<ReactNode> => {
    const ending = new AbortController();
    setStop(ending);
    const asked = { changeSet, game, replacement };
    const { textPlaces } = await request(TextPlacesDocument, asked, { signal: ending.signal }).finally(() =>
      setStop(null),
    );
    setPlaces(textPlaces);
    setChosen(new Set(textPlaces?.places.map(keyOf)));
    return textPlaces === null || textPlaces.count === 0
      ? t('none')
      : t('found', { count: textPlaces.count, documents: textPlaces.documents });
  };
  const replace = async (keys: string[] | null): Promise<ReactNode> => {
    const { replaceTexts } = await request(ReplaceTextsDocument, { changeSet, game, replacement, places: keys });
    await search();
    return t('replaced', { documents: replaceTexts?.documents ?? 0 });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void doing(search);
  };
  return (
    <div className="replace-desk">
      <p>{t('help')}</p>
      <ReplaceForm
        words={words}
        options={options}
        forms={forms}
        corrected={corrected}
        busy={busy}
        onWords={(next) =>
          change(() => {
            setWords(next);
            setCorrected({});
          })
        }
        onOptions={(next) => change(() => setOptions(next))}
        onCorrect={(next) => change(() => setCorrected(next))}
        onSubmit={submit}
      />
      <p role="status">
        {said}{' '}
        {stop && (
          <button type="button" className="link-button" onClick={() => stop.abort()}>
            {t('stop')}
          </button>
        )}
      </p>
      {places && places.places.length > 0 && (
        <>
          {places.places.length < places.count && <p>{t('listed', { listed: places.places.length })}</p>}
          <Places
            places={places.places}
            changeSet={changeSet}
            chosen={chosen}
            editable={editable}
            onChoose={setChosen}
          />
          {editable && (
            <p className="replace-steps">
              <button
                type="button"
                className="button button-main"
                disabled={busy || chosen.size === 0}
                onClick={() => void doing(() => replace([...chosen]))}
              >
                {t('replaceChosen', { count: chosen.size })}
              </button>
              {places.places.length < places.count && (
                <button
                  type="button"
                  className="button"
                  disabled={busy}
                  onClick={() => void doing(() => replace(null))}
                >
                  {t('replaceAll', { count: places.count })}
                </button>
              )}
            </p>
          )}
        </>
      )}
    </div>
  );
}

interface ReplaceOptions {
  readonly wholeWords: boolean;
  readonly matchCase: boolean;
  readonly forms: boolean;
}

interface ReplaceFormProps {
  readonly words: WordForm;
  readonly options: ReplaceOptions;
  readonly forms: readonly WordForm[];
  /** The forms that the person has corrected, by the old form. */
  readonly corrected: Readonly<Record<string, string>>;
  readonly busy: boolean;
  readonly onWords: (words: WordForm) => void;
  readonly onOptions: (options: ReplaceOptions) => void;
  readonly onCorrect: (corrected: Readonly<Record<string, string>>) => void;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** The words with their options and forms. */
function ReplaceForm(props: ReplaceFormProps) {
  const t = useTranslations('desk.replaceDesk');
  const id = useId();
  const { words, options, forms, corrected, busy, onWords, onOptions, onCorrect, onSubmit } = props;
  return (
    <form className="replace-form" onSubmit={onSubmit}>
      {(['find', 'replace'] as const).map((name) => (
        <p key={name}>
          <label htmlFor={`${id}-${name}`}>{t('field', { field: name })}</label>
          <input
            id={`${id}-${name}`}
            className="field"
            value={words[name]}
            maxLength={LONGEST}
            required={name === 'find'}
            onChange={({ target }) => onWords({ ...words, [name]: target.value })}
          />
        </p>
      ))}
      <p className="replace-options">
        {(['wholeWords', 'matchCase', 'forms'] as const).map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={options[name]}
              onChange={({ target }) => onOptions({ ...options, [name]: target.checked })}
            />{' '}
            {t('option', { option: name })}
          </label>
        ))}
      </p>
      {options.forms && forms.length > 1 && words.find.trim() !== '' && words.replace.trim() !== '' && (
        <fieldset className="replace-forms">
          <legend>{t('formsHelp')}</legend>
          {forms.slice(1).map((form) => (
            <label key={form.find}>
              {t('formFor', { form: form.find })}
              <input
                className="field"
                value={corrected[form.find] ?? form.replace}
                maxLength={LONGEST}
                onChange={({ target }) => onCorrect({ ...corrected, [form.find]: target.value })}
              />
            </label>
          ))}
        </fieldset>
      )}
      <p>
        <button type="submit" className="button button-main" disabled={busy}>
          {t('search')}
        </button>
      </p>
    </form>
  );
}

interface PlacesProps {
  readonly places: readonly Place[];
  readonly changeSet: number;
  readonly chosen: ReadonlySet<string>;
  readonly editable: boolean;
  readonly onChoose: (keys: ReadonlySet<string>) => void;
}

function Places({ places, changeSet, chosen, editable, onChoose }: PlacesProps) {
  const t = useTranslations('desk.replaceDesk');
  const set = (keys: readonly string[], isChosen: boolean): void => {
    const next = new Set(chosen);
    for (const key of keys)
      if (isChosen) next.add(key);
      else next.delete(key);
    onChoose(next);
  };
  const kinds = [...groupBy(places, ({ kind }) => t('kind', { kind }))];
  return (
    <>
      {editable && (
        <label className="replace-all">
          <input
            type="checkbox"
            checked={chosen.size === places.length}
            onChange={({ target }) => set(places.map(keyOf), target.checked)}
          />{' '}
          {t('chooseAll')}
        </label>
      )}
      {kinds.map(([kind, own]) => (
        <section key={kind} className="replace-kind" aria-label={kind}>
          <h2>
            {kind} <span className="quiet">{own.length}</span>
          </h2>
          <ul>
            {own.map((place) => (
              <li key={keyOf(place)}>
                {editable && (
                  <input
                    type="checkbox"
                    aria-label={t('choose', { title: place.title, line: place.line })}
                    checked={chosen.has(keyOf(place))}
                    onChange={({ target }) => set([keyOf(place)], target.checked)}
                  />
                )}
                <p>
                  <a href={documentHref(place.path, changeSet, { line: String(place.line) })}>
                    {t('place', { title: place.title, line: place.line })}
                  </a>
                  <code className="replace-words">
                    {place.before}
                    <del>{place.match}</del> <ins>{place.replacement}</ins>
                    {place.after}
                  </code>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
