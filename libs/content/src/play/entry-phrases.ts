/**
 * Phrases by which the texts of cards make entries: the rows of numbers and words that play reads. The declarations are plain data, so that
 * the desk gets them from the server. The grammar is made from them, and the same grammar reads and prints.
 */
import type { CardDoc } from '../schemas.ts';
import {
  also,
  at,
  be,
  either,
  int,
  is,
  list,
  meaning,
  on as onlyOn,
  only,
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
import { sameSpelling } from '../sentences/tokens.ts';
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

export interface EntryPhrase {
  readonly id: string;
  /** The group whose entries it makes. */
  readonly group: string;
  /** Whether it reads the whole text of an entry. */
  readonly isWhole: boolean;
  readonly ways: readonly EntryWay[];
}

/** What a phrase can say of a member of a group. */
export type EntryMember =
  | { readonly is: 'number'; readonly least: number; readonly most: number }
  | { readonly is: 'word'; readonly words: Readonly<Record<string, string>> }
  | { readonly is: 'yes' | 'line' | 'card' };

/** All that the entries of a game are read with. */
export interface EntryPhrases {
  readonly phrases: readonly EntryPhrase[];
  readonly members: Readonly<Record<string, Readonly<Record<string, EntryMember>>>>;
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
    const made = either(...[...told, ...said].map((way) => this.way(one.group, way)));
    this.made.set(id, made);
    return made;
  }

  private way(group: string, { says, use, sets, on }: EntryWay): Phrase {
    const texts = aroundHoles(says);
    const parts = entryHolesOf(says).map((inner) => this.hole(group, inner));
    const set = Object.entries(sets).map(([member, value]) => be(member, value));
    const said = sequence([...set.map(() => ''), ...texts], [...set, ...parts]);
    const allowed = on === null ? said : onlyOn((place) => isOn(on, place), said);
    return use === 'also' ? also(allowed) : allowed;
  }

  private hole(group: string, written: string): Phrase {
    const hole = entryHole(written, (name) => this.byId.has(name));
    switch (hole.is) {
      case 'this':
        return either(self, also('this card'));
      case 'phrase':
        return this.phrase(hole.phrase);
      case 'entry':
        return at(hole.member, this.inner(hole.phrase));
      case 'list': {
        const inner = this.inner(hole.phrase);
        const [first, ...others] = hole.joints.map((joint) => joint.trim()).filter((joint) => joint !== '');
        if (first === undefined) return at(listKey(hole.phrase, hole.member), oneOf(inner));
        const between = either(first, ...others.map((other) => also(other)));
        return at(listKey(this.byId.get(hole.phrase)!.group, hole.member), list(inner, { between }));
      }
      case 'member':
        return at(hole.member, this.member(this.all.members[group]![hole.member]!, hole.rest));
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
        return title;
      case 'card':
        return meaning('card');
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
export function isOn({ field, word }: { readonly field: string; readonly word: string }, { hint }: Place): boolean {
  const data = hint['data'] as Fields | undefined;
  if (data === undefined) return true;
  const value = data[field];
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
  const names =
    namesByCards.get(cards) ?? namesOf({ card: Object.entries(cards).map(([means, name]) => ({ name, means })) });
  namesByCards.set(cards, names);
  return names;
}

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

/** A title before a text, as it is written: `Alarm: when …`, `Dive (1): …`. */
const TITLE = /^(\p{L}[\p{L}' -]{0,39})(?: \(\d+\))?:/u;

/** The place of a text on a card. */
export const entryPlace = (all: EntryPhrases, group: string, name: string, text: string, data: unknown): Place => ({
  self: name,
  names: namesIn(all),
  variants: grammarsFor(all).texts.variants(group),
  hint: { data, title: TITLE.exec(text)?.[1] },
});

const isInner = (value: unknown): value is Inner => typeof value === 'object' && value !== null && 'of' in value;

/** Collects the entries that the texts of a card make. */
class Entries {
  /** By group, in order. */
  readonly rows = new Map<string, Fields[]>();

  constructor(private readonly all: EntryPhrases) {}

  /** Adds an entry and those inside it. Returns its number, from 1. */
  private add({ of, is: said }: Inner, text: string): number {
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
  readonly group: string;
  readonly index: number;
  readonly member: string;
  readonly text: string;
  readonly reading: Exclude<Reading, { readonly kind: 'read' }>;
}

interface ReadCard {
  readonly card: CardDoc;
  readonly unread: readonly UnreadEntry[];
}

const readCards = new WeakMap<EntryPhrases, WeakMap<CardDoc, ReadCard>>();

/** A card with the entries that its texts make, and the texts that are not read. Each card is read once. */
export function withEntries(all: EntryPhrases, card: CardDoc): ReadCard {
  const known = readCards.get(all) ?? new WeakMap<CardDoc, ReadCard>();
  readCards.set(all, known);
  const earlier = known.get(card);
  if (earlier) return earlier;
  const read = readCard(all, card);
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
        const text = entry[member];
        if (typeof text !== 'string' || text.trim() === '') return entry;
        const reading = readSentence(phrase, text, entryPlace(all, group, card.name, text, data));
        if (reading.kind === 'read')
          return { ...entry, ...entries.values(group, reading.data as Fields, index + 1, text) };
        unread.push({ group, index, member, text, reading });
        return entry;
      }),
    );
  }
  return { card: { ...card, data: { ...data, ...Object.fromEntries(rows) } }, unread };
}

/** The printed entries of a group. */
const entriesOf = (data: Fields, group: string): readonly Fields[] =>
  Array.isArray(data[group]) ? (data[group] as readonly Fields[]) : [];
