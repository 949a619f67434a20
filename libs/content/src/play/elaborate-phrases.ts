/** Checks the phrases of a document, by which texts of cards make entries, and reads the texts of the cards with them. */
import type { DataField } from '../data-game/fields.ts';
import type { CardDoc } from '../schemas.ts';
import { readSentence } from '../sentences/sentence.ts';
import {
  IN_WORDS,
  OWN_NUMBER,
  QUOTED,
  entryHole,
  entryHolesOf,
  entryPlace,
  phraseOf,
  withEntries,
  type EntryHole,
  type EntryMember,
  type EntryNeed,
  type EntryPhrase,
  type EntryPhrases,
  type EntryValue,
} from './entry-phrases.ts';
import { MOST_PROBLEMS, PlayError, guarded, type Place, type PlayProblem } from './problem.ts';
import { demandPrinted, demandRead, unread } from './unread.ts';
import type { Declaration, EntryMemberDeclaration, Name, PhraseExample, PhraseValue, PhraseWay } from './syntax.ts';
import type { Type } from './typed.ts';
import { lacksIn, type GamePhrases } from './words.ts';
import { Recent } from './recent.ts';
import { UNLIMITED, demandWord, fieldTypes, memberTypes, type DeclaredMember, type PlayWorld } from './world.ts';

type Declared = Extract<Declaration, { kind: 'phrase' }>;
type Variants = Extract<Declaration, { kind: 'variants' }>;
type Entries = Extract<Declaration, { kind: 'entries' }>;

/** The most variants of a group, and the most texts that one stands for. */
const MOST_VARIANTS = 500;
const MOST_CHOICES = 200;

/** Brackets in pairs, and none inside others. */
const BALANCED = /^[^[\]]*(?:\[[^[\]]*\][^[\]]*)*$/u;

/** For how many texts a variant stands: `[a|b] [c|d]` for four. */
const choicesIn = (variant: string): number =>
  [...variant.matchAll(/\[([^[\]]*)\]/gu)].reduce((product, [, inner]) => product * inner!.split('|').length, 1);

/** Checks the alternatives of words that people write. @throws PlayError for brackets that are not in pairs, and for too many texts */
function demandAlternatives(words: string, what: string, at: Place): void {
  if (!BALANCED.test(words))
    throw new PlayError('bad-wording', 'Write alternatives as `[one|other]`, and none inside others.', at);
  if (choicesIn(words) > MOST_CHOICES)
    throw new PlayError('too-many', `A ${what} has at most ${MOST_CHOICES} ways to be written. Split it.`, at);
}

/** The most hints of a game. */
const MOST_HINTS = 100;

/** What a game cannot say, for the editors of its texts. `fault` gets the errors. */
export function hintsIn(declarations: readonly Declaration[], fault: (part: () => void) => void): GamePhrases['hints'] {
  const all = declarations.flatMap((one) => (one.kind === 'hints' ? one.hints : []));
  for (const [index, one] of all.entries())
    fault(() => {
      demandAlternatives(one.words, 'hint', one);
      if (index === MOST_HINTS) throw new PlayError('too-many', `There are at most ${MOST_HINTS} hints.`, one);
    });
  return all.map(({ words, says }) => [words, says] as const);
}

/** The types of fields whose words can be read: `Flight`, `2 Water`. */
const READ_AS_WORDS: readonly DataField['type'][] = ['choice', 'choices', 'amounts'];

/** The numbers that a text can give to a member without bounds. */
const MOST_SAID = 9_999;

/** The members that a phrase can say: numbers, words, yes or no, lines, and names of cards. */
function membersOf(world: PlayWorld): Record<string, Record<string, EntryMember>> {
  const { documents, declared } = world;
  const types = memberTypes(world);
  const groups: Record<string, Record<string, EntryMember>> = {};
  const valueOf = (type: Type | undefined, least: number, most: number): EntryMember =>
    type?.is === 'word'
      ? { is: 'word', words: Object.fromEntries(type.list.words.map((word, at) => [word, type.list.labels[at]!])) }
      : type?.is === 'number'
        ? { is: 'number', least, most }
        : { is: type?.is === 'name' ? 'card' : type?.is === 'yesno' ? 'yes' : 'line' };
  for (const { id, ...field } of documents.fields.fields) {
    if (field.type !== 'group') continue;
    const readable = field.fields.filter(({ type }) => !['text', 'choices', 'amounts'].includes(type));
    groups[id] = Object.fromEntries(
      readable.map((member) => {
        const bounds = member.type === 'integer' ? member : {};
        const { min = -MOST_SAID, max = MOST_SAID } = bounds as { readonly min?: number; readonly max?: number };
        return [member.id, valueOf(types.get(id)?.get(member.id), min, max)];
      }),
    );
  }
  for (const [group, members] of declared ?? [])
    groups[group] = {
      ...groups[group],
      ...Object.fromEntries(
        [...members].map(([id, one]) => [
          id,
          one.is === 'line' ? { is: 'line' as const } : valueOf(one.type, one.least, one.most),
        ]),
      ),
    };
  return groups;
}

