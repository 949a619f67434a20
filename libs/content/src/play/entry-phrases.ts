/**
 * Phrases by which the texts of cards make entries: the rows of numbers and words that play reads. The declarations are plain data, so that
 * the desk gets them from the server. The grammar is made from them, and the same grammar reads and prints.
 */
import type { DataField, MemberField } from '../data-game/fields.ts';
import { wordsOf } from '../data-game/values.ts';
import type { CardDoc } from '../schemas.ts';
import {
  also,
  at,
  be,
  cardName,
  either,
  int,
  is,
  list,
  on as onlyOn,
  only,
  quoted,
  say,
  self,
  title,
  turned,
  valueOf,
} from '../sentences/phrase.ts';
import { namesOf, type Names } from '../sentences/names.ts';
import type { Fields, Phrase, Place } from '../sentences/phrase.ts';
import { printed } from '../sentences/print.ts';
import { readSentence, type Reading } from '../sentences/sentence.ts';
import { sameSpelling, tokensOf } from '../sentences/tokens.ts';
import { UNLIMITED } from './unlimited.ts';
import { COMMON_VARIANTS, variantsOf, type Variant } from '../sentences/variants.ts';

/** One wording of a phrase, and what it says without words. */
interface EntryWay {
  readonly says: string;
  /** Whether texts are read and printed in these words, only read, or only told by the engine. */
  readonly use: 'says' | 'also' | 'reads';
  /** The values of members. A number member with the word `number` gets the number of its entry. */
  readonly sets: Readonly<Record<string, EntryValue>>;
  /** The cards whose texts can have it; null for all. */
  readonly on: { readonly field: string; readonly word: string } | null;
}
export type EntryValue = number | string | boolean;

/** A field of a card, or a member of a group, whose words are read. `member` gets the number of the entry with them. */
interface WordsOfField {
  readonly field: DataField | MemberField;
  readonly group: string | null;
  readonly member: string | null;
}

export interface EntryPhrase {
  readonly id: string;
  /** The group whose entries it makes. */
  readonly group: string;
  /** Whether it reads the whole text of an entry. */
  readonly isWhole: boolean;
  /** The field whose words it reads, each as an entry; null for a phrase of texts. */
  readonly words: WordsOfField | null;
  readonly ways: readonly EntryWay[];
}

/** What a phrase can say of a member of a group. */
export type EntryMember =
  | { readonly is: 'number'; readonly least: number; readonly most: number }
  | { readonly is: 'word'; readonly words: Readonly<Record<string, string>> }
  | { readonly is: 'yes' | 'line' | 'card' };

/** A word of `of` that makes no sense before an entry of the text has `member`, such as `it` before a card is named. */
export interface EntryNeed {
  /** The group of the member. */
  readonly group: string;
  readonly member: string;
  readonly of: string;
  readonly word: string;
}

/** All that the entries of a game are read with. */
export interface EntryPhrases {
  readonly phrases: readonly EntryPhrase[];
  readonly members: Readonly<Record<string, Readonly<Record<string, EntryMember>>>>;
  /** By group: the members that play declares. Texts alone give them values. */
  readonly declared: Readonly<Record<string, readonly string[]>>;
  /** By group: the words of a member that need another member, in their entry or in one before it in the text. */
  readonly needs: Readonly<Record<string, readonly EntryNeed[]>>;
  /** By group: the member with the text that a phrase reads. */
  readonly texts: Readonly<Record<string, string>>;
  /** By group: what people write, the words of the phrases for it, and words after which it does not count. */
  readonly variants: Readonly<
    Record<string, readonly (readonly [from: string, to: string, notAfter: readonly string[]])[]>
  >;
  /** The names of the cards by id. */
  readonly cards: Readonly<Record<string, string>>;
}

/** The word for the number of an entry. */
export const OWN_NUMBER = 'number';

