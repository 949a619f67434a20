/** Converts the rows of a source to cards with a mapping. A row that does not match is listed with its column and the reason. */
import { canonicalJson, type Adoption, type Printing, type SetDoc } from '@rulewright/content';
import { yesOrNo } from './cell-words.ts';
import { doubtfulRows } from './doubtful-rows.ts';
import { fieldsOf, RowError } from './field-values.ts';
import { FieldWords, type GameField } from './field-words.ts';
import { cellOf, printingOf, type Numbers } from './printing.ts';
import { differenceOf, RowQuestions, sameNameOf, sharesName, withoutFlavor } from './same-name.ts';
import type { AdoptedSet } from './set-list.ts';
import { Sets } from './sets-of-rows.ts';
import { placeOfRow, type BadRow, type Source, type SourceRow } from './source.ts';
import { slugOf, textOf } from './values.ts';

/** A card from the source. */
export interface AdoptedCard {
  readonly name: string;
  /** The keys of its rows at the source. */
  readonly keys: readonly string[];
  readonly rows: readonly SourceRow[];
  /** Values by their path in the card document: `data.cost`, `flavor`. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly printings: readonly Printing[];
}

export interface Converted {
  readonly cards: readonly AdoptedCard[];
  readonly bad: readonly BadRow[];
  /** The keys of refused rows. Their cards are still at the source. */
  readonly failed: ReadonlySet<string>;
  /** The number of refused rows without a key. */
  readonly unknown: number;
  /** Whether the name alone identifies a card of the source. */
  readonly isNamed: boolean;
  /** Sets that the game does not have yet. */
  readonly sets: readonly SetDoc[];
  /** For each field, the words of the card files with the words of the source. */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Decisions that the mapping does not cover, such as a new number for a used one. */
  readonly notes: readonly string[];
  /** The names and repeated rows about which the mapping decides. */
  readonly questions: RowQuestions;
  readonly fieldWords: ReadonlyMap<string, FieldWords>;
}

interface Growing {
  readonly name: string;
  /** The set and number of each row. */
  readonly places: Set<string>;
  readonly sets: Set<string>;
  readonly keys: string[];
  readonly rows: SourceRow[];
  readonly values: Record<string, unknown>;
  readonly printings: Printing[];
}

const MOST_NOTES = 10_000;

/**
 * @param game the sets and fields of an existing game
 * @param listed the sets of a separate list
 * @param used the numbers in each set that other cards of the game have
 */
export function convert(
  source: Source,
  mapping: Adoption,
  game: { readonly sets: ReadonlyMap<string, SetDoc>; readonly fields: readonly GameField[] } | null,
  listed: ReadonlyMap<string, AdoptedSet> = new Map(),
  used: ReadonlyMap<string, ReadonlySet<number>> = new Map(),
): Converted {
  const sets = new Sets(game?.sets ?? new Map(), listed);
  const converting = new Converting(source, mapping, sets, game?.fields ?? null, used);
  const bad: BadRow[] = [...source.bad];
  const failed = new Set<string>();
  let unknown = source.bad.length;
  for (const row of source.rows) {
    try {
      converting.add(row);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      const { row: at, file } = row;
      const { column, message } = error;
      bad.push({
        row: at,
        ...(file !== undefined && { file }),
        ...(column !== undefined && { column }),
        reason: message,
      });
      const key = keyOf(row, mapping, converting.questions);
      if (key === '') unknown++;
      else failed.add(key);
    }
  }
  const { cards, words, notes, questions, fieldWords } = converting;
  const isNamed = mapping.key === undefined && mapping.sameName !== 'apart';
  const made = { sets: sets.made, words, notes, questions, fieldWords };
  return { cards: [...cards.values()], bad, failed, unknown, isNamed, ...made };
}

/** The key of a row at the source; empty if the cells of the key are empty. */
function keyOf(row: SourceRow, mapping: Adoption, questions: RowQuestions): string {
  if (mapping.key !== undefined) return textOf(row.cells[mapping.key]);
  const text = textOf(row.cells[mapping.name]);
  // A name in a script that ids do not know is its own key.
  const name = slugOf(text) || text;
  if (questions.answerTo(text) !== 'apart' || name === '') return name;
  return slugOf(`${name} ${textOf(cellOf(row, mapping.set))} ${textOf(cellOf(row, mapping.number))}`);
}