/** The game with the members that its document declares for entries. */
export function worldWithEntries(
  declarations: readonly Declaration[],
  world: PlayWorld,
): { readonly world: PlayWorld; readonly problems: readonly PlayProblem[] } {
  const problems: PlayProblem[] = [];
  const fields = fieldTypes(world);
  const declared = new Map<string, Map<string, DeclaredMember>>();
  const fail = (code: 'taken-name' | 'wrong-type', message: string, { line, column }: Name): void => {
    if (problems.length < MOST_PROBLEMS) problems.push({ code, message, line, column });
  };
  for (const one of declarations) {
    if (one.kind !== 'entries') continue;
    const { text: group } = one.name;
    const field = world.documents.fields.fields.find(({ id }) => id === group);
    if (field !== undefined && field.type !== 'group') {
      fail('wrong-type', `\`${group}\` is a field and not a group.`, one.name);
      continue;
    }
    if (declared.has(group)) fail('taken-name', `The members of \`${group}\` are already declared.`, one.name);
    const members = new Map<string, DeclaredMember>();
    declared.set(group, members);
    for (const member of one.members) {
      const { text } = member.name;
      if (members.has(text) || (field?.type === 'group' && field.fields.some(({ id }) => id === text)))
        fail('taken-name', `\`${group}\` already has a member \`${text}\`.`, member.name);
      else members.set(text, declaredMember(member, fields));
    }
  }
  return { world: declared.size === 0 ? world : { ...world, declared }, problems };
}

function declaredMember(
  { is, name, bounds, words }: EntryMemberDeclaration,
  fields: ReadonlyMap<string, Type>,
): DeclaredMember {
  const { least, most } = bounds ?? { least: -MOST_SAID, most: MOST_SAID };
  const value = (type: Type): DeclaredMember => ({ is: 'value', type, least, most });
  const [first] = words;
  switch (is) {
    case 'line':
      return { is: 'line' };
    case 'number':
      return value({ is: 'number' });
    case 'mark':
      return value({ is: 'yesno' });
    case 'card':
      return value({ is: 'name' });
    case 'word': {
      const field = words.length === 1 ? fields.get(first!.text) : undefined;
      if (field?.is === 'word' || field?.is === 'words') return value({ is: 'word', list: field.list });
      const list = [...new Set(words.map(({ text }) => text))];
      const labels = list.map((word) => word.replaceAll('-', ' '));
      return value({ is: 'word', list: { of: name.text, words: list, labels } });
    }
  }
}

/** The texts of a card that no phrase reads in one way, as problems of the card. */
export const unreadTexts = (all: EntryPhrases, hints: GamePhrases['hints'], card: CardDoc): PlayProblem[] =>
  withEntries(all, card).unread.map(({ way, text, reading }) => ({
    code: reading.kind === 'ambiguous' ? 'two-readings' : 'unread-text',
    message: `${card.name}: ${unread(reading, { text, self: card.name, lacks: lacksIn(hints) })}`,
    line: 1,
    column: 1,
    card: card.id,
    way,
  }));

class PhraseElaborator {
  readonly problems: PlayProblem[] = [];
  private readonly members: Record<string, Record<string, EntryMember>>;
  private readonly types: ReadonlyMap<string, Type>;
  private readonly byName = new Map<string, Declared>();
  private readonly used = new Set<string>();
  /** The phrases that do not contain themselves. */
  private readonly finite = new Set<string>();

  constructor(
    private readonly world: PlayWorld,
    private readonly declared: readonly Declared[],
    private readonly variants: readonly Variants[],
    private readonly entries: readonly Entries[],
  ) {
    this.members = membersOf(world);
    this.types = fieldTypes(world);
  }

