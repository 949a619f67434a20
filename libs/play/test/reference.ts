/**
 * A plain interpreter of the typed tree, as the oracle of the compiler. It keeps a match in maps and lists, walks the tree with generators,
 * and shares no code with the compiler.
 */
import type { CardDoc, Ruleset } from '@rulewright/content';
import { computedValue } from '@rulewright/content/playing';
import {
  FIRST_WORD,
  MOST_NUMBER,
  UNLIMITED,
  missingOf,
  rulesOfPlay,
  withEntries,
  type ActionInfo,
  type ChainInfo,
  type ChooserInfo,
  type Cited,
  type FieldInfo,
  type ListenerInfo,
  type Local,
  type MomentInfo,
  type PlayProgram,
  type StepInfo,
  type Target,
  type Type,
  type Typed,
  type TypedBinder,
  type TypedChoice,
  type TypedChoose,
  type TypedEach,
  type TypedPlayers,
  type TypedText,
  type TypedSet,
  type TypedStatement,
  type TypedZone,
  type ZoneInfo,
} from '@rulewright/content/play';
import { Random } from '@rulewright/engine';

/** One option: the number of its kind, and what it names. */
export type Option = readonly [kind: number, a: number, b: number];
/** A price in words, a risk, the totals of the sides of a comparison, and the features. */
export type Texts = readonly [
  price: string | null,
  risk: string | null,
  sides: readonly (readonly number[])[] | null,
  features: readonly number[],
];
const NO_TEXTS: Texts = [null, null, null, []];
/** A pending action that a line `pending` describes. */
export interface Listed {
  readonly seat: number;
  readonly card: number;
  readonly targets: readonly (readonly ['seat' | 'card', number])[];
  readonly state: 'waiting' | 'resolving' | 'stopped';
  readonly rule: string;
}
/** A step that runs, with the chain from which it came up. */
interface Frame {
  readonly step: StepInfo;
  readonly env: Env;
  readonly isEntry: boolean;
}
/** The set of a question that is asked again: its limits, what its cards give, and what the other options give and how often. */
export interface Parts {
  readonly least: number;
  readonly most: number | null;
  readonly covers: readonly number[];
  readonly cards: readonly (readonly [card: number, gives: readonly number[]])[];
  readonly others: readonly (readonly [kind: number, gives: readonly number[], most: number])[];
}
/** One event: its kind, its rule, and its five numbers. */
export type Told = readonly [kind: number, rule: string, ...numbers: number[]];

type Amounts = readonly number[];
type Value = number | Amounts;
type Env = Map<Local, Value>;
interface Place {
  readonly seat: number;
  readonly zone: ZoneInfo;
  /** The number of the zone, from 1. */
  readonly number: number;
}
/** How a block ended: at its end, by `stop`, or by `leave`. */
type End = 'end' | 'stop' | 'leave';
interface Asked {
  readonly seat: number;
  readonly options: readonly Option[];
}
type Run<T> = Generator<Asked, T, number>;

class MatchOver extends Error {}

/** The chains that statements resolve. */
function resolvedIn(list: readonly TypedStatement[]): ChainInfo[] {
  return list.flatMap((one) => {
    if (one.do === 'resolve') return [one.chain];
    if (one.do === 'if') return resolvedIn([...one.then, ...one.otherwise]);
    if (one.do === 'happens') return resolvedIn(one.then);
    if (one.do === 'ask') return resolvedIn([...one.choices.flatMap(({ body }) => body), ...one.passBody]);
    if (one.do === 'choose') return resolvedIn(one.choice.body);
    return 'body' in one ? resolvedIn(one.body) : [];
  });
}

/** The values for the step of a text: its card if it has one, and the values of the moment that it uses. */
const heardBy = ({ text, uses }: ListenerInfo, card: number, args: readonly Value[]): Value[] => [
  ...(text.card === null ? [] : [card]),
  ...uses.map((at) => args[at]!),
];

/** What waits: the step, the card that it concerns, and the values that it kept. */
interface Waiting {
  readonly step: StepInfo;
  readonly card: number;
  readonly args: readonly Value[];
}

interface Entry {
  readonly card: number;
  readonly name: string;
  readonly members: Readonly<Record<string, unknown>>;
}

/** A match that the interpreter plays. */
/** A number of play: beyond the largest there is only the largest. */
/** The most statements between two decisions, if nothing else is said. A program with more of them goes on for too long to be compared. */
const MOST_STATEMENTS = 20_000;

/** Thrown by the reference for a program that goes on for too long. */
export class TooLongError extends Error {}

/** An environment with one more name. */
const withLocal = (env: Env, local: Local, value: Value): Env => new Map(env).set(local, value);