/** A hole of a wording. */
export type EntryHole =
  | { readonly is: 'this' }
  /** `{n}`, `{n a card|cards}`, `{n in words}`, `{n signed}`, `{type}`, `{type plural}`. */
  | { readonly is: 'member'; readonly member: string; readonly rest: string }
  /** `{cards}`: another phrase about the same entry. */
  | { readonly is: 'phrase'; readonly phrase: string }
  /** `{cards as select}`: another entry, whose number is a member of this one. */
  | { readonly is: 'entry'; readonly phrase: string; readonly member: string }
  /**
   * `{effect with ability|.|, then}`: further entries, in a member of which is the number of this one, and what joins them. Without joints, it is
   * one entry.
   */
  | { readonly is: 'list'; readonly phrase: string; readonly member: string; readonly joints: readonly string[] };

const ENTRY = /^(\S+) as (\S+)$/u;
const LIST = /^(\S+) with ([^\s|]+)(?:\|(.+))?$/u;

/** What is between two braces of a wording. `isPhrase` tells the names of phrases from those of members. */
export function entryHole(inner: string, isPhrase: (name: string) => boolean): EntryHole {
  const written = inner.trim();
  if (written === 'this') return { is: 'this' };
  const entry = ENTRY.exec(written);
  if (entry) return { is: 'entry', phrase: entry[1]!, member: entry[2]! };
  const listed = LIST.exec(written);
  if (listed) return { is: 'list', phrase: listed[1]!, member: listed[2]!, joints: listed[3]?.split('|') ?? [] };
  const [name = '', ...rest] = written.split(/\s+/u);
  return isPhrase(name) ? { is: 'phrase', phrase: name } : { is: 'member', member: name, rest: rest.join(' ') };
}

/** A hole of a wording, with its inside. */
export const HOLE = /\{([^{}]*)\}/gu;

/** In a hole: a number is printed as `two`, and read also as `2`. */
export const IN_WORDS = 'in words';

/** In a hole: a line in quotes. */
export const QUOTED = 'quoted';

/** The words around the holes of a wording: one text more than there are holes. */
export const aroundHoles = (wording: string): string[] => wording.split(HOLE).filter((_, index) => index % 2 === 0);

/** The insides of the holes of a wording, in order. */
export const entryHolesOf = (wording: string): string[] => [...wording.matchAll(HOLE)].map(([, inner]) => inner!);