  run(): EntryPhrases {
    for (const one of this.declared)
      this.guarded(() => {
        if (this.byName.has(one.name.text))
          throw new PlayError('taken-name', `Another phrase is called \`${one.name.text}\`.`, one.name);
        this.byName.set(one.name.text, one);
      });
    const texts: Record<string, string> = {};
    const phrases = this.declared.flatMap((one): EntryPhrase[] => {
      let made: EntryPhrase[] = [];
      this.guarded(() => {
        made = [this.phrase(one)];
        if (one.isWhole) texts[one.group.text] = this.textOf(one, texts);
      });
      return made;
    });
    for (const one of this.declared)
      this.guarded(() => {
        this.refuseCircle(one);
        if (!one.isWhole && one.words === null && !this.used.has(one.name.text))
          throw new PlayError('unreachable', `No phrase uses \`${one.name.text}\`. Use it or remove it.`, one.name);
      });
    const cards = [...this.world.cards.values()].map(({ id, name }) => [id, name] as const);
    return {
      phrases,
      members: this.members,
      declared: Object.fromEntries(
        [...(this.world.declared ?? [])].map(([group, members]) => [group, [...members.keys()]]),
      ),
      needs: this.needs(),
      texts,
      variants: this.variantsIn(texts),
      cards: Object.fromEntries(cards),
    };
  }

  /** Reports the texts of the cards that no phrase reads in one way, and the examples that are not read. */
  read(all: EntryPhrases, hints: GamePhrases['hints']): void {
    for (const one of this.declared)
      for (const example of one.examples)
        this.guarded(() => {
          const phrase = one.isWhole || one.words ? phraseOf(all, one.name.text) : null;
          if (phrase === null)
            throw new PlayError('bad-example', 'Only a phrase for whole texts or words has examples.', example);
          const data = example.on ? this.dataWith(example.on) : undefined;
          const reading = readSentence(phrase, example.text, entryPlace(all, one.group.text, 'this card', data));
          demandRead(reading, example);
          demandPrinted(reading, example);
        });
    for (const card of this.world.cards.values())
      this.problems.push(...unreadTexts(all, hints, card).slice(0, MOST_PROBLEMS - this.problems.length));
  }

  private needs(): EntryPhrases['needs'] {
    const all: Record<string, EntryNeed[]> = {};
    for (const { name, needs } of this.entries)
      for (const { member, group, of, word } of needs)
        this.guarded(() => {
          const from = group?.text ?? name.text;
          const holder = this.members[name.text]?.[of.text];
          if (this.members[from]?.[member.text] === undefined)
            throw new PlayError('unknown-name', `\`${from}\` has no member \`${member.text}\`.`, member);
          if (holder?.is !== 'word' || !Object.hasOwn(holder.words, word.text))
            throw new PlayError('unknown-name', `\`${of.text}\` has no word \`${word.text}\`.`, word);
          (all[name.text] ??= []).push({ group: from, member: member.text, of: of.text, word: word.text });
        });
    return all;
  }

  private variantsIn(texts: Readonly<Record<string, string>>): EntryPhrases['variants'] {
    const all: Record<string, EntryPhrases['variants'][string]> = {};
    for (const { name, variants } of this.variants)
      this.guarded(() => {
        if (texts[name.text] === undefined)
          throw new PlayError('unknown-name', `No phrase reads the texts of \`${name.text}\`.`, name);
        for (const one of variants) {
          demandAlternatives(one.from, 'variant', one);
          if (/[[\]]/u.test(one.to))
            throw new PlayError('bad-wording', 'Write alternatives only in the text before `for`.', one);
        }
        all[name.text] = [
          ...(all[name.text] ?? []),
          ...variants.map(({ from, to, notAfter }) => [from, to, notAfter] as const),
        ];
        if (all[name.text]!.length > MOST_VARIANTS)
          throw new PlayError('too-many', `There are at most ${MOST_VARIANTS} variants.`, name);
      });
    return all;
  }

  private guarded(part: () => void): void {
    guarded(this.problems, part);
  }

  /** The member with the text that a whole phrase reads. */
  private textOf({ name, group }: Declared, texts: Readonly<Record<string, string>>): string {
    if (texts[group.text] !== undefined)
      throw new PlayError('taken-name', `Another phrase reads the texts of \`${group.text}\`.`, name);
    const field = this.world.documents.fields.fields.find(({ id }) => id === group.text);
    const member = field?.type === 'group' ? field.fields.find(({ type }) => type === 'text') : undefined;
    if (member === undefined)
      throw new PlayError('unknown-name', `\`${group.text}\` has no member that is a text.`, group);
    return member.id;
  }

