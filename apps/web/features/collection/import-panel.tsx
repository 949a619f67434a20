/** Adds cards from a list or a table. Lines that name no card stay below, with what to do, until they are corrected or discarded. */
'use client';
import { ReadCollectionDocument, type ReadCollectionQuery } from '@rulewright/api-client';
import { addRows, readCollection } from '@rulewright/decks/sheet';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type ChangeEvent } from 'react';
import { forget, useKeptField } from '../../shared/kept-field.ts';
import { request } from '../../shared/request.ts';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { withNames } from '../../shared/stored-collection.ts';
import type { CollectionState } from './use-collection.ts';

/** The longest list that the server reads, in characters. */
const LONGEST = 200_000;
const KINDS = ['own', 'want'] as const;
type Kind = (typeof KINDS)[number];
type Reading = ReadCollectionQuery['readCollection'];

export interface ImportPanelProps {
  readonly game: string;
  readonly state: CollectionState;
}

export function ImportPanel({ game, state }: ImportPanelProps) {
  const t = useTranslations('collection.import');
  const sentenceOf = useErrorSentence();
  const place = `collection-import:${game}`;
  const [text, setText] = useKeptField(place, t('kept'), '');
  const [as, setAs] = useState<Kind>('own');
  const [last, setLast] = useState<Reading | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  /** Adds what is read, and leaves the other lines. @param leave the unread lines without those that are read now */
  async function add(list: string, leave: (unread: string) => string = (unread) => unread): Promise<boolean> {
    setFailure(list.length > LONGEST ? t('tooLong', { most: LONGEST }) : null);
    if (list.trim() === '' || list.length > LONGEST) return false;
    setBusy(true);
    try {
      const { readCollection: reading } = await request(ReadCollectionDocument, { game, text: list, as });
      const rows = readCollection(reading.text);
      state.change((old) => ({
        ...withNames(old, rows, reading.names),
        rows: addRows(old.rows, rows),
        unread: [leave(old.unread), reading.unread].filter((part) => part.trim() !== '').join('\n'),
      }));
      setLast(reading);
      return true;
    } catch (error) {
      setFailure(sentenceOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function addTyped(): Promise<void> {
    if (!(await add(text))) return;
    forget(place);
    setText('');
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (!file) return;
    // A character has at most four bytes.
    if (file.size > 4 * LONGEST) setFailure(t('tooLong', { most: LONGEST }));
    else await add(await file.text());
    target.value = '';
  }

  const copies = last ? readCollection(last.text).reduce((sum, row) => sum + row.own + row.want, 0) : 0;
  return (
    <section aria-labelledby="collection-import" className="collection-part">
      <h2 id="collection-import">{t('title')}</h2>
      <p className="quiet">{t('help')}</p>
      <fieldset className="collection-kind">
        <legend>{t('kind')}</legend>
        {KINDS.map((kind) => (
          <label key={kind} className="check">
            <input type="radio" name="collection-kind" checked={as === kind} onChange={() => setAs(kind)} />{' '}
            {t('kindName', { kind })}
          </label>
        ))}
      </fieldset>
      <label>
        {t('list')}
        <textarea
          className="field"
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="actions">
        <button
          type="button"
          className="button button-main"
          disabled={busy || !state.isRead || text.trim() === ''}
          onClick={() => void addTyped()}
        >
          {t('add')}
        </button>
        <label className="button file-button">
          {t('file')}
          <input
            type="file"
            className="visually-hidden"
            disabled={busy || !state.isRead}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={(event) => void choose(event)}
          />
        </label>
      </p>
      {failure && (
        <p className="deck-failure" role="alert">
          {failure}
        </p>
      )}
      <div role="status">
        {last && <p>{t('added', { copies, unread: last.unreadCount })}</p>}
        {last && last.notes.length > 0 && (
          <ul className="import-problems">
            {last.notes.map(({ line, message }) => (
              <li key={`${line} ${message}`}>{t('note', { line, message })}</li>
            ))}
          </ul>
        )}
      </div>
      {state.collection.unread !== '' && <Unread game={game} as={as} state={state} onAdd={add} />}
    </section>
  );
}

interface UnreadProps extends ImportPanelProps {
  readonly as: Kind;
  onAdd(text: string, leave: (unread: string) => string): Promise<boolean>;
}

/** The lines that were not read. They can be corrected here and read again. */
function Unread({ game, as, state, onAdd }: UnreadProps) {
  const t = useTranslations('collection.import');
  const { unread } = state.collection;
  const [text, setText] = useState(unread);
  const [shown, setShown] = useState(unread);
  const [problems, setProblems] = useState<Reading['problems']>([]);
  const [asked, setAsked] = useState(false);
  if (shown !== unread) {
    setShown(unread);
    setText(unread);
  }
  useEffect(() => {
    const stop = new AbortController();
    request(ReadCollectionDocument, { game, text: unread, as }, { signal: stop.signal }).then(
      ({ readCollection: reading }) => setProblems(reading.problems),
      // The lines themselves are shown without the reasons.
      () => setProblems([]),
    );
    return () => stop.abort();
  }, [game, unread, as]);

  /** Replaces a line by the one that it may mean. */
  const corrected = (line: number, fixed: string): string =>
    text
      .split('\n')
      .with(line - 1, fixed)
      .join('\n');
  return (
    <div className="collection-unread">
      <h3>{t('unread')}</h3>
      <ul className="import-problems">
        {problems.map(({ line, message, fixed }) => (
          <li key={line}>
            {t('note', { line, message })}{' '}
            {fixed != null && text === unread && (
              <button
                type="button"
                className="link-button"
                onClick={() => void onAdd(corrected(line, fixed), () => '')}
              >
                {t('readAs', { line: fixed })}
              </button>
            )}
          </li>
        ))}
      </ul>
      <label>
        {t('unreadLines')}
        <textarea
          className="field"
          rows={Math.min(8, text.split('\n').length + 1)}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="actions">
        <button type="button" className="button" onClick={() => void onAdd(text, () => '')}>
          {t('readAgain')}
        </button>
        <button
          type="button"
          className="link-button"
          onClick={() => (asked ? state.change(({ rows }) => ({ rows, unread: '' })) : setAsked(true))}
        >
          {asked ? t('discardNow') : t('discard')}
        </button>
      </p>
    </div>
  );
}
