/** Imports a source: converts its rows, merges them with the files of the game, and returns the changes. It does not write files. */
import {
  loadContent,
  loadReleased,
  nameOfId,
  placeOf,
  type Adoption,
  type GameContent,
  type GameVocabulary,
  type KnownGame,
  type SetDoc,
  type SourceFile,
} from '@rulewright/content';
import { stringify } from 'yaml';
import { convert, type Converted } from './convert.ts';
import { decisionsOf } from './decisions.ts';
import { checkColumns, checkFields, isUsed, readMapping, textOfMapping } from './mapping-document.ts';
import type { AdoptConflict, AdoptDecision } from './merge-adopted.ts';
import { Merging, type AdoptedChange } from './merging.ts';
import { withNewFields } from './new-fields.ts';
import { newGameFiles } from './new-game-files.ts';
import { usedNumbers } from './printing.ts';
import { cellQuestions, type CellQuestion } from './questions.ts';
import type { NameQuestion, RepeatedRows } from './same-name.ts';
import { SourceError, type BadRow, type Source } from './source.ts';
import { suggestMapping } from './suggest.ts';
import { setList, withListed, type AdoptedSet } from './set-list.ts';
import { bare, textOf } from './values.ts';

export interface AdoptOrder {
  readonly game: string;
  /** The name of a game that the run creates. Without it, the name is made from the id. */
  readonly gameName?: string;
  /** The id of the source, which names its documents. */
  readonly name: string;
  readonly source: Source;
  /** A mapping or its text. Without it, the run uses the stored mapping, or suggests one if none is stored. */
  readonly mapping?: unknown;
  /** A source with the names of sets, and their days and series. */
  readonly sets?: Source;
  /** The files of the content so far. */
  readonly files: readonly SourceFile[];
  readonly knownGames: readonly KnownGame[];
  /** Whether a row with the name of a card that was not imported is merged into this card. Otherwise the row is listed as bad. */
  readonly join?: boolean;
  /** Whether to remove cards that are no longer at the source. Cards that were changed here stay, as a conflict. */
  readonly prune?: boolean;
  /** Decisions about conflicts. */
  readonly decisions?: readonly AdoptDecision[];
}

/** One value before and after, for the preview. */
interface Preview {
  readonly row: number;
  readonly column: string;
  readonly before: string;
  readonly field: string;
  readonly after: string;
}

export interface AdoptResult {
  readonly mapping: Adoption;
  readonly suggested: boolean;
  /** The fields of the game before this run; null for a game that this run creates. */
  readonly fields: readonly { readonly id: string; readonly label: string; readonly type: string }[] | null;
  /** Only new and changed files. */
  readonly files: readonly SourceFile[];
  readonly counts: {
    readonly rows: number;
    readonly added: number;
    readonly changed: number;
    readonly unchanged: number;
  };
  readonly conflicts: readonly AdoptConflict[];
  readonly bad: readonly BadRow[];
  readonly notes: readonly string[];
  /** Cards that were adopted and are no longer at the source. */
  readonly gone: readonly string[];
  /** The files of removed cards of `gone`, if the order has `prune`. A card that was changed here is removed only after a decision. */
  readonly removed: readonly string[];
  /** The cards that are added, changed or removed, with their values before and after. */
  readonly changes: readonly AdoptedChange[];
  readonly preview: readonly Preview[];
  /** The texts of cells about which the mapping decides. */
  readonly cellQuestions: readonly CellQuestion[];
  /** The names about which the mapping decides. */
  readonly nameQuestions: readonly NameQuestion[];
  /** Rows that repeat a card. */
  readonly repeated: RepeatedRows;
  /** The decisions of the mapping about each column, as sentences. */
  readonly decisions: ReadonlyMap<string, readonly string[]>;
}

const PREVIEW_ROWS = 5;

/** @throws SourceError */
export function adopt(order: AdoptOrder): AdoptResult {
  const { game, name, source, files } = order;
  const texts = new Map(files.map((file) => [file.path, file.text]));
  let existing = existingGame(order);
  const mappingPath = `cards/${game}/adopt/${name}.yaml`;
  const stored = texts.get(mappingPath);
  const written = order.mapping ?? stored;
  const mapping = written === undefined ? suggestMapping(name, source, existing) : readMapping(written, name);
  checkColumns(mapping, source);
  const known = existing && { sets: existing.sets, fields: existing.data?.fields.fields ?? [] };
  const listed = order.sets && setList(order.sets);
  if (existing) checkFields(mapping, existing);
  const used = existing && mapping.number === undefined ? usedNumbers(order, mapping, existing) : undefined;
  const converted = convert(source, mapping, known, listed, used);
  const fieldsPath = `rules/${game}/fields.yaml`;
  const fieldsText = existing && withNewFields(texts.get(fieldsPath) ?? '', mapping, converted, known!.fields);
  const newFields = fieldsText === null ? [] : [{ path: fieldsPath, text: fieldsText }];
  if (fieldsText !== null)
    existing = existingGame({ ...order, files: [...files.filter(({ path }) => path !== fieldsPath), ...newFields] });
  const base = existing ? [] : newGameFiles(game, order.gameName?.trim() || nameOfId(game), mapping, converted);
  const sets = [
    ...converted.sets.map((set) => ({ path: setPath(game, set.id), text: stringify(inOrder(set)) })),
    ...completedSets(existing, texts, listed),
  ];
  const vocabulary = existing?.vocabulary ?? vocabularyFor(game, [...base, ...sets], order.knownGames);

  const merging = new Merging(order, vocabulary, texts, converted);
  for (const card of converted.cards) merging.add(card);
  const pruned = merging.prune(order.prune ?? false);
  const mappingFile = { path: mappingPath, text: textOfMapping(written, mapping, stored) };
  const all = [...base, ...newFields, ...sets, mappingFile, ...merging.cards, ...merging.adopted()];
  const left = source.columns.filter((column) => !isUsed(mapping, column));
  const questions = cellQuestions(source, mapping, converted.fieldWords);
  return {
    mapping,
    suggested: written === undefined,
    fields: known?.fields.map(({ id, label, type }) => ({ id, label, type })) ?? null,
    files: all.filter(({ path, text }) => texts.get(path) !== text),
    counts: { rows: source.rows.length + source.bad.length, ...merging.counts },
    conflicts: merging.conflicts,
    bad: [...converted.bad, ...merging.bad].sort((a, b) => a.row - b.row),
    notes: [
      ...source.notes,
      ...(order.prune && converted.unknown > 0 && pruned.gone.length > 0 ? [CANNOT_PRUNE] : []),
      ...unclearZeros(source, mapping),
      ...converted.notes,
      ...(left.length > 0 ? [`Columns that are not taken: ${left.join(', ')}.`] : []),
    ],
    gone: pruned.gone,
    removed: pruned.removed,
    changes: merging.changes,
    preview: previewOf(converted, mapping),
    cellQuestions: questions,
    nameQuestions: converted.questions.names,
    repeated: converted.questions.repeated,
    decisions: new Map(source.columns.map((column) => [column, decisionsOf(source, mapping, column, questions)])),
  };
}