function compared(sign: Extract<Typed, { op: 'compare' }>['sign'], left: number, right: number): boolean {
  switch (sign) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

const whole = (value: number): number => Math.max(-MOST_NUMBER, Math.min(MOST_NUMBER, value));

export class ReferenceMatch {
  readonly told: Told[] = [];
  /** What a table says of an option of the pending question: its price, its risk and the sums that it compares. */
  texts: (option: Option) => Texts = () => NO_TEXTS;
  /** The text of the pending question. */
  question: () => string | null = () => null;
  /** The set of the pending question, if it is asked again for what is missing. */
  parts: () => Parts | null = () => null;
  /** Why no option of the pending question names a card. */
  whyNot: (card: number) => readonly string[] = () => [];
  readonly zones = new Map<string, number[]>();
  winner = -1;
  cause = '';
  private readonly defs: number[] = [];
  private readonly owners: number[] = [];
  private readonly places = new Map<number, Place>();
  private readonly fields = new Map<string, Map<number, number>>();
  private readonly random: Random;
  private readonly rules: readonly string[];
  /** By group: the entries of all cards. */
  private readonly groups = new Map<string, readonly Entry[]>();
  private readonly chains = new Map<ChainInfo, Waiting[]>();
  private readonly wentOn = new Set<MomentInfo>();
  private readonly outs = new Set<number>();
  /** By card: the players who know it although it can be hidden. */
  private readonly known = new Map<number, Set<number>>();
  private turnEnds = false;
  private readonly pool: readonly CardDoc[];
  private turnNumber = 0;
  private activeSeat = -1;

  constructor(
    private readonly play: PlayProgram,
    private readonly ruleset: Ruleset,
    cards: readonly CardDoc[],
    private readonly decks: readonly (readonly number[])[],
    seed: number,
    private readonly mostStatements = MOST_STATEMENTS,
  ) {
    this.random = new Random(seed);
    this.rules = rulesOfPlay(play);
    const entries = play.phrases?.entries;
    this.pool = entries ? cards.map((card) => withEntries(entries, card).card) : cards;
    decks.forEach((deck, seat) => {
      const pile = deck.map((def) => {
        const card = this.defs.push(def) - 1;
        this.owners.push(seat);
        this.places.set(card, { seat, zone: play.zones[0]!, number: 1 });
        return card;
      });
      this.zones.set(this.key(seat, play.zones[0]!), pile);
    });
  }

  /** The numbers of the totals of a seat, in the order of the document. */
  totals(seat: number): number[] {
    // Plus 0, because -0 is another number for tests.
    return this.play.totals.map(({ player, is }) => this.number(is, new Map([[player, seat]])) + 0);
  }

  private waiting(chain: ChainInfo): Waiting[] {
    const entries = this.chains.get(chain) ?? [];
    this.chains.set(chain, entries);
    return entries;
  }

  private get seats(): number {
    return this.decks.length;
  }

  private data(def: number): Readonly<Record<string, unknown>> {
    return this.pool[def]!.data;
  }

  /** The value of a field of a card, also of a computed one. */
  private raw(field: string, def: number): unknown {
    const { fields } = this.play.documents;
    const computed = fields.computed.find(({ id }) => id === field);
    return computed ? computedValue(fields, computed, this.pool[def]!) : this.data(def)[field];
  }

  private key(seat: number, zone: ZoneInfo, number = 1): string {
    return `${seat} ${zone.id} ${number}`;
  }

  /** Who sees the cards of a zone in this mode. */
  private seen({ seen, sight }: ZoneInfo): ZoneInfo['seen'] {
    if (sight === null) return seen;
    return this.holds(sight.when, new Map()) ? sight.then : sight.otherwise;
  }

  /** How many zones of this name a player has. */
  private numbered({ numbers }: ZoneInfo): number {
    return numbers === null ? 1 : Math.min(12, Math.max(1, this.number(numbers, new Map())));
  }

  /** The player who holds the cards of a zone: none for a zone of the table. */
  private holder({ zone, seat }: Place): number {
    return zone.isShared ? -1 : seat;
  }

  pile(seat: number, zone: ZoneInfo, number = 1): number[] {
    const key = this.key(seat, zone, number);
    const cards = this.zones.get(key) ?? [];
    this.zones.set(key, cards);
    return cards;
  }

  /** Plays the match. Yields each question with more than one option and takes the number of the chosen one. */
  *run(): Run<void> {
    try {
      yield* this.step(this.play.match, []);
    } catch (error) {
      if (!(error instanceof MatchOver)) throw error;
    }
  }

  // ---- reading ------------------------------------------------------------------------------------------------

  private start({ type }: FieldInfo): number {
    return ['card', 'player', 'name', 'word'].includes(type.is) ? -1 : 0;
  }

  private field(field: FieldInfo, of: number): number {
    return this.fields.get(field.id)?.get(of) ?? this.start(field);
  }

  private setField(field: FieldInfo, of: number, value: number): void {
    const all = this.fields.get(field.id) ?? new Map<number, number>();
    this.fields.set(field.id, all);
    all.set(of, field.of === 'card' ? Math.max(-32_767, Math.min(32_767, value)) : value);
  }

  private name(id: string): number {
    const at = this.play.cards.indexOf(id);
    return at >= 0 ? at : this.play.cards.length + this.pool.findIndex((card) => card.id === id);
  }

  private printed(field: string, def: number): Value {
    const { fields } = this.play.documents;
    const number = fields.fields.find(({ id }) => missingOf(id) === field);
    if (number) return this.data(def)[number.id] === undefined ? 1 : 0;
    return this.asValue(this.play.printed.get(field)!, this.raw(field, def));
  }

  /** A value of a card document as a value of play. */
  private asValue(type: Type, value: unknown): Value {
    switch (type.is) {
      case 'number':
        if (typeof value === 'string') return FIRST_WORD - [...(type.words?.keys() ?? [])].indexOf(value);
        return typeof value === 'number' ? value : 0;
      case 'yesno':
        return value === true ? 1 : 0;
      case 'word':
        return value === undefined ? -1 : type.list.words.indexOf(String(value));
      case 'words':
        return this.bits(type.list.words, value);
      case 'name':
        return value === undefined ? -1 : this.name(String(value));
      case 'amounts':
        return type.keys.map((key) => (value as Record<string, number> | undefined)?.[key] ?? 0);
      default:
        return 0;
    }
  }

  /** A list of words as one number. */
  private bits(words: readonly string[], value: unknown): number {
    if (!Array.isArray(value)) return 0;
    return words.reduce((sum, word, at) => sum + (value.includes(word) ? 2 ** at : 0), 0);
  }

  private number(typed: Typed, env: Env): number {
    return this.value(typed, env) as number;
  }

  private holds(typed: Typed | null, env: Env): boolean {
    return typed === null || this.number(typed, env) !== 0;
  }

  private value(typed: Typed, env: Env): Value {
    switch (typed.op) {
      case 'constant':
        return typed.value;
      case 'parameter': {
        const setting = this.ruleset.parameters[typed.name];
        if (typed.type.is === 'number') return typeof setting === 'number' ? setting : UNLIMITED;
        if (typed.type.is === 'yesno') return setting === true ? 1 : 0;
        if (typed.type.is === 'words') return this.bits(typed.type.list.words, setting);
        return typed.type.is === 'word' ? typed.type.list.words.indexOf(String(setting)) : 0;
      }
      case 'parameter-has': {
        const setting = this.ruleset.parameters[typed.name];
        const { type } = typed.item;
        const item = this.number(typed.item, env);
        if (!Array.isArray(setting)) return 0;
        if (type.is === 'word') return setting.includes(type.list.words[item]!) ? 1 : 0;
        const card = this.pool.find(({ id }) => this.name(id) === item);
        return card && (setting.includes(card.id) || setting.includes(card.name)) ? 1 : 0;
      }
      case 'parameter-empty':
        return this.ruleset.parameters[typed.name] === null ? 1 : 0;
      case 'contains': {
        const word = this.number(typed.right, env);
        return word >= 0 && Math.floor(this.number(typed.left, env) / 2 ** word) % 2 === 1 ? 1 : 0;
      }
      case 'rule':
        return this.rules.indexOf(typed.rule);
      case 'local':
        return env.get(typed.local) ?? 0;
      case 'turn':
        return this.turnNumber;
      case 'active':
        return this.activeSeat;
      case 'field': {
        return this.read({ kind: 'field', ...typed }, env);
      }
      case 'printed': {
        const card = this.number(typed.of, env);
        if (card >= 0) return this.printed(typed.field, this.defs[card]!);
        if (typed.type.is === 'amounts') return typed.type.keys.map(() => 0);
        return typed.type.is === 'word' || typed.type.is === 'name' ? -1 : 0;
      }
      case 'entry':
        return this.entryMember(typed, this.number(typed.of, env));
      case 'first-entry':
      case 'last-entry':
      case 'nth-entry': {
        const card = this.number(typed.of, env);
        const own = card < 0 ? [] : this.entriesOf(typed.group, card);
        if (typed.op === 'nth-entry') return own[this.number(typed.number, env) - 1] ?? -1;
        return typed.op === 'first-entry' ? (own[0] ?? 0) : (own.at(-1) ?? -1);
      }
      case 'key':
        return (this.value(typed.of, env) as Amounts)[typed.key]!;
      case 'amount': {
        const times = Math.min(255, Math.max(0, this.number(typed.times, env)));
        const keys = typed.type.is === 'amounts' ? typed.type.keys : [];
        return keys.map((_, key) => (key === typed.key ? times : 0));
      }
      case 'definition': {
        const card = this.number(typed.of, env);
        return card < 0 ? -1 : this.name(this.pool[this.defs[card]!]!.id);
      }
      case 'owner': {
        const card = this.number(typed.of, env);
        return card < 0 ? -1 : this.owners[card]!;
      }
      case 'holder': {
        const card = this.number(typed.of, env);
        return card < 0 ? -1 : this.holder(this.places.get(card)!);
      }
      case 'value': {
        const { value } = typed;
        const args = typed.args.map((arg) => this.value(arg, env));
        const inner: Env = new Map(value.params.map((param, at) => [param, args[at]!]));
        let result = this.value(value.is, inner);
        for (const { text, self, params, where, by } of value.changes)
          for (const card of this.copies(text.card, text.zones)) {
            const changed: Env = new Map<Local, Value>([
              [self, card],
              ...params.map((param, at) => [param, args[at]!] as const),
            ]);
            if (!this.holds(where, changed)) continue;
            result = this.add(result, this.value(by, changed));
          }
        return result;
      }
      case 'not':
        return this.holds(typed.operand, env) ? 0 : 1;
      case 'minus':
        return -this.number(typed.operand, env);
      case 'choose':
        return this.value(this.holds(typed.when, env) ? typed.then : typed.otherwise, env);
      case 'arith': {
        const left = this.value(typed.left, env);
        const right = this.value(typed.right, env);
        if (typeof left !== 'number') {
          const bound = (one: number): number => Math.min(255, Math.max(0, one));
          if (typed.sign === '*') return left.map((one) => bound(one * (right as number)));
          if (typed.sign === '+') return this.add(left, right);
          return left.map((one, key) => bound(one - (right as Amounts)[key]!));
        }
        const by = right as number;
        if (typed.sign === '+') return whole(left + by);
        if (typed.sign === '-') return whole(left - by);
        if (typed.sign === '*') return whole(left * by);
        return by === 0 ? 0 : Math.trunc(left / by);
      }
      case 'logic': {
        const left = this.holds(typed.left, env);
        if (typed.sign === 'and') return left && this.holds(typed.right, env) ? 1 : 0;
        return left || this.holds(typed.right, env) ? 1 : 0;
      }
      case 'compare': {
        const left = this.number(typed.left, env);
        const right = this.number(typed.right, env);
        return compared(typed.sign, left, right) ? 1 : 0;
      }
      case 'has': {
        const card = this.number(typed.of, env);
        if (card < 0) return 0;
        const list = this.raw(typed.field, this.defs[card]!);
        const item = this.number(typed.item, env);
        const { type } = typed.item;
        const wanted =
          type.is === 'word'
            ? type.list.words[item]
            : (this.play.cards[item] ?? this.pool[item - this.play.cards.length]?.id);
        return Array.isArray(list) && list.includes(wanted) ? 1 : 0;
      }
      case 'covers': {
        const right = this.value(typed.right, env) as Amounts;
        return (this.value(typed.left, env) as Amounts).every((one, key) => one >= right[key]!) ? 1 : 0;
      }
      case 'in': {
        const card = this.number(typed.card, env);
        if (card < 0) return 0;
        return this.members(typed.set, env).includes(card) ? 1 : 0;
      }
      case 'count':
        return this.chosen(typed.each, env).length;
      case 'any':
        return this.hasChosen(typed.each, env) ? 1 : 0;
      case 'no':
        return this.hasChosen(typed.each, env) ? 0 : 1;
      case 'every':
        return this.members(typed.each.set, env).every((one) =>
          this.holds(typed.each.where, withLocal(env, typed.each.local, one)),
        )
          ? 1
          : 0;
      case 'winners': {
        const seats = this.chosen(typed.each, env);
        if (seats.length < 2) return seats[0] ?? -1;
        return -1 - seats.reduce((sum, seat) => sum + 2 ** seat, 0);
      }
      case 'sum':
      case 'most': {
        const values = this.chosen(typed.each, env).map((one) =>
          this.value(typed.add, withLocal(env, typed.each.local, one)),
        );
        if (typed.op === 'most') return Math.max(0, (values as number[]).sort((a, b) => b - a)[typed.rank - 1] ?? 0);
        const zero: Value = typed.type.is === 'amounts' ? typed.type.keys.map(() => 0) : 0;
        return values.reduce<Value>((sum, one) => this.add(sum, one), zero);
      }
      case 'number-of': {
        const card = this.number(typed.of, env);
        const place = this.places.get(card);
        return place?.zone === typed.zone ? place.number : 0;
      }
      case 'zone-count':
        return this.numbered(typed.zone);
      case 'top':
        return this.pileOf(typed.zone, env).at(-1) ?? -1;
      case 'bottom':
        return this.pileOf(typed.zone, env)[0] ?? -1;
      case 'newest':
        return this.waiting(typed.chain).at(-1)?.card ?? -1;
      case 'waiting':
        return this.waiting(typed.chain).length;
      case 'random':
        if (typed.below === null) {
          const left = Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => !this.outs.has(seat));
          return left[this.random.below(Math.max(1, left.length))] ?? -1;
        }
        return this.random.below(Math.max(1, this.number(typed.below, env)));
      case 'next': {
        const after = this.number(typed.of, env);
        const seats = Array.from({ length: this.seats }, (_, at) => (after + 1 + at) % this.seats);
        return seats.find((seat) => !this.outs.has(seat)) ?? after;
      }
      case 'out':
        return this.outs.has(this.number(typed.of, env)) ? 1 : 0;
    }
  }

  /** By group and by card of the pool: the numbers of its entries, among those of all cards. */
  private readonly entries = new Map<string, readonly (readonly number[])[]>();

  /** The numbers of the entries of a card in a group, among those of all cards. */
  private entriesOf(group: string, card: number): readonly number[] {
    const list = this.listed(group);
    const all =
      this.entries.get(group) ??
      this.pool.map((_, def) => list.flatMap((entry, at) => (entry.card === def ? [at] : [])));
    this.entries.set(group, all);
    return all[this.defs[card]!]!;
  }

  /** The entries that can be performed. */
  private get actions(): readonly Entry[] {
    return this.play.group === null ? [] : this.listed(this.play.group);
  }

  /** The entries of a group of all cards. */
  private listed(group: string): readonly Entry[] {
    const known = this.groups.get(group);
    if (known) return known;
    const list = this.pool.flatMap((_, card) =>
      ((this.data(card)[group] ?? []) as readonly Readonly<Record<string, unknown>>[]).map((members): Entry => ({
        card,
        name: String(members['name']),
        members,
      })),
    );
    this.groups.set(group, list);
    return list;
  }

  private entryMember({ of, member, type }: Extract<Typed, { op: 'entry' }>, entry: number): number {
    const value = of.type.is === 'entry' ? this.listed(of.type.group)[entry]?.members[member] : undefined;
    return this.asValue(type, value) as number;
  }

  private add(a: Value, b: Value): Value {
    if (typeof a === 'number') return whole(a + (b as number));
    return a.map((one, key) => Math.min(255, Math.max(0, one + (b as Amounts)[key]!)));
  }

  private pileOf({ zone, player, number }: TypedZone, env: Env): number[] {
    const seat = this.number(player, env);
    const which = number === null ? 1 : this.number(number, env);
    return seat < 0 || which < 1 || which > this.numbered(zone) ? [] : this.pile(seat, zone, which);
  }

  /** The cards of one zone, or of all zones with its name. */
  private cardsOf({ zone, number }: Pick<TypedZone, 'zone' | 'number'>, seat: number, env: Env): number[] {
    return Array.from({ length: this.numbered(zone) }, (_, at) => at + 1)
      .filter((which) => number === null || which === this.number(number, env))
      .flatMap((which) => this.pile(seat, zone, which));
  }

  private players({ from, without }: TypedPlayers, env: Env): number[] {
    const start = from === null ? -1 : this.number(from, env);
    const first = Math.max(0, start);
    const all = Array.from({ length: this.seats }, (_, at) => (first + at) % this.seats);
    return (without && start >= 0 ? all.slice(1) : all).filter((seat) => !this.outs.has(seat));
  }

  private members(set: TypedSet, env: Env): number[] {
    if (set.set === 'players') return this.players(set, env);
    if (set.set === 'numbers') {
      const from = this.number(set.from, env);
      return Array.from({ length: Math.max(0, this.number(set.to, env) - from + 1) }, (_, at) => from + at);
    }
    if (set.set === 'union') return [...new Set(set.sets.flatMap((one) => this.members(one, env)))];
    if (set.set === 'ends') {
      const pile = [...this.pileOf(set.zone, env)];
      return (set.end === 'top' ? pile.reverse() : pile).slice(0, Math.max(0, this.number(set.count, env)));
    }
    if (set.set === 'zone') {
      const seat = this.number(set.player, env);
      return seat < 0 ? [] : this.cardsOf(set, seat, env);
    }
    if (set.set === 'waiting') return this.waiting(set.chain).map(({ card }) => card);
    return this.players(set.players, env).flatMap((seat) => this.cardsOf(set, seat, env));
  }

  private hasChosen({ local, set, where }: TypedEach, env: Env): boolean {
    return this.members(set, env).some((one) => this.holds(where, withLocal(env, local, one)));
  }

  private chosen({ local, set, where }: TypedEach, env: Env): number[] {
    return this.members(set, env).filter((one) => this.holds(where, withLocal(env, local, one)));
  }

  private copies(card: string | null, zones: readonly ZoneInfo[]): number[] {
    if (card === null) return [-1];
    return [...this.places].flatMap(([one, { zone }]) => {
      const isHere = zones.length === 0 || zones.includes(zone);
      return this.pool[this.defs[one]!]!.id === card && isHere ? [one] : [];
    });
  }

  // ---- playing ------------------------------------------------------------------------------------------------

  private *step(step: StepInfo, args: readonly Value[], isEntry = false): Run<void> {
    const env = this.envOf(step, args);
    this.frames.push({ step, env, isEntry });
    yield* this.block(step.body, env);
    this.frames.pop();
  }

  private envOf({ params }: StepInfo, args: readonly Value[]): Env {
    return new Map(params.map((param, at) => [param, args[at] ?? 0]));
  }

  private readonly frames: Frame[] = [];

  /** The pending actions that lines `pending` describe. What runs inside of something else comes first. */
  pendingActions(): Listed[] {
    const left = new Set(this.play.chains.filter(({ isShown }) => isShown));
    const waiting = (chain: ChainInfo): Listed[] => {
      if (!left.delete(chain)) return [];
      const list = this.waiting(chain).map(({ step, args }) =>
        this.listedStep(step, this.envOf(step, args), 'waiting'),
      );
      return (chain.order === 'chain' ? list.reverse() : list).flat();
    };
    const running = this.frames.toReversed().flatMap(({ step, env, isEntry }) => {
      const chain = this.play.chains.find(({ entries }) => isEntry && entries.some((one) => one.step === step));
      const own = chain?.isShown === false ? [] : this.listedStep(step, env, chain ? 'resolving' : 'running');
      return [...resolvedIn(step.body).flatMap(waiting), ...own];
    });
    return [...running, ...[...left].flatMap(waiting)];
  }

  private listedStep({ pending }: StepInfo, env: Env, when: 'waiting' | 'resolving' | 'running'): Listed[] {
    if (pending === null || !this.holds(pending.where, env)) return [];
    const is = (condition: Typed | null): boolean => condition !== null && this.holds(condition, env);
    const read = (typed: Typed | null): number => (typed === null ? -1 : this.number(typed, env));
    const isUp = when === 'resolving' && !is(pending.waiting);
    const state = isUp
      ? 'resolving'
      : is(pending.stopped)
        ? 'stopped'
        : when !== 'running' || is(pending.waiting)
          ? 'waiting'
          : 'resolving';
    const targets = pending.targets.flatMap((typed) => {
      const target = read(typed);
      return target < 0 ? [] : [[typed.type.is === 'player' ? 'seat' : 'card', target] as const];
    });
    return [{ seat: read(pending.player), card: read(pending.card), targets, state, rule: pending.rule }];
  }

  /** The statements since the last decision. */
  private statements = 0;

  private *block(list: readonly TypedStatement[], env: Env): Run<End> {
    for (const one of list) {
      if (this.statements++ > this.mostStatements) throw new TooLongError();
      const end = yield* this.statement(one, env);
      if (end !== 'end') return end;
    }
    return 'end';
  }

  private cited(rule: Cited, env: Env): string {
    return typeof rule === 'string' ? rule : this.rules[env.get(rule) as number]!;
  }

  private tell(kind: number, rule: string, ...numbers: number[]): void {
    // Minus zero is zero.
    this.told.push([
      kind,
      rule,
      ...numbers.map((one) => one + 0),
      ...Array.from({ length: 5 - numbers.length }, () => 0),
    ]);
  }

  private zoneNumber({ seat, zone, number }: Place): number {
    const counts = this.play.zones.map((one) => this.numbered(one));
    const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0);
    return seat * sum(counts) + sum(counts.slice(0, zone.index)) + number - 1;
  }

  /** The place of a zone of a player; null if there is none. */
  private placeOf({ zone, player, number }: TypedZone, env: Env): Place | null {
    const seat = this.number(player, env);
    const which = number === null ? 1 : this.number(number, env);
    return seat < 0 || which < 1 || which > this.numbered(zone) ? null : { seat, zone, number: which };
  }

  private move(card: number, to: Place | null, under: boolean, rule: string): void {
    if (card < 0 || to === null) return;
    const from = this.places.get(card)!;
    this.known.delete(card);
    if (this.seen(from.zone) === 'all' && !to.zone.pile)
      for (let one = 0; one < this.seats; one++) this.knowers(card).add(one);
    const pile = this.pile(from.seat, from.zone, from.number);
    pile.splice(pile.indexOf(card), 1);
    const { seat, zone, number } = to;
    if (under) this.pile(seat, zone, number).unshift(card);
    else this.pile(seat, zone, number).push(card);
    this.places.set(card, to);
    this.tell(0, rule, card, this.zoneNumber(from), this.zoneNumber(to));
    if (pile.length === 0)
      for (const field of this.play.fields)
        if (field.zone === from.zone && field.lasts.length > 0)
          this.setField(field, from.seat * 100 + from.number, this.start(field));
    if (from.seat === seat && from.zone === zone && from.number === number) return;
    for (const field of this.play.fields)
      if (field.of === 'card' && field.lasts.length > 0 && !field.lasts.includes(zone)) this.restart(field, card);
  }

  /** Sets the values of a card as they are at first. */
  private restart(field: FieldInfo, card: number): void {
    if (!field.actions) return this.setField(field, card, this.start(field));
    for (const key of this.fields.get(field.id)?.keys() ?? [])
      if (Math.floor(key / 10_000) === card) this.setField(field, key, this.start(field));
  }

  private knowers(card: number): Set<number> {
    const seats = this.known.get(card) ?? new Set();
    this.known.set(card, seats);
    return seats;
  }

  /** Whether all players see or know a card. */
  private isKnownToAll(card: number): boolean {
    if (card < 0) return false;
    const { seat, zone, number } = this.places.get(card)!;
    const isTop = this.seen(zone) === 'top' && this.pile(seat, zone, number).at(-1) === card;
    return this.seen(zone) === 'all' || isTop || this.known.get(card)?.size === this.seats;
  }

  private *loop(body: readonly TypedStatement[], env: Env): Run<End> {
    const end = yield* this.block(body, env);
    return end;
  }

  private *statement(one: TypedStatement, env: Env): Run<End> {
    switch (one.do) {
      case 'cite':
        return 'end';
      case 'show': {
        const cards = 'op' in one.cards ? [this.number(one.cards, env)] : this.members(one.cards, env);
        // Also those who are out see what is shown to all.
        const seats = one.to === null ? [...this.decks.keys()] : [this.number(one.to, env)];
        for (const card of cards)
          for (const seat of seats) if (card >= 0 && seat >= 0) this.knowers(card)[one.hides ? 'delete' : 'add'](seat);
        return 'end';
      }
      case 'let':
        env.set(one.local, this.value(one.value, env));
        return 'end';
      case 'change': {
        const value = this.number(one.value, env);
        const before = this.read(one.target, env);
        this.write(
          one.target,
          env,
          one.how === 'set' ? value : whole(one.how === 'add' ? before + value : before - value),
        );
        return 'end';
      }
      case 'move':
        this.move(this.number(one.card, env), this.placeOf(one.to, env), one.under, this.cited(one.rule, env));
        return 'end';
      case 'shuffle': {
        const place = this.placeOf(one.zone, env);
        if (place === null) return 'end';
        const pile = this.pile(place.seat, place.zone, place.number);
        for (const card of pile) this.known.delete(card);
        for (let at = pile.length - 1; at > 0; at--) {
          const other = this.random.below(at + 1);
          [pile[at], pile[other]] = [pile[other]!, pile[at]!];
        }
        this.tell(3, this.cited(one.rule, env), this.holder(place), this.zoneNumber(place));
        return 'end';
      }
      case 'make': {
        const [name, place] = [this.number(one.card, env), this.placeOf(one.zone, env)];
        const def = this.pool.findIndex(({ id }) => this.name(id) === name);
        if (def < 0 || place === null) return 'end';
        const card = this.defs.push(def) - 1;
        this.owners.push(place.zone.isShared ? Math.max(0, this.activeSeat) : place.seat);
        this.places.set(card, place);
        this.pile(place.seat, place.zone, place.number).push(card);
        return 'end';
      }
      case 'tell': {
        const numbers = one.values.map((local) => {
          const value = env.get(local) as number;
          return local.type.is === 'card' && !this.isKnownToAll(value) ? -1 : value;
        });
        this.tell(5 + one.event.index, this.cited(one.rule, env), ...numbers);
        return 'end';
      }
      case 'if':
        return yield* this.block(this.holds(one.when, env) ? one.then : one.otherwise, env);
      case 'while':
        while (this.holds(one.when, env)) {
          const end = yield* this.loop(one.body, env);
          if (end === 'stop') break;
          if (end === 'leave') return end;
        }
        return 'end';
      case 'repeat':
        for (let left = this.number(one.times, env); left > 0; left--) {
          const end = yield* this.loop(one.body, env);
          if (end === 'stop') break;
          if (end === 'leave') return end;
        }
        return 'end';
      case 'for-players':
        for (const player of this.players(one.set, env)) {
          // A player who is out now is left out.
          if (this.outs.has(player)) continue;
          env.set(one.local, player);
          if (!this.holds(one.where, env)) continue;
          const end = yield* this.loop(one.body, env);
          if (end === 'stop') break;
          if (end === 'leave') return end;
        }
        return 'end';
      case 'for-numbers':
        for (const number of this.members(one.set, env)) {
          env.set(one.local, number);
          if (!this.holds(one.where, env)) continue;
          const end = yield* this.loop(one.body, env);
          if (end === 'stop') break;
          if (end === 'leave') return end;
        }
        return 'end';
      case 'for-cards':
        for (const card of this.chosen({ local: one.local, set: one.set, where: one.where }, env)) {
          env.set(one.local, card);
          const end = yield* this.loop(one.body, env);
          if (end === 'stop') break;
          if (end === 'leave') return end;
        }
        return 'end';
      case 'call':
        yield* this.step(
          one.step,
          one.args.map((arg) => this.value(arg, env)),
        );
        return 'end';
      case 'setup':
        for (const id of this.ruleset.setup) yield* this.step(this.stepNamed(id), []);
        return 'end';
      case 'turn':
        yield* this.turn(this.number(one.player, env), one.rule, one.steps && this.rules[this.number(one.steps, env)]!);
        return 'end';
      case 'happens': {
        const args = one.args.map((arg) => this.value(arg, env));
        if (yield* this.replaced(one.moment, args)) return 'end';
        const end = yield* this.block(one.then, env);
        if (end !== 'end') return end;
        for (const field of one.moment.ends) this.fields.delete(field.id);
        const now = one.args.map((arg) => this.value(arg, env));
        for (const listener of one.moment.listeners) {
          if (one.moment.queue === null) yield* this.hear(listener, now);
          else
            for (const card of this.hearing(listener, now))
              this.wait(one.moment.queue, {
                step: listener.step,
                card,
                args: heardBy(listener, card, now),
              });
        }
        return 'end';
      }
      case 'wait':
        this.wait(one.chain, {
          step: one.entry.step,
          card: one.card === null ? -1 : this.number(one.card, env),
          args: one.args.map((arg) => this.value(arg, env)),
        });
        return 'end';
      case 'resolve':
        yield* this.resolve(one.chain, one.all);
        return 'end';
      case 'go-on':
        this.wentOn.add(one.moment);
        return 'end';
      case 'perform': {
        const entry = this.actions[this.number(one.entry, env)]!;
        const action = this.play.actions.find(
          (each: ActionInfo) => each.text.card === this.pool[entry.card]!.id && each.name === entry.name,
        );
        if (action) yield* this.step(action.step, [this.value(one.card, env), this.value(one.player, env)]);
        return 'end';
      }
      case 'ask':
        return yield* this.ask(one, env);
      case 'choose':
        return yield* this.choose(one, env);
      case 'stop':
      case 'leave':
        return one.do;
      case 'out': {
        const player = this.number(one.player, env);
        if (player >= 0) this.outs.add(player);
        return 'end';
      }
      case 'end-turn':
        this.turnEnds = true;
        return 'end';
      case 'wins': {
        this.winner = one.winner === null ? -1 : this.number(one.winner, env);
        const ending = this.number(one.ending, env);
        this.cause = this.play.causes[ending]!.id;
        this.tell(4, this.cited(one.rule, env), this.winner, ending);
        throw new MatchOver();
      }
    }
  }

  private stepNamed(id: string): StepInfo {
    return this.play.steps.find((one) => one.id === id)!;
  }

  private *turn(seat: number, rule: string, stepRule: string | null): Run<void> {
    if (seat < 0 || this.outs.has(seat)) return;
    this.turnNumber++;
    this.activeSeat = seat;
    this.turnEnds = false;
    const before = this.play.steps.find(({ id }) => id === 'before-each-step');
    for (const field of this.play.fields) if (field.of === 'turn') this.setField(field, 0, this.start(field));
    this.tell(1, rule, seat, this.turnNumber);
    const first = this.play.steps.find(({ id }) => id === 'before-first-step');
    if (first) yield* this.step(first, [seat]);
    for (const [index, id] of this.ruleset.turn.entries()) {
      if (this.turnEnds || this.outs.has(seat)) return;
      if (before) yield* this.step(before, [seat]);
      if (this.turnEnds || this.outs.has(seat)) return;
      const declared = this.play.documents.parameters.steps.find((one) => one.id === id)!;
      this.tell(2, stepRule ?? declared.rules[0] ?? this.rules[0]!, seat, index);
      yield* this.step(this.stepNamed(id), [seat]);
    }
  }

  private wait(chain: ChainInfo, entry: Waiting): void {
    if (this.waiting(chain).push(entry) <= chain.most) return;
    this.cause = 'capped';
    throw new MatchOver();
  }

  private *resolve(chain: ChainInfo, all: boolean): Run<void> {
    const list = this.waiting(chain);
    while (list.length > 0) {
      let at = chain.order === 'chain' ? list.length - 1 : 0;
      if (chain.chooser) {
        const cards = new Set(list.flatMap(({ card }) => (card < 0 ? [] : [card])));
        const card = yield* this.chosenCard(chain.chooser, [], cards);
        if (card >= 0) at = list.findIndex((one) => one.card === card);
      }
      const [{ step, args }] = list.splice(at, 1) as [Waiting];
      yield* this.step(step, args, true);
      if (!all) return;
    }
  }

  /** The card that the chooser chooses, or -1 if there is nothing to choose. */
  private *chosenCard(
    { player, heard, option, ask }: ChooserInfo,
    args: readonly Value[],
    cards: ReadonlySet<number>,
  ): Run<number> {
    const seat = this.number(player, new Map(heard.map((local, at) => [local, args[at]!])));
    if (seat < 0 || this.outs.has(seat) || cards.size < 2) return -1;
    const options = [...cards].map((card): Option => [option.index, card, 0]);
    this.question = () => this.firstText(ask.texts, new Map());
    return options[yield* this.asked({ seat, options })]![1];
  }

  /** Whether a text acts instead of the moment. */
  private *replaced(moment: MomentInfo, args: readonly Value[]): Run<boolean> {
    const used: [ListenerInfo, number][] = [];
    for (;;) {
      const candidates = moment.instead.flatMap((listener) =>
        this.hearing(listener, args).flatMap((card): [ListenerInfo, number][] =>
          used.some(([other, one]) => other === listener && one === card) ? [] : [[listener, card]],
        ),
      );
      const card =
        moment.chooser && candidates.every(([, one]) => one >= 0)
          ? yield* this.chosenCard(moment.chooser, args, new Set(candidates.map(([, one]) => one)))
          : -1;
      // What the rules say comes before the texts of cards.
      const next =
        (moment.chooser ? candidates.find(([, one]) => one < 0) : undefined) ??
        candidates.find(([, one]) => card < 0 || one === card);
      if (!next) return false;
      used.push(next);
      this.wentOn.delete(moment);
      yield* this.step(next[0].step, heardBy(next[0], next[1], args));
      if (!this.wentOn.has(moment)) return true;
    }
  }

  /** The cards whose text hears a moment now. */
  private hearing({ text, self, heard, where }: ListenerInfo, args: readonly Value[]): number[] {
    return this.copies(text.card, text.zones).filter((card) => {
      const env: Env = new Map<Local, Value>([[self, card], ...heard.map((local, at) => [local, args[at]!] as const)]);
      return this.holds(where, env);
    });
  }

  private *hear(listener: ListenerInfo, args: readonly Value[]): Run<void> {
    let last = -2;
    for (;;) {
      const next = this.hearing(listener, args).find((card) => card > last);
      if (next === undefined) return;
      last = next;
      yield* this.step(listener.step, heardBy(listener, next, args));
    }
  }

  private read(target: Target, env: Env): number {
    if (target.kind === 'local') return (env.get(target.local) ?? 0) as number;
    const of = this.about(target, env);
    return of < 0 ? this.start(target.field) : this.field(target.field, of);
  }

  /** The player, card or zone whose value it is; below 0 for none. */
  private about({ field, of, number }: Extract<Target, { kind: 'field' }>, env: Env): number {
    const about = of === null ? 0 : this.number(of, env);
    if (number === null || about < 0) return about;
    const which = this.number(number, env);
    if (field.each) return which < 0 || which >= field.each.words.length ? -1 : about * 100 + which;
    if (field.actions)
      return which >= 0 && this.actions[which]!.card === this.defs[about] ? about * 10_000 + which : -1;
    return which < 1 || which > this.numbered(field.zone!) ? -1 : about * 100 + which;
  }

  private write(target: Target, env: Env, value: number): void {
    if (target.kind === 'local') {
      env.set(target.local, value);
      return;
    }
    const of = this.about(target, env);
    if (of >= 0) this.setField(target.field, of, value);
  }

  private candidates(binder: TypedBinder, env: Env): readonly number[] {
    if (binder.kind === 'set') return this.members(binder.set, env).filter((one) => one >= 0);
    if (binder.kind === 'range') {
      const from = Math.max(0, this.number(binder.from, env));
      const to = Math.min(4095, this.number(binder.to, env));
      return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
    }
    const card = this.number(binder.of, env);
    return card < 0 ? [] : this.entriesOf(binder.group, card);
  }

  /** The number that an option writes as 0: tables count columns from 0. */
  private written(binder: TypedBinder): number {
    return binder.kind === 'set' && binder.set.set === 'numbers' && binder.set.zone?.columns ? 1 : 0;
  }

  private offers(choice: TypedChoice, env: Env): Option[] {
    const [one, two] = choice.binders;
    const fits = (inner: Env): boolean =>
      this.holds(choice.where, inner) && choice.refusals.every(({ when }) => !this.holds(when, inner));
    const { index } = choice.option;
    if (!one) return fits(env) ? [[index, 0, 0]] : [];
    const [firstA, firstB] = [this.written(one), two ? this.written(two) : 0];
    return this.candidates(one, env).flatMap((a): Option[] => {
      const first: Env = withLocal(env, one.local, a);
      if (!two) return fits(first) ? [[index, a - firstA, 0]] : [];
      return this.candidates(two, first).flatMap((b): Option[] =>
        fits(withLocal(first, two.local, b)) ? [[index, a - firstA, b - firstB]] : [],
      );
    });
  }

  private reasons(choice: TypedChoice, card: number, env: Env): string[] {
    const at = choice.option.arguments.indexOf('card');
    if (at < 0) return [];
    // The lines of the option without its refusals list all that could be offered.
    const tried = this.offers({ ...choice, refusals: [] }, env).filter((option) => option[at + 1] === card);
    const refused = tried.map(([, a, b]) => {
      const own: Env = new Map(env);
      choice.binders.forEach((binder, place) => own.set(binder.local, (place === 0 ? a : b) + this.written(binder)));
      return choice.refusals.filter(({ when }) => this.holds(when, own));
    });
    const reasons = [...new Set(refused.flat())].map(({ because }) => because);
    if (reasons.length > 0 || refused.length > 0 || choice.otherwise === null) return reasons;
    return [choice.otherwise.because];
  }

  /** The first of some texts whose condition holds, with its values. */
  private firstText(texts: readonly TypedText[], env: Env): string | null {
    const text = texts.find(({ where }) => this.holds(where, env));
    if (!text) return null;
    return text.shown.reduce((whole, { written, value, words }) => {
      const number = this.number(value, env);
      const word = words === null ? '' : ` ${number === 1 ? words[0] : words[1]}`;
      return whole.replace(`{${written}}`, `${this.inWords(value.type, number)}${word}`);
    }, text.sentence);
  }

  private inWords(type: Typed['type'], value: number): string {
    if (type.is === 'word') return value < 0 ? 'nothing' : type.list.labels[value]!;
    if (type.is !== 'card') return `${value}`;
    if (value < 0) return 'no card';
    return this.seen(this.places.get(value)!.zone) === 'all' ? this.pool[this.defs[value]!]!.name : 'a card';
  }

  private textsOf(one: Extract<TypedStatement, { do: 'ask' }>, [kind, a, b]: Option, env: Env): Texts {
    if (kind === one.pass?.index) return [null, this.firstText(one.passRisks, env), null, []];
    const choice = one.choices.find(({ option }) => option.index === kind)!;
    const own: Env = new Map(env);
    choice.binders.forEach((binder, at) => own.set(binder.local, (at === 0 ? a : b) + this.written(binder)));
    const price = choice.prices.find(({ where }) => this.holds(where, own));
    const amount = price ? this.number(price.amount, own) : 0;
    const sides = choice.compares?.sides.map(({ player, cards, numbers }) => {
      const named = cards ? [] : numbers.map(({ is, label }) => ({ value: this.number(is, own), label }));
      const counted = cards
        ? this.chosen(cards.each, own).map((card) => this.number(cards.add, withLocal(own, cards.each.local, card)))
        : named.map(({ value }) => value);
      const shown = cards
        ? counted
        : named.flatMap(({ value, label }) => (label !== null && value !== 0 ? [value] : []));
      return [this.number(player, own), ...shown, counted.reduce((sum, value) => sum + value, 0)];
    });
    return [
      amount > 0 ? `${amount} ${price!.units[amount === 1 ? 0 : 1]}` : null,
      this.firstText(choice.risks, own),
      sides === undefined || sides.some(([seat]) => seat! < 0) ? null : sides,
      choice.features.map(({ is, weight }) => weight * this.number(is, own)),
    ];
  }

  private partsOf(
    { parts, choices }: Extract<TypedStatement, { do: 'ask' }>,
    options: readonly Option[],
    env: Env,
  ): Parts | null {
    if (parts === null || !this.holds(parts.where, env)) return null;
    const [first, ...rest] = choices;
    const read = (typed: Typed | null, own = env): number | null => (typed === null ? null : this.number(typed, own));
    const ofKind = ({ option }: TypedChoice): Option[] => options.filter(([kind]) => kind === option.index);
    const amounts = parts.totals.map(({ covers }) => this.number(covers, env));
    const isNeeded = (_: unknown, at: number): boolean => amounts.length === 1 || amounts[at]! > 0;
    const gives = (choice: TypedChoice, own = env): number[] =>
      (choice.gives ?? []).map((each) => this.number(each, own)).filter(isNeeded);
    const [binder] = first!.binders;
    const own = (card: number): Env => withLocal(env, binder!.local, card);
    const ofSet = first!.members
      ? this.candidates(binder!, env).filter((card) => this.holds(first!.members, own(card)))
      : ofKind(first!).map(([, card]) => card);
    const cards = ofSet.map((card) => [card, gives(first!, own(card))] as const);
    const others = rest.flatMap((choice) =>
      ofKind(choice).map(([kind]) => [kind, gives(choice), Math.max(1, read(choice.again) ?? 1)] as const),
    );
    const least = read(parts.least) ?? 0;
    return {
      least: others.length > 0 ? least : Math.min(least, cards.length),
      most: read(parts.most),
      covers: amounts.filter(isNeeded),
      cards,
      others,
    };
  }

  private *asked(question: Asked): Run<number> {
    const choice = yield question;
    this.statements = 0;
    this.texts = () => NO_TEXTS;
    this.parts = () => null;
    this.question = () => null;
    this.whyNot = () => [];
    return choice;
  }

  private *ask(one: Extract<TypedStatement, { do: 'ask' }>, env: Env): Run<End> {
    for (;;) {
      const options: Option[] = one.choices.flatMap((choice) => this.offers(choice, env));
      if (one.pass && this.holds(one.passWhere, env)) options.push([one.pass.index, 0, 0]);
      const seat = this.number(one.player, env);
      if (options.length === 0 || seat < 0 || this.outs.has(seat)) return 'end';
      if (options.length > 1) {
        this.texts = (option) => this.textsOf(one, option, env);
        this.parts = () => this.partsOf(one, options, env);
        this.question = () => this.firstText(one.ask.texts, env);
        this.whyNot = (card) => one.choices.flatMap((choice) => this.reasons(choice, card, env));
      }
      const [kind, a, b] = options.length === 1 ? options[0]! : options[yield* this.asked({ seat, options })]!;
      if (kind === one.pass?.index) return yield* this.block(one.passBody, env);
      const choice = one.choices.find(({ option }) => option.index === kind)!;
      choice.binders.forEach((binder, at) => env.set(binder.local, (at === 0 ? a : b) + this.written(binder)));
      const end = yield* this.block(choice.body, env);
      if (end === 'leave') return end;
      if (end === 'stop') return one.many ? 'end' : end;
      if (!one.many) return 'end';
    }
  }

  /** Tries all sets: whether the members from `at` on can complete a set of `count` members that gives `sum`. */
  private completes(
    gives: readonly (readonly number[])[],
    at: number,
    count: number,
    sum: readonly number[],
    limits: { readonly least: number; readonly most: number; readonly needs: readonly number[] },
    known = new Map<string, boolean>(),
  ): boolean {
    const key = `${at} ${count} ${sum.join()}`;
    const canComplete =
      known.get(key) ??
      ((count >= limits.least && count <= limits.most && limits.needs.every((need, part) => sum[part]! >= need)) ||
        (at < gives.length &&
          (this.completes(gives, at + 1, count, sum, limits, known) ||
            this.completes(
              gives,
              at + 1,
              count + 1,
              sum.map((one, part) => one + gives[at]![part]!),
              limits,
              known,
            ))));
    known.set(key, canComplete);
    return canComplete;
  }

  private *choose(one: TypedChoose, env: Env): Run<End> {
    const seat = this.number(one.player, env);
    if (seat < 0 || this.outs.has(seat)) return 'end';
    const { local } = one.choice.binders[0]!;
    const cards = this.offers(one.choice, env).map(([, card]) => card);
    const list = (value: Value): Amounts => (typeof value === 'number' ? [value] : value);
    const gives = cards.map((card) =>
      one.total === null ? [] : list(this.value(one.total.gives, withLocal(env, local, card))),
    );
    const needs = one.total === null ? [] : list(this.value(one.total.covers, env));
    const least = one.least === null ? 0 : this.number(one.least, env);
    const most = one.most === null ? cards.length : this.number(one.most, env);
    const chosen: number[] = [];
    const sumOf = (members: readonly number[]): Amounts =>
      needs.map((_, part) => members.reduce((sum, at) => sum + gives[at]![part]!, 0));
    for (;;) {
      const mayEnd = this.completes([], 0, chosen.length, sumOf(chosen), { least, most, needs });
      const next = cards.flatMap((_, at) => {
        const isLater = at > (chosen.at(-1) ?? -1);
        const members = [...chosen, at];
        return isLater && this.completes(gives, at + 1, members.length, sumOf(members), { least, most, needs })
          ? [at]
          : [];
      });
      const options: Option[] = next.map((at) => [one.choice.option.index, cards[at]!, 0]);
      if (mayEnd) options.push([0, 0, 0]);
      if (options.length === 0) return 'end';
      if (options.length > 1)
        this.texts = ([kind, card]) => {
          const own: Env = withLocal(env, local, card);
          return kind === 0
            ? NO_TEXTS
            : [null, null, null, one.choice.features.map(({ is, weight }) => weight * this.number(is, own))];
        };
      if (options.length > 1) this.question = () => this.firstText(one.ask.texts, env);
      const taken = options.length === 1 ? 0 : yield* this.asked({ seat, options });
      if (taken === next.length) break;
      chosen.push(next[taken]!);
    }
    for (const at of chosen) {
      env.set(local, cards[at]!);
      const end = yield* this.loop(one.choice.body, env);
      if (end === 'stop') break;
      if (end === 'leave') return end;
    }
    return 'end';
  }
}
