/**
 * The sentences of a game whose play documents declare verbs, triggers and keywords. The declarations are plain data, so that the desk gets
 * them from the server. The grammar is made from them, and the same grammar reads and prints.
 */
import {
  HOLE,
  IN_WORDS,
  aroundHoles,
  countedPhrase,
  entryHolesOf,
  entryPlace,
  isOn,
  pluralOf,
  sequence,
  shownEntry,
  wholePhrase,
  type EntryPhrases,
} from './entry-phrases.ts';
import type { GameSentences, SentenceEntry } from '../sentences/entry.ts';
import { namesOf } from '../sentences/names.ts';
import {
  also,
  at,
  be,
  cardName,
  either,
  int,
  is,
  list,
  maybe,
  on,
  only,
  say,
  self,
  type Fields,
  type Phrase,
  type Place,
} from '../sentences/phrase.ts';
import { printed } from '../sentences/print.ts';
import { readSentence } from '../sentences/sentence.ts';
import { tokensOf } from '../sentences/tokens.ts';
import { lacksOf, type Lack } from '../sentences/variants.ts';

/** A declaration with wordings. A wording has `{this}`, and `{…}` for each thing that a sentence says. */
export interface SpokenPhrase {
  readonly id: string;
  /** The first is printed, and the others are only read. */
  readonly says: readonly string[];
  /** What it means, in the words of the author and with the same holes. Null if only its name says it. */
  readonly reads: string | null;
  /** What the wordings say: numbers, names of cards, and words of fields. */
  readonly params: readonly { readonly name: string; readonly kind: string }[];
  readonly rules: readonly string[];
}

interface SpokenTrigger extends SpokenPhrase {
  /** The cards whose texts can have it; null for all. */
  readonly on: { readonly field: string; readonly word: string } | null;
  readonly action: boolean;
}

interface SpokenKeyword extends SpokenPhrase {
  readonly reminder: string | null;
  /** Whether it only changes values, so that a sentence can say while when it does. */
  readonly lasts: boolean;
}

/** Everything that the sentences of a game are read with. */
export interface GamePhrases {
  readonly verbs: readonly SpokenPhrase[];
  readonly triggers: readonly SpokenTrigger[];
  readonly keywords: readonly SpokenKeyword[];
  /** Values that are yes or no, and values that are numbers. */
  readonly conditions: readonly SpokenPhrase[];
  readonly counts: readonly SpokenPhrase[];
  /** The labels of the words of each field. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The names of the cards by id. */
  readonly cards: Readonly<Record<string, string>>;
  /** The group of actions, and its member with a text; null without one. */
  readonly actions: { readonly group: string; readonly member: string } | null;
  /** What the texts of entries are read with; null without such phrases. */
  readonly entries: EntryPhrases | null;
  /** What people write and the game cannot say, with what can be written. */
  readonly hints: readonly (readonly [words: string, says: string])[];
  /** The texts that a declaration `text` says by itself: `joker`, or `joker/Shuffle` for an action. */
  readonly declared: readonly string[];
}

/** Values by the names of the parameters. A number can also be so many for each of some things. */
export type SpokenValues = Readonly<
  Record<string, number | string | { readonly times: number; readonly each: SpokenCount }>
>;
interface SpokenCount {
  readonly count: string;
  readonly with?: SpokenValues;
}
interface SpokenCondition {
  readonly condition: string;
  readonly with?: SpokenValues;
}
export interface SpokenEffect {
  readonly verb: string;
  readonly with?: SpokenValues;
}
export interface SpokenStatement {
  readonly if?: SpokenCondition;
  readonly may?: true;
  readonly do: readonly SpokenEffect[];
  readonly otherwise?: readonly SpokenEffect[];
}
export type SpokenAbility =
  | { readonly trigger: string; readonly with?: SpokenValues; readonly do: readonly SpokenStatement[] }
  | {
      readonly keyword: string;
      readonly with?: SpokenValues;
      readonly while?: SpokenCondition;
      readonly reminded?: true;
    };