/** The plural of a word: `Lamps`, `Berries`, `Boxes`. */
export const pluralOf = (word: string): string =>
  /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`;

/** A phrase with the words around its holes. */
export const sequence = (texts: readonly string[], parts: readonly Phrase[]): Phrase =>
  say(texts as unknown as TemplateStringsArray, ...parts);

/** A number with its noun, such as `{n a card|cards}`. */
export function countedPhrase(rest: string): Phrase {
  const [one = '', many = ''] = rest.split('|').map((text) => text.trim());
  const noun = one.split(' ').slice(1).join(' ');
  return either(
    is(1, either(one, also(`one ${noun}`, `a ${noun}`, `1 ${noun}`))),
    only(valueOf(say`${at('value', int({ inWords: true }))} ${either(many)}`), (value) => value !== 1),
  );
}

/** The key of further entries in what a text means. A list has that of their group, and one entry that of its phrase. */
const listKey = (of: string, member: string): string => `${of} ${member}`;

/** Before the place of a further list of the same entries in a wording. */
const FURTHER = '#';

/** The lists of a wording with the same entries as one list, in order. */
function joinedLists(value: unknown): Fields {
  const joined: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value as Fields)) {
    const [own] = key.split(FURTHER) as [string];
    joined[own] = own in joined ? [...(joined[own] as unknown[]), ...(one as unknown[])] : one;
  }
  return joined;
}

/** An entry inside another one, in what a text means. */
interface Inner {
  readonly of: string;
  readonly is: Fields;
}

class EntryGrammar {
  private readonly made = new Map<string, Phrase>();
  private readonly byId: ReadonlyMap<string, EntryPhrase>;

  /** @param isTold whether it prints what the page of a card tells, and reads no texts */
  constructor(
    private readonly all: EntryPhrases,
    private readonly isTold: boolean,
  ) {
    this.byId = new Map(all.phrases.map((one) => [one.id, one]));
  }

  private readonly spelled = new Map<string, readonly Variant[]>();

  /** The variants of a group, with those of English. */
  variants(group: string): readonly Variant[] {
    const own = this.all.variants[group];
    const known = this.spelled.get(group) ?? (own ? variantsOf([...COMMON_VARIANTS, ...own]) : []);
    this.spelled.set(group, known);
    return known;
  }

  phrase(id: string): Phrase {
    const known = this.made.get(id);
    if (known) return known;
    const one = this.byId.get(id)!;
    const told = one.ways.filter(({ use }) => this.isTold && use === 'reads');
    const said = one.ways.filter(({ use }) => use === 'says' || (!this.isTold && use === 'also'));
    const ways = either(...[...told, ...said].map((way) => this.way(one.group, way)));
    const isText = one.isWhole || one.words !== null;
    const made = isText && Object.keys(this.all.needs).length > 0 ? this.withNeeds(one.group, ways) : ways;
    this.made.set(id, made);
    return made;
  }

  /** A phrase of texts in which each word that needs something has it. */
  private withNeeds(group: string, of: Phrase): Phrase {
    return turned(of, {
      to: (value) => (this.lack({ of: group, is: value as Fields }, new Set()) === null ? value : undefined),
      from: (value) => value,
      blames: (value, { self: name }) => {
        const lack = this.lack({ of: group, is: value as Fields }, new Set());
        const says = lack && this.wordsFor(lack);
        return says ? { word: tokensOf(says)[0]!.word, suggestions: [name] } : undefined;
      },
    });
  }

  /** The first need of an entry, or of one inside it, that nothing before it meets. `there` has the members that entries have had. */
  private lack({ of: group, is: said }: Inner, there: Set<string>): EntryNeed | null {
    for (const member of Object.keys(said)) there.add(`${group}.${member}`);
    for (const need of this.all.needs[group] ?? [])
      if (said[need.of] === need.word && !there.has(`${need.group}.${need.member}`)) return need;
    const inside = Object.values(said).flatMap((value) =>
      Array.isArray(value) ? (value as readonly Inner[]) : isInner(value) ? [value] : [],
    );
    for (const one of inside) {
      const lack = this.lack(one, there);
      if (lack !== null) return lack;
    }
    return null;
  }

  /** The plain words of a phrase for a word of a member. */
  private wordsFor({ of, word }: EntryNeed): string | undefined {
    const ways = this.all.phrases.flatMap((one) => one.ways);
    return ways.find(({ says, sets }) => sets[of] === word && says !== '' && !says.includes('{'))?.says;
  }

  private way(group: string, { says, use, sets, on }: EntryWay): Phrase {
    const texts = aroundHoles(says);
    const holes = entryHolesOf(says).map((inner) => this.hole(group, inner));
    const lists = holes.map(({ key }) => key);
    const parts = holes.map(({ of, key }, place) => {
      if (key === null) return of;
      return at(lists.indexOf(key) === place ? key : `${key}${FURTHER}${place}`, of);
    });
    const set = Object.entries(sets).map(([member, value]) => be(member, value));
    const written = sequence([...set.map(() => ''), ...texts], [...set, ...parts]);
    const isRepeated = lists.some((key, place) => key !== null && lists.indexOf(key) < place);
    const said = isRepeated ? turned(written, { to: joinedLists, from: () => undefined }) : written;
    const allowed = on === null ? said : onlyOn((place) => isOn(on, place), said);
    return use === 'also' ? also(allowed) : allowed;
  }

  /** What a hole reads. Further entries have the key of their list. */
  private hole(group: string, written: string): { readonly of: Phrase; readonly key: string | null } {
    const plain = (of: Phrase) => ({ of, key: null });
    const hole = entryHole(written, (name) => this.byId.has(name));
    switch (hole.is) {
      case 'this':
        return plain(either(self, also('this card')));
      case 'phrase':
        return plain(this.phrase(hole.phrase));
      case 'entry':
        return plain(at(hole.member, this.inner(hole.phrase)));
      case 'list': {
        const inner = this.inner(hole.phrase);
        const [first, ...others] = hole.joints.map((joint) => joint.trim()).filter((joint) => joint !== '');
        if (first === undefined) return { of: oneOf(inner), key: listKey(hole.phrase, hole.member) };
        const key = listKey(this.byId.get(hole.phrase)!.group, hole.member);
        if (others.length === 0) return { of: list(inner, { between: first }), key };
        // What follows a list inside an entry could belong to that list, so only the first joint can follow it.
        const plainOnes = only(inner, (value) => !Object.values((value as Inner).is).some(Array.isArray));
        const several = list(plainOnes, { between: either(...others), least: 2 });
        return { of: list(inner, { between: first, group: also(several) }), key };
      }
      case 'member':
        return plain(at(hole.member, this.member(this.all.members[group]![hole.member]!, hole.rest)));
    }
  }

  /** A phrase about another entry, with the group of that entry. */
  private inner(id: string): Phrase {
    const { group } = this.byId.get(id)!;
    return turned(this.phrase(id), {
      to: (value): Inner => ({ of: group, is: value as Fields }),
      from: (value) => (value as Inner).is,
    });
  }

  private member(member: EntryMember, rest: string): Phrase {
    switch (member.is) {
      case 'line':
        return rest === QUOTED ? quoted : title;
      case 'card':
        return cardName();
      case 'yes':
        return either();
      case 'word':
        return either(
          ...Object.entries(member.words).map(([word, label]) => is(word, rest === 'plural' ? pluralOf(label) : label)),
        );
      case 'number': {
        const isIn = (n: unknown): boolean => Number(n) >= member.least && Number(n) <= member.most;
        return only(
          rest === '' || rest === IN_WORDS || rest === 'signed'
            ? int({ inWords: rest === IN_WORDS, signed: rest === 'signed' })
            : countedPhrase(rest),
          isIn,
        );
      }
    }
  }
}

/** Whether a card can have a text that is only for some cards. Sentences without a card can have every text. */
export function isOn({ field, word }: { readonly field: string; readonly word: string }, { data }: Place): boolean {
  if (data === undefined) return true;
  const value = (data as Fields)[field];
  return value === word || (Array.isArray(value) && value.includes(word));
}

/** The grammars of texts and of what the page of a card tells, by the phrases of a document: a grammar does not depend on the names of cards. */
const grammars = new WeakMap<EntryPhrases['phrases'], { readonly texts: EntryGrammar; readonly told: EntryGrammar }>();
const namesByCards = new WeakMap<EntryPhrases['cards'], Names>();

function grammarsFor(all: EntryPhrases) {
  const both = grammars.get(all.phrases) ?? { texts: new EntryGrammar(all, false), told: new EntryGrammar(all, true) };
  grammars.set(all.phrases, both);
  return both;
}

function namesIn({ cards }: EntryPhrases): Names {
  const names = namesByCards.get(cards) ?? namesOf(cards);
  namesByCards.set(cards, names);
  return names;
}

/** A phrase by its name. */
export const phraseOf = (all: EntryPhrases, id: string): Phrase => grammarsFor(all).texts.phrase(id);

/** The phrase for the whole texts of a group. It is made once. Null if no phrase reads them. */
export function wholePhrase(all: EntryPhrases, group: string): Phrase | null {
  const whole = all.phrases.find((one) => one.isWhole && one.group === group);
  return whole ? grammarsFor(all).texts.phrase(whole.id) : null;
}

/** The meaning of a text as the page of a card tells it: in the words of `reads`, where the phrases have some. Null if no phrase can say it. */
export function toldOf(all: EntryPhrases, group: string, meant: unknown, place: Place): string | null {
  const whole = all.phrases.find((one) => one.isWhole && one.group === group);
  return whole ? printed(grammarsFor(all).told.phrase(whole.id), meant, place) : null;
}

/** A list of one entry. */
const oneOf = (of: Phrase): Phrase =>
  turned(of, { to: (value) => [value], from: (value) => (value as readonly unknown[])[0] });

/** The place of a text on a card. */
export const entryPlace = (all: EntryPhrases, group: string, name: string, data: unknown): Place => ({
  self: name,
  repeats: true,
  names: namesIn(all),
  variants: grammarsFor(all).texts.variants(group),
  data,
});

const isInner = (value: unknown): value is Inner => typeof value === 'object' && value !== null && 'of' in value;

/** Collects the entries that the texts of a card make. */
class Entries {
  /** By group, in order. */
  readonly rows = new Map<string, Fields[]>();

  constructor(private readonly all: EntryPhrases) {}

  /** Adds an entry and those inside it. Returns its number, from 1. */
  add({ of, is: said }: Inner, text: string): number {
    const own = this.rows.get(of) ?? [];
    this.rows.set(of, own);
    const number = own.push({});
    own[number - 1] = this.values(of, said, number, text);
    return number;
  }

  /** The values of an entry. Entries inside it are added, and are numbers here. */
  values(group: string, said: Fields, number: number, text: string): Fields {
    const members = this.all.members[group]!;
    const row: Record<string, unknown> = {};
    for (const [member, value] of Object.entries(said)) {
      if (Array.isArray(value))
        for (const one of value as readonly Inner[])
          this.add({ of: one.of, is: { ...one.is, [member.split(' ')[1]!]: number } }, text);
      else if (isInner(value)) row[member] = this.add(value, text);
      else if (members[member]?.is === 'line') row[member] = asWritten(String(value), text);
      else row[member] = value === OWN_NUMBER ? number : value;
    }
    return row;
  }
}

/** What the members of an entry are, as an editor reads it: entries in place of their numbers. */
export function shownEntry(meant: unknown): unknown {
  if (Array.isArray(meant)) return meant.map(shownEntry);
  if (isInner(meant)) return shownEntry(meant.is);
  if (typeof meant !== 'object' || meant === null) return meant === UNLIMITED ? 'unlimited' : meant;
  return Object.fromEntries(
    Object.entries(meant)
      .filter(([, value]) => value !== OWN_NUMBER)
      .map(([member, value]) => [member.split(' ')[0], shownEntry(value)]),
  );
}

/** A title with the letters of the text. It is read in small letters. */
const asWritten = (value: string, text: string): string =>
  sameSpelling(text).startsWith(value) ? text.slice(0, value.length) : value;

/** A text of a card that no phrase reads in one way. */
interface UnreadEntry {
  /** The members of the card that lead to it. */
  readonly way: readonly (string | number)[];
  readonly text: string;
  readonly reading: Exclude<Reading, { readonly kind: 'read' }>;
}

interface ReadCard {
  readonly card: CardDoc;
  readonly unread: readonly UnreadEntry[];
}

const readCards = new WeakMap<EntryPhrases, WeakMap<CardDoc, ReadCard>>();

/** Phrases that know further cards, with those that they were made from, and the first words of the names of these cards. */
const furtherOf = new WeakMap<EntryPhrases, { readonly from: EntryPhrases; readonly words: readonly string[] }>();

/** The same phrases, which also know the names of further cards. @param cards the names by id */
export function withNames(from: EntryPhrases, cards: Readonly<Record<string, string>>): EntryPhrases {
  const all = { ...from, cards: { ...from.cards, ...cards } };
  const words = Object.values(cards).flatMap((name) => tokensOf(name)[0]?.word ?? []);
  const variants = Object.keys(from.texts).flatMap((group) => grammarsFor(from).texts.variants(group));
  const spelledOut = new Set(variants.flatMap(({ to }) => to));
  // Variants put words into a text, so a name that begins with one of them can be in any text.
  if (!words.some((word) => spelledOut.has(word))) furtherOf.set(all, { from, words });
  return all;
}

const wordsOfCards = new WeakMap<CardDoc, ReadonlySet<string>>();

/** The words that are read for a word of a text: "a" for "an", and two for "another". */
const readFor = (word: string): readonly string[] =>
  word === 'an' ? ['an', 'a'] : word === 'another' ? ['another', 'a', 'other'] : [word];

/** The words in the texts of a card, also those in quotation marks. */
function wordsOn(card: CardDoc): ReadonlySet<string> {
  const known = wordsOfCards.get(card);
  if (known) return known;
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  const words = new Set(
    [card.name, ...texts(card.data)]
      .flatMap((text) => tokensOf(text.replaceAll(/["“”]/gu, ' ')))
      .flatMap(({ word }) => readFor(word)),
  );
  wordsOfCards.set(card, words);
  return words;
}

/** Whether further names change nothing in the texts of a card: none can begin in one of them. */
const isReadAlike = (words: readonly string[], card: CardDoc): boolean =>
  !words.some((word) => wordsOn(card).has(word));

/** A card with the entries that its texts make, and the texts that are not read. Each card is read once. */
export function withEntries(all: EntryPhrases, card: CardDoc): ReadCard {
  const known = readCards.get(all) ?? new WeakMap<CardDoc, ReadCard>();
  readCards.set(all, known);
  const earlier = known.get(card);
  if (earlier) return earlier;
  const further = furtherOf.get(all);
  const alike = further && isReadAlike(further.words, card) ? withEntries(further.from, card) : null;
  // What can be written in the place of a text that is not read depends on all names.
  const read = alike?.unread.length === 0 ? alike : readCard(all, card);
  known.set(card, read);
  return read;
}

function readCard(all: EntryPhrases, card: CardDoc): ReadCard {
  const data = card.data as Fields;
  const unread: UnreadEntry[] = [];
  const entries = new Entries(all);
  const { rows } = entries;
  for (const group of Object.keys(all.members)) if (!(group in all.texts)) rows.set(group, [...entriesOf(data, group)]);
  for (const [group, member] of Object.entries(all.texts)) {
    const phrase = wholePhrase(all, group)!;
    rows.set(
      group,
      entriesOf(data, group).map((entry, index) => {
        const written = entry[member];
        const text = typeof written === 'string' ? written : '';
        const reading = readSentence(phrase, text, entryPlace(all, group, card.name, data));
        // What is printed beside a text counts, and not what the text says of it.
        if (reading.kind === 'read')
          return { ...entries.values(group, reading.data as Fields, index + 1, text), ...printedOf(all, group, entry) };
        if (text.trim() !== '') unread.push({ way: ['data', group, index, member], text, reading });
        return entry;
      }),
    );
  }
  const texts = grammarsFor(all).texts;
  for (const { id, group, words } of all.phrases)
    for (const { text, way, number } of words ? wordsIn(data, words) : []) {
      const reading = readSentence(texts.phrase(id), text, entryPlace(all, group, card.name, data));
      const of = words!.member === null ? {} : { [words!.member]: number };
      if (reading.kind === 'read') entries.add({ of: group, is: { ...(reading.data as Fields), ...of } }, text);
      // Not each word of a list is a text, but each amount is read.
      else if (reading.kind === 'ambiguous' || words!.field.type === 'amounts') unread.push({ way, text, reading });
    }
  return { card: { ...card, data: { ...data, ...Object.fromEntries(rows) } }, unread };
}

/** An entry without the members that play declares. Cards of old releases can have them as data. */
const printedOf = ({ declared }: EntryPhrases, group: string, entry: Fields): Fields =>
  Object.fromEntries(Object.entries(entry).filter(([member]) => declared[group]?.includes(member) !== true));

/** The words of a field: of a card, or of each entry of a group with the number of the entry. */
function wordsIn(data: Fields, { field, group }: WordsOfField) {
  const inOne = (value: unknown, path: readonly (string | number)[], number: number) =>
    wordsOf(field, value).map((text) => ({ text, way: ['data', ...path], number }));
  if (group === null) return inOne(data[field.id], [field.id], 0);
  return entriesOf(data, group).flatMap((entry, at) => inOne(entry[field.id], [group, at, field.id], at + 1));
}

/** The printed entries of a group. */
const entriesOf = (data: Fields, group: string): readonly Fields[] =>
  Array.isArray(data[group]) ? (data[group] as readonly Fields[]) : [];