/** Converts rows one by one and groups them into cards. */
class Converting {
  readonly cards = new Map<string, Growing>();
  readonly words = new Map<string, Map<string, string>>();
  readonly notes: string[] = [];
  readonly questions: RowQuestions;
  readonly fieldWords: ReadonlyMap<string, FieldWords>;
  private readonly numbers = new Map<string, Numbers>();
  private readonly seen = new Set<string>();
  /** The groups of rows by the keys of the rows. */
  private readonly groupOf = new Map<string, string>();
  private readonly firstOf = new Map<string, SourceRow>();
  private readonly doubts: ReadonlyMap<SourceRow, string>;

  /** @param fields the fields of an existing game; null for a new game */
  constructor(
    source: Source,
    private readonly mapping: Adoption,
    readonly sets: Sets,
    fields: readonly GameField[] | null,
    used: ReadonlyMap<string, ReadonlySet<number>>,
  ) {
    for (const [set, numbers] of used) this.numbers.set(set, { taken: new Set(numbers), next: 1 });
    this.questions = new RowQuestions(mapping);
    this.doubts = doubtfulRows(source, mapping);
    this.fieldWords = new Map(
      Object.entries(mapping.fields).map(([id, field]) => [
        id,
        new FieldWords(
          field,
          fields?.find((one) => one.id === id),
          source,
        ),
      ]),
    );
  }

  /** @throws RowError */
  add(row: SourceRow): void {
    const { mapping, questions } = this;
    const name = textOf(row.cells[mapping.name]);
    const answer = questions.answerTo(name);
    const doubt = this.doubts.get(row);
    if (doubt !== undefined || answer === 'leave')
      questions.ask(doubt === undefined ? 'different' : 'not-a-card', name, row, null, null);
    if (answer === 'leave') return this.leave(row, 'the mapping leaves its name out');
    if (doubt !== undefined && !questions.isCard(name))
      throw new RowError(mapping.name, `${doubt} Say in the mapping whether it is a card.`);
    const repeated = this.repeatedBy(row);
    if (repeated !== null && this.isLeft(row, `The row repeats the card "${repeated}".`, mapping.repeatOf)) return;
    checkName(name, mapping.name);
    const key = keyOf(row, mapping, questions);
    if (key === '') throw new RowError(mapping.key, 'The row has no key. Fill in the cell.');
    const isKeyTaken = mapping.key !== undefined && this.seen.has(key);
    this.seen.add(key);
    const values = fieldsOf(row, mapping, this.fieldWords, this.words);
    const setName = mapping.set.name === undefined ? '' : textOf(row.cells[mapping.set.name]);
    const set = this.sets.of(textOf(cellOf(row, mapping.set)), setName, (known) =>
      this.note(`${placeOfRow(row)} calls its set "${setName.slice(0, 80)}". The set has the name "${known}".`),
    );
    if (set === null)
      throw new RowError(mapping.set.from, 'The row has no set. Fill in the cell, or give the mapping a default.');
    const place = `${set} ${textOf(cellOf(row, mapping.number))}`;
    const same = sameNameOf(name);
    const target = repeated === null ? undefined : (this.groupOf.get(repeated) ?? sameNameOf(repeated));
    const own = answer === 'apart' ? `${name} ${canonicalJson(withoutFlavor(values))}` : same;
    const group = target !== undefined && this.cards.has(target) ? target : own;
    const known = this.cards.get(group);
    if (known && group === target) this.compareRepeated(known, row, name, values);
    else if (known && this.isDecidedAgainst({ card: known, row, name, values, set, place })) return;
    if (isKeyTaken && !(known?.places.has(place) && this.mapping.repeats === 'printing'))
      throw new RowError(mapping.key, `Another row has the key "${key.slice(0, 60)}". Give each row a key of its own.`);
    const first = this.firstOf.get(same);
    if (!known && first) questions.ask('different', name, row, first, null);
    if (!first) this.firstOf.set(same, row);
    const card = known ?? { name, keys: [], rows: [], values, printings: [], places: new Set(), sets: new Set() };
    this.cards.set(group, card);
    this.groupOf.set(key, group);
    if (!card.keys.includes(key)) card.keys.push(key);
    card.rows.push(row);
    card.places.add(place);
    card.sets.add(set);
    card.printings.push(printingOf(row, mapping, set, this.numbers, this.note));
  }

