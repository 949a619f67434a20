/** Imports a list from another program, exports it in the form of many, and leads to the pages that print it. */
'use client';
import {
  compareLists,
  formatDeck,
  PROGRAM_FORMS,
  readSheet,
  textsInJson,
  writeCsv,
  writeJson,
  writeTabletop,
  type ListCard,
  type ProgramFormId,
  type TabletopEntry,
  type WrittenTexts,
} from '@rulewright/decks/sheet';
import { useTranslations } from 'next-intl';
import { useState, type ChangeEvent } from 'react';
import { LONGEST_LINK, LONGEST_LIST } from '../../shared/deck-verdict.ts';
import { href } from '../../shared/query.ts';
import { saveFile } from '../../shared/save-file.ts';
import { readDeckText } from './ask-builder.ts';
import { facePlaces } from './table-sheets.ts';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { useFailure } from '../../shared/use-failure.ts';
import { CopyButton } from '../../shared/components/copy-button.tsx';
import type { BuiltCard, BuiltGame, DeckReading } from './types.ts';
import type { BuiltList } from './use-built-list.ts';

export interface TransferPanelProps {
  readonly game: BuiltGame;
  readonly list: BuiltList;
  /** The name of the deck. */
  readonly name: string;
  zoneName(zone: string): string;
  /** The notes and tags of the deck. */
  readonly texts: Pick<WrittenTexts, 'notes' | 'tags'>;
  /** Takes over the name of an imported deck. */
  onNamed(name: string): void;
  /** Takes over the notes and tags of an imported deck. */
  onTexts(texts: Pick<WrittenTexts, 'notes' | 'tags'>): void;
}

type Format = 'text' | 'csv' | 'json' | 'tabletop' | ProgramFormId;
const FORMATS: readonly Format[] = [
  'text',
  'csv',
  'json',
  'tabletop',
  ...(Object.keys(PROGRAM_FORMS) as ProgramFormId[]),
];

/** The ids of a card in files of other programs. */
const idsOf = (card: BuiltCard | undefined): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries((card?.listIds ?? []).map(({ program, id }) => [program, id]));

/** The formats with a sentence of help. */
const HELPED: ReadonlySet<Format> = new Set<Format>(['tabletop', 'mtgo']);

/** A file name of letters, digits and hyphens, which are valid on every system. */
const fileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/gu, '') || 'deck';