  /** The field whose words a phrase reads. */
  private wordsOf({ group, words }: Declared): EntryPhrase['words'] {
    if (words === null) return null;
    const { field: name, of, member } = words;
    const { fields } = this.world.documents.fields;
    const holder = of && fields.find(({ id }) => id === of.text);
    if (of && holder?.type !== 'group')
      throw new PlayError('unknown-name', `No group of fields is called \`${of.text}\`.`, of);
    const field = (holder?.type === 'group' ? holder.fields : fields).find(({ id }) => id === name.text);
    if (field === undefined || !READ_AS_WORDS.includes(field.type))
      throw new PlayError('unknown-name', `No field of words or amounts is called \`${name.text}\`.`, name);
    if (member && this.members[group.text]![member.text]?.is !== 'number')
      throw new PlayError('wrong-type', `\`${group.text}\` has no number \`${member.text}\` for an entry.`, member);
    return { field, group: of?.text ?? null, member: member?.text ?? null };
  }

  private phrase(declared: Declared): EntryPhrase {
    const { name, group, isWhole, ways } = declared;
    if (this.members[group.text] === undefined)
      throw new PlayError('unknown-name', `No group of fields is called \`${group.text}\`.`, group);
    if (this.members[group.text]![name.text])
      throw new PlayError('taken-name', `\`${group.text}\` has a member \`${name.text}\`. Choose another name.`, name);
    return {
      id: name.text,
      group: group.text,
      isWhole,
      words: this.wordsOf(declared),
      ways: ways.map((way) => this.way(group.text, way)),
    };
  }

  private way(group: string, { text, use, on, sets, ...place }: PhraseWay): EntryPhrase['ways'][number] {
    if (/[{}]/u.test(text.replaceAll(/\{[^{}]*\}/gu, '')))
      throw new PlayError('bad-wording', 'A wording needs a closing bracket for each opening one.', place);
    for (const inner of entryHolesOf(text)) this.checkHole(group, inner, place);
    if (on !== null) this.demandWord(on.field, on.word);
    return {
      says: text,
      use,
      sets: Object.fromEntries(sets.map(({ member, value }) => [member.text, this.constant(group, member, value)])),
      on: on && { field: on.field.text, word: on.word.text },
    };
  }

  private checkHole(group: string, inner: string, place: Place): void {
    const hole: EntryHole = entryHole(inner, (name) => this.byName.has(name));
    if (hole.is === 'this') return;
    if (hole.is === 'member') return this.checkMember(group, hole.member, hole.rest, place);
    const other = this.byName.get(hole.phrase);
    if (other === undefined) throw new PlayError('unknown-name', `No phrase is called \`${hole.phrase}\`.`, place);
    this.used.add(hole.phrase);
    if (hole.is === 'phrase') {
      if (other.group.text !== group)
        throw new PlayError(
          'wrong-type',
          `\`${hole.phrase}\` is about \`${other.group.text}\`, and this phrase about \`${group}\`. Write \`{${hole.phrase} as …}\` and the member for its number.`,
          place,
        );
      return;
    }
    const holder = hole.is === 'entry' ? group : other.group.text;
    if (this.members[holder]?.[hole.member]?.is !== 'number')
      throw new PlayError('wrong-type', `\`${holder}\` has no number \`${hole.member}\` for an entry.`, place);
  }

  private checkMember(group: string, name: string, rest: string, place: Place): void {
    const member = this.members[group]![name];
    if (member === undefined)
      throw new PlayError(
        'unknown-name',
        `\`${group}\` has no member, and the document no phrase, that is called \`${name}\`.`,
        place,
      );
    const fits =
      rest === '' ||
      (member.is === 'word' && rest === 'plural') ||
      (member.is === 'line' && rest === QUOTED) ||
      (member.is === 'number' && (rest === IN_WORDS || rest === 'signed' || rest.split('|').length === 2));
    if (member.is === 'yes' || !fits)
      throw new PlayError(
        'bad-wording',
        member.is === 'yes'
          ? `\`${name}\` is yes or no. Write \`sets ${name} to yes\` after the wording.`
          : `Write a word as \`{${name}}\` or \`{${name} plural}\`, and a number as \`{${name}}\`, \`{${name} in words}\`, \`{${name} signed}\` or \`{${name} a card|cards}\`.`,
        place,
      );
  }

