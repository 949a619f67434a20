/**
 * Sets the fields of a match for an example, by the names that the plugin uses: fields of the table, seats and cards, and rows of records.
 */
import type { Example } from '@rulewright/content';
import type { ExampleSupport, Match } from '@rulewright/engine';
import { ExampleError } from './example-error.ts';
import { same, type CardNames } from './example-names.ts';
import { seatNumber } from './places.ts';

/** The cards that a name refers to: one marked card, or all copies. @throws ExampleError if there is none */
function cardsOf(match: Match, names: CardNames, name: string): number[] {
  const cards = Array.from({ length: match.cards }, (_, card) => card).filter((card) => names.means(name, card));
  if (cards.length === 0) throw new ExampleError(`There is no card "${name}" on the table.`);
  return cards;
}

/** The number of a value: the number itself, 1 for yes and 0 for no, or that of a word of the field, a card, a seat or an ability. @throws ExampleError */
function numberOf(match: Match, names: CardNames, field: string, value: number | boolean | string): number {
  if (typeof value !== 'string') return Number(value);
  const word = names.wordOf(field, value);
  if (word >= 0) return word;
  for (let card = 0; card < match.cards; card++) if (names.means(value, card)) return card;
  if (/^[A-L]$/.test(value)) return seatNumber(value);
  const ability = match.program.abilityNames.findIndex((name) => same(name, value));
  if (ability < 0) throw new ExampleError(`There is no card, seat, ability or word "${value}".`);
  return ability;
}

/** The values of a field, indexed by seat or by card. @throws ExampleError */
function fieldOf(fields: Readonly<Record<string, Int32Array | Int16Array>>, name: string): Int32Array | Int16Array {
  const values = fields[name];
  if (!values) throw new ExampleError(`The match has no field "${name}".`);
  return values;
}

/** Appends a row to a record table. @throws ExampleError for an unknown record or member */
function addRow(match: Match, kind: string, values: Readonly<Record<string, number>>): void {
  const members = match.program.mechanics.state.records[kind];
  if (!members) throw new ExampleError(`The match has no record "${kind}".`);
  const strange = Object.keys(values).find((name) => !members.includes(name));
  if (strange !== undefined) throw new ExampleError(`The record "${kind}" has no member "${strange}".`);
  const [a, b, c, d, e, f] = members.map((name) => values[name] ?? 0);
  (match.records as Record<string, Match['records'][string]>)[kind]!.add(a, b, c, d, e, f);
}

/** Sets all fields given in an example. @throws ExampleError */
export function setState(
  match: Match,
  names: CardNames,
  state: Example['state'],
  support: Pick<ExampleSupport, 'setSeat'>,
): void {
  const table = match.table as Record<string, number>;
  for (const [name, value] of Object.entries(state.table)) {
    if (!(name in table)) throw new ExampleError(`The match has no field "${name}".`);
    table[name] = numberOf(match, names, name, value);
  }
  for (const [letter, values] of Object.entries(state.seats)) {
    for (const [name, value] of Object.entries(values)) {
      const [seat, number] = [seatNumber(letter), numberOf(match, names, name, value)];
      if (!support.setSeat?.(match, seat, name, number)) fieldOf(match.seat, name)[seat] = number;
    }
  }
  for (const [cards, values] of Object.entries(state.cards)) {
    for (const card of cardsOf(match, names, cards)) {
      for (const [name, value] of Object.entries(values))
        fieldOf(match.card, name)[card] = numberOf(match, names, name, value);
    }
  }
  for (const [kind, rows] of Object.entries(state.records)) {
    for (const row of rows) {
      const numbers = Object.entries(row).map(([name, value]) => [name, numberOf(match, names, name, value)] as const);
      addRow(match, kind, Object.fromEntries(numbers));
    }
  }
}