export function TransferPanel({ game, list, name, texts, zoneName, onNamed, onTexts }: TransferPanelProps) {
  const t = useTranslations('build.transferPanel');
  const sentenceOf = useErrorSentence();
  const [failure, setFailure] = useFailure();
  const [format, setFormat] = useState<Format>('text');
  const entries = list.sheet.entries.map(({ name: named, card, copies, zone }) => {
    const known = card === null ? undefined : list.cards.get(card);
    return { name: named, copies, zone, ids: idsOf(known), set: known?.printings[0]?.set.code };
  });
  // A list of codes needs codes. The other forms have the names, too.
  const formats = FORMATS.filter((each) => each !== 'codes' || entries.some(({ ids }) => ids.codes !== undefined));
  const uncoded = format === 'codes' ? entries.filter(({ ids }) => ids.codes === undefined).length : 0;

  async function tabletop(): Promise<string> {
    const known = list.sheet.entries.flatMap((entry) => (entry.card === null ? [] : [{ ...entry, card: entry.card }]));
    const site = location.origin;
    const places = await facePlaces(game.id, game.release, site, [...new Set(known.map(({ card }) => card))]);
    const placed = known.flatMap(({ card, ...entry }): TabletopEntry[] => {
      const face = places.get(card);
      return face ? [{ name: entry.name, copies: entry.copies, zone: entry.zone, face }] : [];
    });
    const back = `${site}/previews/releases/${game.release}/backs/${game.id}.png`;
    return writeTabletop({ name, entries: placed, back, zoneName });
  }

  /** The text of the file, with its type and the ending of its name. */
  async function written(): Promise<readonly [text: string, type: string, end: string]> {
    switch (format) {
      case 'text':
        return [list.text, 'text/plain', 'txt'];
      case 'csv':
        return [writeCsv(entries), 'text/csv', 'csv'];
      case 'json':
        return [writeJson({ game: game.id, name, entries, written: list.text, ...texts }), 'application/json', 'json'];
      case 'tabletop':
        return [await tabletop(), 'application/json', 'json'];
      default: {
        const { write, type, end } = PROGRAM_FORMS[format];
        return [write({ name, game: game.name, octgnGame: game.octgnGame, entries, zoneName }), type, end];
      }
    }
  }

  async function save(): Promise<void> {
    setFailure(null);
    try {
      const [text, type, end] = await written();
      saveFile(new Blob([text], { type }), `${fileName(name)}.${end}`);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }

  return (
    <section className="builder-transfer" aria-labelledby="builder-transfer">
      <h2 id="builder-transfer">{t('export')}</h2>
      <p className="actions">
        <CopyButton text={list.text}>{t('copyText')}</CopyButton>
        <label>
          {t('format')}{' '}
          <select className="field" value={format} onChange={({ target }) => setFormat(target.value as Format)}>
            {formats.map((each) => (
              <option key={each} value={each}>
                {t('formatName', { format: each })}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button" disabled={entries.length === 0} onClick={() => void save()}>
          {t('save')}
        </button>
        {entries.length > 0 && list.text.length <= LONGEST_LINK && (
          <>
            <a href={href(`/${game.id}/print`, { list: list.text })}>{t('print')}</a>
            <a href={href(`/${game.id}/print/registration`, { list: list.text, name })}>{t('register')}</a>
          </>
        )}
      </p>
      <p className="quiet" role="status">
        {HELPED.has(format) && t('formatHelp', { format })} {uncoded > 0 && t('noCodes', { count: uncoded })}
      </p>
      {failure && (
        <p className="deck-failure" role="alert">
          {failure}
        </p>
      )}
      <ImportForm game={game} list={list} onNamed={onNamed} onTexts={onTexts} />
    </section>
  );
}

interface TransferReading {
  readonly reading: DeckReading;
  /** The name of the deck that the list gives, or that of its file. */
  readonly name: string | null;
  readonly problems: readonly { readonly message: string; readonly lines: readonly number[] }[];
}

/** Codes of parse problems, which every verdict repeats. */
const READING = new Set([
  'bad-line',
  'bad-count',
  'unknown-card',
  'ambiguous-card',
  'list-too-long',
  'unknown-printing',
]);

/** The name of a file without its ending: some programs name a deck only there. */
const nameOfFile = (name: string): string | null =>
  name
    .replace(/\.[^.]*$/u, '')
    .trim()
    .slice(0, 80) || null;

function ImportForm({
  game,
  list,
  onNamed,
  onTexts,
}: Pick<TransferPanelProps, 'game' | 'list' | 'onNamed' | 'onTexts'>) {
  const t = useTranslations('build.transferPanel');
  const sentenceOf = useErrorSentence();
  const [text, setText] = useState('');
  const [transfer, setTransfer] = useState<TransferReading | null>(null);
  const [failure, setFailure] = useFailure();

  async function read(listText: string, file: string | null = null): Promise<void> {
    setText(listText.slice(0, LONGEST_LIST));
    setTransfer(null);
    setFailure(listText.length > LONGEST_LIST ? t('tooLong', { most: LONGEST_LIST }) : null);
    if (listText.trim() === '' || listText.length > LONGEST_LIST) return;
    try {
      const reading = await readDeckText(game.id, listText);
      if (!reading) return;
      const problems = (reading.verdicts[0]?.issues ?? []).filter(({ code }) => READING.has(code));
      setTransfer({ reading, problems, name: reading.name ?? file });
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (!file) return;
    // A character has at most four bytes.
    if (file.size > 4 * LONGEST_LIST) setFailure(t('tooLong', { most: LONGEST_LIST }));
    else await read(await file.text(), nameOfFile(file.name));
    target.value = '';
  }

  /** Plain lines are used unchanged, to keep comments and printings. So is the text of an export, unless another program changed its cards. */
  function replace({ reading, name }: TransferReading): void {
    const exported = reading.format === 'json' ? textsInJson(text) : null;
    const byName = (entries: readonly ListCard[]) => entries.map((entry) => ({ ...entry, card: null }));
    const written = exported && readSheet(exported.written.slice(0, LONGEST_LIST), list.sheet.words).entries;
    const isSame =
      written !== null &&
      compareLists(
        byName(written),
        byName(reading.entries.map(({ name: named, copies, zone }) => ({ card: null, name: named, copies, zone }))),
      ).length === 0;
    if (isSame) {
      list.change(exported!.written);
      onTexts(exported!);
    } else list.change(reading.format === 'text' ? text : formatDeck(reading.entries, list.sheet.words.words.side));
    if (name !== null) onNamed(name);
    setText('');
    setTransfer(null);
  }

  return (
    <>
      <h2>{t('import')}</h2>
      <label>
        {t('paste')}
        <textarea
          className="field"
          rows={5}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setTransfer(null);
          }}
        />
      </label>
      <p className="actions">
        <button type="button" className="button" disabled={text.trim() === ''} onClick={() => void read(text)}>
          {t('readList')}
        </button>
        <label className="button file-button">
          {t('file')}
          <input
            type="file"
            className="visually-hidden"
            accept=".txt,.csv,.json,.yaml,.yml,.cod,.o8d,.dek,.ydk,.xml,text/plain,text/csv,application/json"
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
        {transfer && (
          <p>
            {t('found', {
              count: transfer.reading.entries.reduce((sum, { copies }) => sum + copies, 0),
              format: transfer.reading.format,
            })}
          </p>
        )}
        {transfer && transfer.problems.length > 0 && (
          <ul className="import-problems">
            {transfer.problems.map(({ message, lines }, at) => (
              <li key={at}>{t('problem', { message, line: lines[0] ?? 0 })}</li>
            ))}
          </ul>
        )}
      </div>
      {transfer && transfer.reading.entries.length > 0 && (
        <button type="button" className="button button-main" onClick={() => replace(transfer)}>
          {t('replace')}
        </button>
      )}
    </>
  );
}