  /** The card that a row says it repeats; null for any other row. */
  private repeatedBy(row: SourceRow): string | null {
    const { repeatOf, key } = this.mapping;
    const said = repeatOf === undefined ? '' : textOf(row.cells[repeatOf]);
    return said === '' || yesOrNo(said) === false || (key !== undefined && said === textOf(row.cells[key]))
      ? null
      : said;
  }

  /** Whether a row that repeats a card is left out. @throws RowError if the mapping does not decide */
  private isLeft(row: SourceRow, why: string, column: string | undefined): boolean {
    const { repeats } = this.mapping;
    this.questions.repeat(row);
    if (repeats === 'refuse')
      throw new RowError(
        column,
        `${why} Delete the row, or choose in the mapping whether such rows are printings or are left out.`,
      );
    if (repeats === 'leave') this.leave(row, 'it repeats a card');
    return repeats === 'leave';
  }

  /** Whether a row with the name of an earlier row is left out. @throws RowError if the mapping does not decide */
  private isDecidedAgainst({ card, row, name, values, set, place }: Shared): boolean {
    const first = card.rows[0]!;
    const there = sharesName(first, row);
    const path = differenceOf(card, name, values);
    if (path === null && card.places.has(place))
      return this.isLeft(
        row,
        `The row repeats ${there}: the name, the set, the number and all values are equal.`,
        this.mapping.name,
      );
    if (path === null && !card.sets.has(set)) {
      this.questions.reprints++;
      this.compareFlavor(card, values, row);
      return false;
    }
    const field = path === null ? null : path.slice(path.indexOf('.') + 1);
    const column =
      path === null ? null : path === 'name' ? this.mapping.name : (this.mapping.fields[field!]?.from ?? null);
    this.questions.ask(path === null ? 'equal' : 'different', name, row, first, column);
    const answer = this.questions.answerTo(name);
    const differs =
      path === null
        ? `has the name and the set of ${there}, and another number`
        : `differs from ${there}, which has the same name`;
    if (answer === 'refuse')
      throw new RowError(
        column ?? this.mapping.name,
        `The row ${differs}. Say in the mapping whether it is a printing of the same card or another card, or correct the cell.`,
      );
    if (answer === 'once') {
      this.leave(row, `it has the name of ${there}`);
      return true;
    }
    if (path !== null) this.note(`${placeOfRow(row)} ${differs}, in ${field}. The card has the values of ${there}.`);
    this.compareFlavor(card, values, row);
    return false;
  }

  /** Notes a row that becomes a printing although its values differ. */
  private compareRepeated(card: Growing, row: SourceRow, name: string, values: Record<string, unknown>): void {
    const path = differenceOf(card, name, values);
    const first = sharesName(card.rows[0]!, row);
    if (path !== null)
      this.note(
        `${placeOfRow(row)} repeats ${first} and differs from it, in ${path}. The card has the values of ${first}.`,
      );
    this.compareFlavor(card, values, row);
  }

  private compareFlavor(card: Growing, values: Record<string, unknown>, row: SourceRow): void {
    const [first, own] = [card.values['flavor'], values['flavor']];
    if (own !== undefined && own !== first)
      this.note(
        `${placeOfRow(row)} has another flavor text than ${sharesName(card.rows[0]!, row)}. The card has the one of that row.`,
      );
  }

  private leave(row: SourceRow, why: string): void {
    this.note(`${placeOfRow(row)} is left out, because ${why}: ${textOf(row.cells[this.mapping.name]).slice(0, 80)}`);
  }

  private readonly note = (text: string): void => {
    if (this.notes.length < MOST_NOTES) this.notes.push(text);
  };
}

/** A row with the name of an earlier row. */
interface Shared {
  readonly card: Growing;
  readonly row: SourceRow;
  readonly name: string;
  readonly values: Record<string, unknown>;
  readonly set: string;
  readonly place: string;
}

/** @throws RowError */
function checkName(name: string, column: string): void {
  if (name === '') throw new RowError(column, 'The row has no name. Fill in the cell, or delete the row.');
  if (name.length > 80) throw new RowError(column, 'The name has more than 80 characters. Shorten it.');
}