/** The grammar of a game: the texts of cards, the texts of actions, and effects for questions. */
export interface WordGrammar {
  readonly text: Phrase;
  readonly action: Phrase;
  readonly effects: Phrase;
  readonly names: Place['names'];
}

/** A hole of a wording: `{this}`, `{cards}`, `{cards in words}`, `{cards a card|cards}`, `{trait plural}`. */
export interface Hole {
  readonly name: string;
  readonly rest: string;
}
export const holesOf = (wording: string): Hole[] =>
  entryHolesOf(wording).map((inner) => {
    const [name = '', ...rest] = inner.trim().split(/\s+/u);
    return { name, rest: rest.join(' ') };
  });

class Grammar {
  readonly text: Phrase;
  readonly action: Phrase;
  readonly effects: Phrase;

  constructor(private readonly phrases: GamePhrases) {
    const counts = either(...phrases.counts.map((one) => this.phrase('count', one, null)));
    const condition = either(...phrases.conditions.map((one) => this.phrase('condition', one, null)));
    const verb = either(...phrases.verbs.map((one) => this.phrase('verb', one, counts)));
    this.effects = list(verb, { between: either(', then', also(', and', 'and')) });
    const may = maybe(say`${be('may', true)} you may`);
    const otherwise = say`. ${either('otherwise ,', also('otherwise'))} ${at('otherwise', this.effects)}`;
    const statement = only(
      either(
        say`${maybe(say`if ${at('if', condition)} ,`)} ${may} ${at('do', this.effects)} ${maybe(otherwise)}`,
        also(say`${may} ${at('do', this.effects)} if ${at('if', condition)}`),
      ),
      (value) => {
        const said = value as SpokenStatement;
        return said.otherwise === undefined || (said.if !== undefined && said.may === undefined);
      },
    );
    const statements = list(statement, { between: '.' });
    const triggers = phrases.triggers.filter((one) => !one.action);
    const bare = triggers.filter(({ says }) => says.length === 0);
    const keyword = either(...phrases.keywords.map((one) => this.keyword(one, condition)));
    const ability = either(
      keyword,
      ...triggers.map((one) => {
        const said = bare.includes(one)
          ? say`${be('trigger', one.id)} ${at('do', statements)}`
          : say`${this.phrase('trigger', one, null)} , ${at('do', statements)}`;
        return one.on === null ? said : on((place) => isOn(one.on!, place), said);
      }),
    );
    // Without a trigger of their own, sentences belong to the trigger before them.
    const isBare = (value: SpokenAbility): boolean => 'trigger' in value && bare.some(({ id }) => id === value.trigger);
    const abilities = only(list(ability, { between: '.' }), (value) =>
      (value as readonly SpokenAbility[]).slice(1).every((one) => !isBare(one)),
    );
    this.text = say`${at('text', abilities)} .`;
    const action = phrases.triggers.find((one) => one.action);
    this.action = action ? say`${be('trigger', action.id)} ${at('do', statements)} .` : either();
  }

  private phrase(kind: string, one: SpokenPhrase, counts: Phrase | null): Phrase {
    const [first, ...others] = one.says.map((wording) => this.wording(wording, one, counts));
    return say`${be(kind, one.id)} ${either(...(first ? [first] : []), ...others.map((other) => also(other)))}`;
  }

  private keyword(one: SpokenKeyword, condition: Phrase): Phrase {
    const lasting = one.lasts ? [maybe(say`while ${at('while', condition)}`)] : [];
    const reminder =
      one.reminder === null ? [] : [maybe(say`${be('reminded', true)} ( ${this.wording(one.reminder, one, null)} )`)];
    const parts = [this.phrase('keyword', one, null), ...lasting, ...reminder];
    return sequence(['', ...parts.map(() => '')], parts);
  }

