/** Says in sentences what a mapping decides about each column. The mapping form and the command show them. */
import type { AdoptedField, Adoption } from '@rulewright/content';
import { setColumns } from './suggest.ts';
import { rangeOf, type CellQuestion } from './questions.ts';
import type { Source } from './source.ts';
import { textOf } from './values.ts';

/** The most texts that a sentence names. */
const NAMED = 8;

const cells = (count: number, word = ''): string => `${count} ${word}${count === 1 ? 'cell' : 'cells'}`;
const listed = (questions: readonly CellQuestion[]): string => {
  const all = questions.map(({ text, count }) => `"${text}" (${count})`);
  return all.length > NAMED ? `${all.slice(0, NAMED).join(', ')} and ${all.length - NAMED} more` : all.join(', ');
};

/** The sentences of one column. Empty for a column about which nothing is decided. */
export function decisionsOf(
  source: Source,
  mapping: Adoption,
  column: string,
  questions: readonly CellQuestion[],
): string[] {
  const { rows } = source;
  const filled = rows.filter(({ cells: row }) => textOf(row[column]) !== '').length;
  const own = questions.filter((one) => one.column === column);
  const field = Object.values(mapping.fields).find(({ from }) => from === column);
  if (mapping.set.from === column) return setDecision(source, column, filled);
  if (mapping.key === column) return keyDecision(source, column, filled);
  if (mapping.repeatOf === column)
    return [`${cells(filled)} ${filled === 1 ? 'names' : 'name'} a card that the row repeats.`];
  if (!field)
    return mapping.leave.includes(column) && filled > 0
      ? [`${cells(filled)} ${filled === 1 ? 'is' : 'are'} not imported.`]
      : [];
  return fieldDecision(source, field, own, rows.length - filled);
}

function setDecision(source: Source, column: string, filled: number): string[] {
  const { rows } = source;
  const others = setColumns(source)
    .filter((one) => one !== column)
    .map((one) => `"${one}" has a value in ${rows.filter(({ cells: row }) => textOf(row[one]) !== '').length}`);
  const chosen = `${filled} of ${rows.length} rows have a set here.`;
  return others.length === 0 ? [chosen] : [chosen, `Other columns with the name of a set: ${others.join(', ')}.`];
}

function keyDecision({ rows }: Source, column: string, filled: number): string[] {
  const keys = new Set(rows.map(({ cells: row }) => textOf(row[column])).filter((text) => text !== ''));
  const [repeated, none] = [filled - keys.size, rows.length - filled];
  return [
    ...(repeated > 0 ? [`${repeated} ${repeated === 1 ? 'row has' : 'rows have'} the key of another row.`] : []),
    ...(none > 0 ? [`${none} ${none === 1 ? 'row has' : 'rows have'} no key.`] : []),
  ];
}

function fieldDecision(source: Source, field: AdoptedField, own: readonly CellQuestion[], blank: number): string[] {
  const answered = (answer: CellQuestion['answer']): CellQuestion[] =>
    own.filter((one) => one.answer === answer && one.text !== '');
  const [yes, no, none, words, others, open] = (['yes', 'no', 'none', 'word', 'other', null] as const).map(answered);
  const said = (title: string, some: readonly CellQuestion[] | undefined): string[] =>
    some && some.length > 0 ? [`${title}: ${listed(some)}.`] : [];
  const range = field.as === 'integer' ? rangeOf(source, field) : null;
  const usual = field.default === undefined ? '' : ` They get the value "${field.default}".`;
  const ofBlank =
    field.as === 'yes' && usual === ''
      ? `${cells(blank, 'empty ')}: unknown, neither yes nor no.`
      : `${cells(blank, 'empty ')}.${usual}`;
  return [
    ...(range ? [range[0] === range[1] ? `Numbers: ${range[0]}.` : `Numbers from ${range[0]} to ${range[1]}.`] : []),
    ...(field.thousands ? [`"${field.thousands}" separates thousands.`] : []),
    ...(field.unit ? [`Each number is followed by "${field.unit}".`] : []),
    ...said('Yes', yes),
    ...said('No', no),
    ...said('Words', words),
    ...said('Another value', others),
    ...said('No value', none),
    ...(blank > 0 ? [ofBlank] : []),
    ...said('Not decided', open),
  ];
}