const setPath = (game: string, set: string): string => `cards/${game}/sets/${set}.yaml`;

/** The members of a new set in the order of hand-written files. */
const inOrder = ({ id, code, name, ...rest }: SetDoc): object => ({ id, code, name, ...rest });

/** The files of existing sets that get a day or a series from the list. */
function completedSets(
  game: GameContent | null,
  texts: ReadonlyMap<string, string>,
  listed: ReadonlyMap<string, AdoptedSet> | undefined,
): SourceFile[] {
  return [...(game?.sets.values() ?? [])].flatMap((set) => {
    const path = setPath(game!.doc.id, set.id);
    const facts = [set.id, set.code, set.name].map((word) => listed?.get(bare(word))).find((one) => one !== undefined);
    const text = facts && texts.has(path) ? withListed(texts.get(path)!, set, facts) : null;
    return text === null ? [] : [{ path, text }];
  });
}

const CANNOT_PRUNE = 'No card is removed, because some rows cannot be read and their cards are unknown.';

function existingGame({ game, files, knownGames }: AdoptOrder): GameContent | null {
  const own = files.filter(({ path }) => placeOf(path)?.game === game);
  if (own.length === 0) return null;
  // `loadReleased` parses a card only on first use.
  const { content, problems } = loadReleased(own, knownGames);
  const [problem] = problems;
  if (problem)
    throw new SourceError(
      `The files of "${game}" have a problem: ${problem.path}, line ${problem.line}: ${problem.message}`,
    );
  const gameContent = content.game(game);
  if (!gameContent.data)
    throw new SourceError(
      `The cards of "${game}" are described by a plugin. Only a game that consists of data can adopt cards.`,
    );
  return gameContent;
}

function vocabularyFor(game: string, files: readonly SourceFile[], knownGames: readonly KnownGame[]): GameVocabulary {
  const { content, problems } = loadContent(files, knownGames);
  const [problem] = problems;
  if (problem)
    throw new SourceError(
      `The mapping does not give a game that loads: ${problem.path}, line ${problem.line}: ${problem.message}`,
    );
  return content.game(game).vocabulary;
}

/** Notes about number columns with empty cells and zeros. A source may write 0 for a card that does not have the number. */
function unclearZeros({ rows }: Source, { fields }: Adoption): string[] {
  return Object.values(fields).flatMap(({ from, as, empty = [] }) => {
    if (as !== 'integer') return [];
    const texts = rows.map(({ cells }) => textOf(cells[from])).filter((text) => !empty.includes(text));
    const [zeros, none] = ['0', ''].map((one) => texts.filter((text) => text === one).length) as [number, number];
    const cells = (count: number, word = ''): string => `${count} ${word}${count === 1 ? 'cell' : 'cells'}`;
    return zeros === 0 || none === 0
      ? []
      : [
          `The column "${from}" has ${cells(zeros)} with 0 and ${cells(none, 'empty ')}. A 0 is shown as a number. If it means that there is none, add "empty: ['0']" to the field in the mapping, or 0 to the texts without a value in the column's details at the desk.`,
        ];
  });
}

function previewOf({ cards }: Converted, mapping: Adoption): Preview[] {
  return cards.slice(0, PREVIEW_ROWS).flatMap(({ rows, values, name, printings }): Preview[] => {
    const row = rows[0]!;
    const one = (column: string | undefined, field: string, after: unknown): Preview[] =>
      column === undefined
        ? []
        : [
            {
              row: row.row,
              column,
              before: textOf(row.cells[column]),
              field,
              after: after === undefined ? '' : typeof after === 'string' ? after : JSON.stringify(after),
            },
          ];
    return [
      ...one(mapping.name, 'name', name),
      ...one(mapping.set.from, 'set', printings[0]!.set),
      ...one(mapping.number?.from, 'number', printings[0]!.number),
      ...one(mapping.rarity?.from, 'rarity', printings[0]!.rarity),
      ...Object.entries(mapping.fields).flatMap(([field, { from }]) => one(from, field, values[`data.${field}`])),
    ];
  });
}