  private wording(wording: string, { params }: SpokenPhrase, counts: Phrase | null): Phrase {
    const texts = aroundHoles(wording);
    const parts = holesOf(wording).map(({ name, rest }) =>
      name === 'this'
        ? either(self, also('this card'))
        : at(`with.${name}`, this.hole(params.find((one) => one.name === name)!.kind, rest, counts)),
    );
    return sequence(texts, parts);
  }

  private hole(kind: string, rest: string, counts: Phrase | null): Phrase {
    if (kind === 'name') return cardName();
    if (kind !== 'number')
      return either(
        ...Object.entries(this.phrases.words[kind] ?? {}).map(([word, label]) =>
          is(word, rest === 'plural' ? pluralOf(label) : label),
        ),
      );
    if (rest === '') return int();
    if (rest === IN_WORDS) return int({ inWords: true });
    const number = countedPhrase(rest);
    return counts === null ? number : either(number, say`${at('times', number)} for each ${at('each', counts)}`);
  }
}

const grammars = new WeakMap<GamePhrases, WordGrammar>();

/** The grammar of a game. It is made once. */
export function grammarOf(phrases: GamePhrases): WordGrammar {
  const known = grammars.get(phrases);
  if (known) return known;
  const { text, action, effects } = new Grammar(phrases);
  const grammar = { text, action, effects, names: namesOf(phrases.cards) };
  grammars.set(phrases, grammar);
  return grammar;
}

/** How a text calls its own card: `the Baker` on the card "Baker Before Work". It prints the same. */
function selfIn(name: string, text: string): string {
  const words = tokensOf(name);
  const said = ` ${tokensOf(text)
    .map(({ word }) => word)
    .join(' ')} `;
  for (let count = words.length; count > 0; count--) {
    const short = words.slice(0, count);
    const shortWords = ` ${short.map(({ word }) => word).join(' ')} `;
    // `When you serve the Lamplighter, …` does not say the comma of the name "Lamplighter, Retired".
    if (!/[\p{L}\d]$/u.test(short.at(-1)!.text) || !said.includes(shortWords)) continue;
    const shown = name.slice(0, short.at(-1)!.to);
    return said.includes(` the${shortWords}`) ? `the ${shown}` : shown;
  }
  return name;
}

/** The place of a sentence on a card. */
export const placeOn = (grammar: WordGrammar, name: string, text: string, data: unknown): Place => ({
  self: selfIn(name, text),
  names: grammar.names,
  data,
});

const lacks = new WeakMap<GamePhrases['hints'], readonly Lack[]>();

/** What a game cannot say. It is made once. */
export function lacksIn(hints: GamePhrases['hints']): readonly Lack[] {
  const known = lacks.get(hints) ?? lacksOf(hints);
  lacks.set(hints, known);
  return known;
}

const record = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The sentences of a game, from its declarations. */
export function sentencesOf(phrases: GamePhrases): GameSentences {
  const grammar = grammarOf(phrases);
  return {
    withText(data) {
      const [group] = Object.entries(phrases.entries?.texts ?? {});
      if (!group) return { ...record(data), text: record(data)['text'] ?? '' };
      const [name, member] = group;
      const held = record(data)[name];
      return { ...record(data), [name]: [...(Array.isArray(held) ? (held as unknown[]) : []), { [member]: '' }] };
    },
    entries(card) {
      const { id, name } = card as { readonly id?: unknown; readonly name?: unknown };
      const data = record(card.data);
      if (typeof name !== 'string') return [];
      const entry = (
        path: readonly (string | number)[],
        field: string,
        holder: Fields,
        phrase: Phrase,
      ): SentenceEntry[] => {
        const text = holder[field];
        if (typeof text !== 'string') return [];
        const isEntry = phrase !== grammar.text && phrase !== grammar.action;
        const own = isEntry ? entryPlace(made!, String(path[1]), name, data) : placeOn(grammar, name, text, data);
        const place = { ...own, lacks: lacksIn(phrases.hints) };
        const reading = readSentence(phrase, text, place);
        const key = path.length === 1 ? String(id) : `${String(id)}/${String(holder['name'])}`;
        if (reading.kind !== 'read' && phrases.declared.includes(key)) return [];
        const said = reading.kind === 'read' ? reading.data : null;
        return [
          {
            path,
            field,
            text,
            phrase,
            place,
            reading,
            meant: isEntry ? shownEntry(said) : said,
            // A phrase that makes entries knows the members of its group.
            hasId: isEntry && 'id' in made!.members[String(path[1])]!,
          },
        ];
      };
      const { actions, entries: made } = phrases;
      const list = actions === null ? [] : data[actions.group];
      const read = Object.entries(made?.texts ?? {}).flatMap(([group, member]) =>
        (Array.isArray(data[group]) ? (data[group] as readonly unknown[]) : []).flatMap((one, index) =>
          entry(['data', group, index], member, record(one), wholePhrase(made!, group)!),
        ),
      );
      return [
        ...read,
        ...entry(['data'], 'text', data, grammar.text),
        ...(Array.isArray(list) ? list : []).flatMap((one: unknown, index) =>
          entry(['data', actions!.group, index], actions!.member, record(one), grammar.action),
        ),
      ];
    },
  };
}