  private constant(group: string, { text: name, ...at }: Name, value: PhraseValue): EntryValue {
    const member = this.members[group]![name];
    if (member === undefined) throw new PlayError('unknown-name', `\`${group}\` has no member \`${name}\`.`, at);
    if ('value' in value) {
      if (member.is === 'number') return value.value;
    } else if (member.is === 'line' && value.isText) return value.text;
    else if (member.is === 'yes' && (value.text === 'yes' || value.text === 'no')) return value.text === 'yes';
    else if (member.is === 'card' && !value.isText && this.world.cards.has(value.text)) return value.text;
    else if (member.is === 'word' && !value.isText && Object.hasOwn(member.words, value.text)) return value.text;
    else if (member.is === 'number' && !value.isText && value.text === OWN_NUMBER) return OWN_NUMBER;
    else if (member.is === 'number' && !value.isText && value.text === 'unlimited') return UNLIMITED;
    throw new PlayError('wrong-type', `This is not a value of \`${name}\`.`, value);
  }

  /** The data of a card that has a word. */
  private dataWith({ field, word }: NonNullable<PhraseExample['on']>): Record<string, unknown> {
    this.demandWord(field, word);
    return { [field.text]: word.text };
  }

  private demandWord(field: Name, word: Name): void {
    demandWord(this.types, field, word);
  }

  /** A phrase that contains itself would have no end. */
  private refuseCircle(one: Declared, inside: readonly string[] = []): void {
    const name = one.name.text;
    const start = inside.indexOf(name);
    if (start >= 0)
      throw new PlayError(
        'circle',
        `\`${[...inside.slice(start), name].join('` contains `')}\`. A phrase cannot contain itself.`,
        one.name,
      );
    if (this.finite.has(name)) return;
    for (const { text } of one.ways)
      for (const inner of entryHolesOf(text)) {
        const hole = entryHole(inner, (each) => this.byName.has(each));
        const other = 'phrase' in hole ? this.byName.get(hole.phrase) : undefined;
        if (other) this.refuseCircle(other, [...inside, name]);
      }
    this.finite.add(name);
  }
}

/** Phrases without problems, and what they were made from. */
interface LatelyMade {
  readonly made: string;
  readonly fields: PlayWorld['documents']['fields'];
  readonly cards: PlayWorld['cards'];
  readonly entries: EntryPhrases | null;
}

/** An edit of play seldom changes phrases, and their grammar takes long to make. */
const lately = new Recent<LatelyMade>(4);

const SPOKEN: ReadonlySet<Declaration['kind']> = new Set(['phrase', 'variants', 'entries', 'hints']);

/** What phrases are made from, without the places in the document. */
const madeFrom = (declarations: readonly Declaration[]): string =>
  JSON.stringify(
    declarations.filter(({ kind }) => SPOKEN.has(kind)),
    (key, value: unknown) => (key === 'line' || key === 'column' ? undefined : value),
  );

/** What the texts of entries are read with, and the problems of the phrases and of the texts of the cards. */
export function elaboratePhrases(
  declarations: readonly Declaration[],
  hints: GamePhrases['hints'],
  world: PlayWorld,
): { readonly entries: EntryPhrases | null; readonly problems: readonly PlayProblem[] } {
  const made = madeFrom(declarations);
  const { cards } = world;
  const { fields } = world.documents;
  const earlier = lately.find((one) => one.cards === cards && one.fields === fields && one.made === made);
  if (earlier) return { entries: earlier.entries, problems: [] };
  const elaborated = elaborateAll(declarations, hints, world);
  if (elaborated.problems.length === 0) lately.add({ made, fields, cards, entries: elaborated.entries });
  return elaborated;
}

function elaborateAll(
  declarations: readonly Declaration[],
  hints: GamePhrases['hints'],
  world: PlayWorld,
): { readonly entries: EntryPhrases | null; readonly problems: readonly PlayProblem[] } {
  const declared = declarations.filter((one): one is Declared => one.kind === 'phrase');
  const variants = declarations.filter((one): one is Variants => one.kind === 'variants');
  if (declared.length + variants.length === 0) return { entries: null, problems: [] };
  const groups = declarations.filter((one): one is Entries => one.kind === 'entries');
  const elaborator = new PhraseElaborator(world, declared, variants, groups);
  const entries = elaborator.run();
  if (elaborator.problems.length > 0) return { entries: null, problems: elaborator.problems };
  elaborator.read(entries, hints);
  return { entries, problems: elaborator.problems };
}
