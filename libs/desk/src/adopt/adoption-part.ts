/** The part of an adoption that a page shows: the mapping, counts, and a part of each long list. Plain data of limited size. */
import type { Adoption } from '@rulewright/content';
import type { AdoptResult } from './adopt.ts';
import type { AdoptConflict } from './merge-adopted.ts';
import type { AdoptedChange } from './merging.ts';
import type { CellQuestion } from './questions.ts';
import type { NameQuestion, RepeatedRows } from './same-name.ts';
import type { BadRow, Source } from './source.ts';
import type { Form } from './suggest-form.ts';
import { formOfColumn } from './suggest.ts';
import { textOf } from './values.ts';

/** The maximum number of members of a list. */
const MOST = 200;
/** The maximum number of characters of a value. */
const LONGEST = 400;

interface ShownValue {
  readonly field: string;
  /** The column of the value; null if the value has no column. */
  readonly column: string | null;
  /** The cell of the source for a new card, or the value of the card file. */
  readonly before: string;
  readonly after: string;
}

interface ShownChange {
  readonly card: string;
  readonly name: string;
  readonly kind: string;
  readonly row: number | null;
  readonly file: string | null;
  readonly values: readonly ShownValue[];
}

interface ShownColumn {
  readonly name: string;
  readonly example: string;
  readonly filled: number;
  /** The decisions of the mapping, as sentences. */
  readonly decided: readonly string[];
  /** For a column that is left out: the form of the field that it can become. */
  readonly form: Form | null;
}

export interface AdoptionPart {
  readonly mapping: Adoption;
  readonly suggested: boolean;
  readonly fields: AdoptResult['fields'];
  readonly columns: readonly ShownColumn[];
  readonly cellQuestions: readonly CellQuestion[];
  readonly cellQuestionCount: number;
  readonly nameQuestions: readonly NameQuestion[];
  readonly nameQuestionCount: number;
  readonly repeated: RepeatedRows;
  readonly counts: AdoptResult['counts'];
  readonly changes: readonly ShownChange[];
  readonly changeCount: number;
  readonly bad: readonly BadRow[];
  readonly badCount: number;
  readonly conflicts: readonly { card: string; field: string; ours: string; theirs: string }[];
  readonly conflictCount: number;
  readonly gone: readonly string[];
  readonly goneCount: number;
  readonly removedCount: number;
  readonly notes: readonly string[];
  readonly noteCount: number;
  readonly documentCount: number;
}

/** The start of the parts of the long lists, and the maximum number of their members. */
interface Wanted {
  readonly changesFrom: number;
  readonly badFrom: number;
  readonly first: number;
}

export function adoptionPart(
  source: Source,
  result: AdoptResult,
  { changesFrom, badFrom, first }: Wanted,
): AdoptionPart {
  const { mapping, counts, changes, bad, conflicts, gone, removed, notes, files } = result;
  const { cellQuestions, nameQuestions, repeated, decisions } = result;
  const some = Math.max(1, Math.min(MOST, first));
  const part = <T>(list: readonly T[], from: number): readonly T[] =>
    list.slice(Math.max(0, from), Math.max(0, from) + some);
  return {
    mapping,
    suggested: result.suggested,
    fields: result.fields,
    columns: source.columns.map((name) => ({
      ...columnOf(source, name),
      decided: decisions.get(name) ?? [],
      form: mapping.leave.includes(name) ? formOfColumn(source, name) : null,
    })),
    cellQuestions: cellQuestions.slice(0, MOST),
    cellQuestionCount: cellQuestions.length,
    nameQuestions: nameQuestions.slice(0, MOST),
    nameQuestionCount: nameQuestions.length,
    repeated,
    counts,
    changes: part(changes, changesFrom).map((change) => shownChange(change, mapping)),
    changeCount: changes.length,
    bad: part(bad, badFrom),
    badCount: bad.length,
    conflicts: conflicts.slice(0, MOST).map(shownConflict),
    conflictCount: conflicts.length,
    gone: gone.slice(0, MOST),
    goneCount: gone.length,
    removedCount: removed.length,
    notes: notes.slice(0, MOST),
    noteCount: notes.length,
    documentCount: files.length + removed.length,
  };
}

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const shownConflict = ({ card, field, ours, theirs }: AdoptConflict) => ({
  card,
  field,
  ours: valueText(ours),
  theirs: valueText(theirs),
});

function columnOf({ rows }: Source, name: string): Omit<ShownColumn, 'decided' | 'form'> {
  const texts = rows.map(({ cells }) => textOf(cells[name])).filter((text) => text !== '');
  return { name, example: (texts[0] ?? '').slice(0, 80), filled: texts.length };
}

const valueText = (value: unknown): string =>
  value === undefined ? '' : short(typeof value === 'string' ? value : JSON.stringify(value));

/** The column of a card's value, by the path of the value in the card document. */
function columnFor(mapping: Adoption, field: string): string | null {
  if (field === 'name') return mapping.name;
  if (field === 'flavor') return mapping.flavor ?? null;
  if (field === 'printings') return mapping.set.from ?? null;
  return mapping.fields[field.slice('data.'.length)]?.from ?? null;
}

function shownChange({ card, name, kind, row, values }: AdoptedChange, mapping: Adoption): ShownChange {
  return {
    card,
    name,
    kind,
    row: row?.row ?? null,
    file: row?.file ?? null,
    values: values.map(({ field, before, after }) => {
      const column = columnFor(mapping, field);
      const cell = column === null ? '' : short(textOf(row?.cells[column]));
      return { field, column, before: kind === 'added' ? cell : valueText(before), after: valueText(after) };
    }),
  };
}