const plain = (id: string): string => id.replaceAll('-', ' ');

/** What a sentence means, from its data alone: the meanings of the declarations, or their names with the values. */
export function readingOf(phrases: GamePhrases, meant: unknown): string {
  const { words, cards, verbs, triggers, keywords } = phrases;
  const meanings = new Map([...verbs, ...triggers, ...keywords].map(({ id, reads }) => [id, reads]));
  const value = (one: SpokenValues[string]): string =>
    typeof one === 'object'
      ? `${one.times} for each ${said(one.each.count, one.each.with)}`
      : (Object.values(words).find((list) => typeof one === 'string' && one in list)?.[one] ??
        cards[one] ??
        String(one));
  /** The text for a hole of a meaning. A hole with two forms has the one for its number. */
  const filled = ({ name, rest }: Hole, args: SpokenValues): string => {
    const one = args[name];
    if (name === 'this' || one === undefined) return `${name} card`;
    const [single, several] = rest.split('|');
    if (several === undefined) return rest === 'plural' ? pluralOf(value(one)) : value(one);
    const number = typeof one === 'object' ? one.times : one;
    const amount = number === 1 ? single! : `${number} ${several}`;
    return typeof one === 'object' ? `${amount} for each ${said(one.each.count, one.each.with)}` : amount;
  };
  const said = (id: string, args: SpokenValues = {}): string => {
    const meaning = meanings.get(id);
    if (typeof meaning === 'string') return meaning.replaceAll(HOLE, (hole) => filled(holesOf(hole)[0]!, args));
    const values = Object.entries(args).map(([name, one]) => `${plain(name)}: ${value(one)}`);
    return values.length === 0 ? plain(id) : `${plain(id)} (${values.join(', ')})`;
  };
  const effects = (list: readonly SpokenEffect[]): string =>
    list.map((one) => said(one.verb, one.with)).join(', then ');
  const statement = (one: SpokenStatement): string =>
    [
      one.if ? `if ${said(one.if.condition, one.if.with)}: ` : '',
      one.may ? 'may ' : '',
      effects(one.do),
      one.otherwise ? `; otherwise ${effects(one.otherwise)}` : '',
    ].join('');
  const { text } = meant as { readonly text?: readonly SpokenAbility[] };
  return (text ?? [meant as SpokenAbility])
    .map((one) =>
      'keyword' in one
        ? `${said(one.keyword, one.with)}${one.while ? ` while ${said(one.while.condition, one.while.with)}` : ''}`
        : `${said(one.trigger, one.with)}: ${one.do.map(statement).join('; ')}`,
    )
    .join('. ');
}

/** The sentence of effects, as a question. */
export const questionOf = (grammar: WordGrammar, effects: readonly SpokenEffect[], place: Place): string =>
  `${(printed(grammar.effects, effects, place) ?? '').replaceAll(/[{}]/gu, '')}?`;
