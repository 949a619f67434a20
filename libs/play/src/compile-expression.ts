/** Compiles expressions to functions of a match. They read the match and change nothing. */
import { seatsWord, NO_CARD, type Match } from '@rulewright/engine';
import { MOST_AMOUNT, MOST_NUMBER } from '@rulewright/content/play';
import { UnknownError, isUnknown, knownCard, ownSeat, type Guard } from './guard.ts';
import { amountOf, laneOf, packed, type PrintedValues } from './numbers.ts';
import type {
  ChainInfo,
  FieldInfo,
  Local,
  Type,
  Typed,
  TypedEach,
  TypedPlayers,
  TypedSet,
  TypedZone,
  ValueInfo,
} from '@rulewright/content/play';

export type Read = (m: Match) => number;
/** A result of arithmetic, within the numbers of play. */
export const bounded = (value: number): number => Math.max(-MOST_NUMBER, Math.min(MOST_NUMBER, value));
/** A field, a value or a word of nobody, or of no card: none, 0 or no. */
export const nothingOf = ({ is }: Type): number => (['player', 'card', 'name', 'word', 'entry'].includes(is) ? -1 : 0);
/** Passes each member of a set to `visit` until it returns true. Returns whether it did. */
export type SetWalk = (m: Match, visit: (member: number) => boolean) => boolean;

/** The places of the fields that every game of data has, after its own fields of the table. */
interface TablePlaces {
  readonly turn: number;
  readonly active: number;
  /** The place of the mark of players who are out, among the fields of seats; -1 if nobody can be out. */
  readonly out: number;
}

/** The places of the zones of a seat. A zone with numbers has several. */
export interface PlaceLayout {
  /** By index of a zone: its first place, and how many it has. */
  readonly first: readonly number[];
  readonly count: readonly number[];
  /** By place: the index of its zone. */
  readonly zoneOf: readonly number[];
  /** By zone of a match: the seat that holds its cards, or -1 for a zone of the table. */
  readonly holders: Int8Array;
}

/** What expressions of one program read. */
export interface ProgramReading {
  readonly registers: Float64Array;
  readonly parameters: ReadonlyMap<string, number>;
  readonly lists: ReadonlyMap<string, ReadonlySet<number>>;
  /** The parameters that the mode leaves empty. */
  readonly empty: ReadonlySet<string>;
  /** The numbers of rules. */
  readonly rules: ReadonlyMap<string, number>;
  readonly printed: PrintedValues;
  readonly places: TablePlaces;
  readonly layout: PlaceLayout;
  readonly defOf: ReadonlyMap<string, number>;
  /** By name of a field of cards: its place among them. */
  readonly cardField: ReadonlyMap<string, number>;
  /** The number of things that packed amounts count. */
  readonly keys: number;
  /** Only in programs for forecasts. */
  readonly guard: Guard | undefined;
}

/**
 * The first and the last number of a field with several values, and the place of the value with the number 0: zones have numbers from 1, words
 * from 0.
 */
export function placesOf(
  { index, zone, each }: FieldInfo,
  { count }: PlaceLayout,
): { readonly first: number; readonly last: number; readonly start: number } {
  if (each) return { first: 0, last: each.words.length - 1, start: index };
  return { first: 1, last: count[zone!.index]!, start: index - 1 };
}

/** The name of the field of cards with the values of their actions with a number, from 0. */
export const actionField = (id: string, number: number): string => `${id} ${number}`;

/** The name of the record of a chain or queue. */
export const chainRecord = ({ id }: ChainInfo): string => `waiting ${id}`;
/** The entries that wait in a chain or queue. @param record the name of its record */
export const entriesOf = (m: Match, record: string): Match['records'][string] => m.records[record]!;
/** The place of the card in an entry. */
const ENTRY_CARD = 1;

/** Compiles the expressions of a program. */
export class ExpressionCompiler {
  private readonly values = new Map<ValueInfo, (m: Match) => number>();
  /** Locals that are read from registers although they have a place in the frame: an option is being listed. */
  protected readonly listed = new Set<Local>();

  /** How many parts of expressions are compiled so far. The difference is what reading an expression costs, without sets and values. */
  protected parts = 0;

  constructor(readonly reading: ProgramReading) {}

  /** Compiles with `part`. Returns what it gave and the number of parts. */
  protected priced<T>(part: () => T): readonly [result: T, parts: number] {
    const before = this.parts;
    return [part(), this.parts - before];
  }

  /** Whether a player is not out. */
  protected plays(m: Match, seat: number): boolean {
    const { out } = this.reading.places;
    return out < 0 || m.seatWords[out * m.seats + seat] === 0;
  }

  private randomPlayer(): Read {
    if (this.reading.places.out < 0) return (m) => m.random(m.seats);
    return (m) => {
      const seats = Array.from({ length: m.seats }, (_, seat) => seat).filter((seat) => this.plays(m, seat));
      return seats[m.random(Math.max(1, seats.length))] ?? -1;
    };
  }

  /** A card whose printed values are read. */
  protected printedCard(typed: Typed): Read {
    return this.read(typed);
  }

  private local(local: Local): Read {
    if (local.slot < 0 || this.listed.has(local)) {
      const { registers } = this.reading;
      const { register } = local;
      return () => registers[register]!;
    }
    const at = 1 + local.slot;
    return (m) => m.frames[m.running + at]!;
  }

  /** Compiles a card whose definition or numbers are read. */
  protected known(card: Typed): Read {
    return knownCard(this.reading.guard, this.read(card));
  }

  /** Compiles an expression. Yes is 1 and no is 0. */
  read(typed: Typed): Read {
    const { reading } = this;
    this.parts++;
    switch (typed.op) {
      case 'constant': {
        const { value } = typed;
        return () => value;
      }
      case 'parameter': {
        const value = reading.parameters.get(typed.name) ?? 0;
        return () => value;
      }
      case 'parameter-has': {
        const list = reading.lists.get(typed.name);
        const item = this.read(typed.item);
        return (m) => (list?.has(item(m)) ? 1 : 0);
      }
      case 'parameter-empty': {
        const value = reading.empty.has(typed.name) ? 1 : 0;
        return () => value;
      }
      case 'contains': {
        const list = this.read(typed.left);
        const item = this.read(typed.right);
        return (m) => {
          const word = item(m);
          return word < 0 ? 0 : (list(m) >> word) & 1;
        };
      }
      case 'rule': {
        const value = reading.rules.get(typed.rule)!;
        return () => value;
      }
      case 'local':
        return this.local(typed.local);
      case 'turn': {
        const at = reading.places.turn;
        return (m) => m.tableWords[at]!;
      }
      case 'active': {
        const at = reading.places.active;
        return (m) => m.tableWords[at]!;
      }
      case 'field': {
        const { index, id, of, isOpen } = typed.field;
        const nothing = nothingOf(typed.type);
        if (of === 'card' && typed.number) {
          const value = this.actionValue(typed.field, typed.of!, typed.number);
          return (m) => {
            const [list, at] = value(m);
            return list ? list[at]! : nothing;
          };
        }
        if (of === 'card') {
          const card = this.known(typed.of!);
          const name = id;
          return (m) => {
            const at = card(m);
            return at < 0 ? nothing : (m.card as Record<string, Int16Array>)[name]![at]!;
          };
        }
        if (of === 'player' && typed.number) {
          const word = this.zoneWord(typed.field, typed.of!, typed.number);
          return (m) => {
            const at = word(m);
            return at < 0 ? nothing : m.seatWords[at]!;
          };
        }
        if (typed.number) {
          const word = this.tableWord(typed.field, typed.number);
          return (m) => {
            const at = word(m);
            return at < 0 ? nothing : m.tableWords[at]!;
          };
        }
        if (of === 'player') {
          const holder = this.read(typed.of!);
          const seat = isOpen ? holder : ownSeat(reading.guard, holder);
          return (m) => {
            const at = seat(m);
            return at < 0 ? nothing : m.seatWords[index * m.seats + at]!;
          };
        }
        return (m) => m.tableWords[index]!;
      }
      case 'printed': {
        const card = knownCard(reading.guard, this.printedCard(typed.of));
        const table = reading.printed.numbers.get(typed.field);
        const none = typed.type.is === 'word' || typed.type.is === 'name' ? -1 : 0;
        return (m) => {
          const at = card(m);
          return at < 0 || !table ? none : table[m.def[at]!]!;
        };
      }
      case 'entry': {
        const entry = this.read(typed.of);
        const list =
          typed.of.type.is === 'entry' ? reading.printed.groups.get(typed.of.type.group)?.entries : undefined;
        const table = Float64Array.from(list ?? [], ({ members }) => members[typed.member]!);
        const nothing = nothingOf(typed.type);
        return (m) => table[entry(m)] ?? nothing;
      }
      case 'first-entry':
      case 'last-entry': {
        const card = this.known(typed.of);
        const { firstEntry } = reading.printed.groups.get(typed.group)!;
        const [after, none] = typed.op === 'first-entry' ? [0, 0] : [1, -1];
        return (m) => {
          const at = card(m);
          return at < 0 ? none : firstEntry[m.def[at]! + after]! - after;
        };
      }
      case 'nth-entry': {
        const [card, number] = [this.known(typed.of), this.read(typed.number)];
        const { firstEntry } = reading.printed.groups.get(typed.group)!;
        return (m) => {
          const [at, which] = [card(m), number(m)];
          if (at < 0 || which < 1) return -1;
          const entry = firstEntry[m.def[at]!]! + which - 1;
          return entry < firstEntry[m.def[at]! + 1]! ? entry : -1;
        };
      }
      case 'key': {
        const amounts = this.read(typed.of);
        const { key } = typed;
        return (m) => amountOf(amounts(m), key);
      }
      case 'amount': {
        const times = this.read(typed.times);
        const lane = laneOf(typed.key);
        return (m) => Math.min(MOST_AMOUNT, Math.max(0, times(m))) * lane;
      }
      case 'definition': {
        const card = knownCard(reading.guard, this.printedCard(typed.of));
        const { names } = reading.printed;
        return (m) => {
          const at = card(m);
          return at < 0 ? -1 : names[m.def[at]!]!;
        };
      }
      case 'owner': {
        const card = this.read(typed.of);
        return (m) => {
          const at = card(m);
          return at < 0 ? -1 : m.owner[at]!;
        };
      }
      case 'holder': {
        const card = this.read(typed.of);
        const { holders } = reading.layout;
        return (m) => {
          const at = card(m);
          return at < 0 ? -1 : holders[m.zone[at]!]!;
        };
      }
      case 'value':
        return this.call(typed.value, typed.args);
      case 'not': {
        const operand = this.read(typed.operand);
        return (m) => 1 - operand(m);
      }
      case 'minus': {
        const operand = this.read(typed.operand);
        return (m) => -operand(m);
      }
      case 'arith':
        return this.arithmetic(typed);
      case 'logic': {
        const left = this.read(typed.left);
        const right = this.read(typed.right);
        return typed.sign === 'and' ? (m) => (left(m) ? right(m) : 0) : (m) => (left(m) ? 1 : right(m));
      }
      case 'compare':
        return this.compare(typed);
      case 'has': {
        const card = knownCard(reading.guard, this.printedCard(typed.of));
        const item = this.read(typed.item);
        const sets = reading.printed.sets.get(typed.field);
        return (m) => {
          const at = card(m);
          return at >= 0 && sets?.[m.def[at]!]!.has(item(m)) ? 1 : 0;
        };
      }
      case 'covers': {
        const left = this.read(typed.left);
        const right = this.read(typed.right);
        const { keys } = reading;
        return (m) => {
          const [has, wants] = [left(m), right(m)];
          for (let key = 0; key < keys; key++) if (amountOf(has, key) < amountOf(wants, key)) return 0;
          return 1;
        };
      }
      case 'in': {
        const card = this.read(typed.card);
        const isIn = this.contains(typed.set);
        return (m) => {
          const at = card(m);
          return at >= 0 && isIn(m, at) ? 1 : 0;
        };
      }
      case 'number-of': {
        const card = this.read(typed.of);
        const { index } = typed.zone;
        const { first, zoneOf } = reading.layout;
        return (m) => {
          const at = card(m);
          const place = at < 0 || m.zone[at]! < 0 ? -1 : m.placeOf[m.zone[at]!]!;
          return zoneOf[place] === index ? place - first[index]! + 1 : 0;
        };
      }
      case 'zone-count': {
        const count = reading.layout.count[typed.zone.index]!;
        return () => count;
      }
      case 'count': {
        const { each } = typed;
        if (each.set.set === 'zone' && each.where === null && (each.set.number || !each.set.zone.numbers)) {
          const zone = this.zone(each.set);
          return (m) => {
            const at = zone(m);
            return at < 0 ? 0 : m.zoneCount[at]!;
          };
        }
        let count = 0;
        const walk = this.each(each, () => {
          count++;
          return false;
        });
        return (m) => {
          count = 0;
          walk(m);
          return count;
        };
      }
      case 'any':
      case 'no': {
        const walk = this.each(typed.each, () => true);
        const ifAny = typed.op === 'any' ? 1 : 0;
        return (m) => (walk(m) ? ifAny : 1 - ifAny);
      }
      case 'every': {
        const { where, ...each } = typed.each;
        const [holds, parts] = this.priced(() => (where === null ? null : this.read(where)));
        const walk = this.each({ ...each, where: null }, (m) => {
          m.spend(parts);
          return holds !== null && !holds(m);
        });
        return (m) => (walk(m) ? 0 : 1);
      }
      case 'winners': {
        const player = this.read(typed.add);
        let mask = 0;
        const walk = this.each(typed.each, (m) => {
          mask |= 1 << player(m);
          return false;
        });
        return (m) => {
          mask = 0;
          walk(m);
          return seatsWord(mask);
        };
      }
      case 'sum':
      case 'most': {
        const [add, parts] = this.priced(() => this.read(typed.add));
        const { keys } = reading;
        const isAmounts = typed.type.is === 'amounts';
        let result = 0;
        /** The largest numbers so far, in order. */
        const best = Array.from({ length: typed.op === 'most' ? typed.rank : 0 }, () => 0);
        const walk = this.each(typed.each, (m) => {
          m.spend(parts);
          const value = add(m);
          if (typed.op === 'most') {
            for (let at = best.length - 1; at > 0; at--) best[at] = Math.max(best[at]!, Math.min(best[at - 1]!, value));
            best[0] = Math.max(best[0]!, value);
          } else if (isAmounts) result = packed(keys, (key) => amountOf(result, key) + amountOf(value, key));
          else result = bounded(result + value);
          return false;
        });
        if (typed.op === 'most')
          return (m) => {
            best.fill(0);
            walk(m);
            return best.at(-1)!;
          };
        return (m) => {
          result = 0;
          walk(m);
          return result;
        };
      }
      case 'top':
      case 'bottom': {
        const zone = this.zone(typed.zone);
        const isTop = typed.op === 'top';
        return (m) => {
          const at = zone(m);
          return at < 0 ? NO_CARD : isTop ? m.top(at) : m.bottom(at);
        };
      }
      case 'newest': {
        const record = chainRecord(typed.chain);
        return (m) => {
          const entries = entriesOf(m, record);
          return entries.count === 0 ? NO_CARD : entries.get(entries.count - 1, ENTRY_CARD);
        };
      }
      case 'waiting': {
        const record = chainRecord(typed.chain);
        return (m) => entriesOf(m, record).count;
      }
      case 'random': {
        if (typed.below === null) return this.randomPlayer();
        const below = this.read(typed.below);
        return (m) => m.random(Math.max(1, below(m)));
      }
      case 'choose': {
        const [when, then, otherwise] = [this.read(typed.when), this.read(typed.then), this.read(typed.otherwise)];
        return (m) => (when(m) ? then(m) : otherwise(m));
      }
      case 'next': {
        const player = this.read(typed.of);
        if (reading.places.out < 0) return (m) => (player(m) + 1) % m.seats;
        return (m) => {
          const after = player(m);
          for (let next = 1; next <= m.seats; next++) {
            const seat = (after + next) % m.seats;
            if (this.plays(m, seat)) return seat;
          }
          return after;
        };
      }
      case 'out': {
        const player = this.read(typed.of);
        return (m) => {
          const seat = player(m);
          return seat >= 0 && !this.plays(m, seat) ? 1 : 0;
        };
      }
    }
  }

  private arithmetic(typed: Extract<Typed, { op: 'arith' }>): Read {
    const left = this.read(typed.left);
    const right = this.read(typed.right);
    const { keys } = this.reading;
    if (typed.type.is === 'amounts') {
      switch (typed.sign) {
        case '+':
          return (m) => {
            const [a, b] = [left(m), right(m)];
            return packed(keys, (key) => amountOf(a, key) + amountOf(b, key));
          };
        case '-':
          return (m) => {
            const [a, b] = [left(m), right(m)];
            return packed(keys, (key) => amountOf(a, key) - amountOf(b, key));
          };
        default:
          return (m) => {
            const [a, times] = [left(m), right(m)];
            return packed(keys, (key) => amountOf(a, key) * times);
          };
      }
    }
    switch (typed.sign) {
      case '+':
        return (m) => bounded(left(m) + right(m));
      case '-':
        return (m) => bounded(left(m) - right(m));
      case '*':
        return (m) => bounded(left(m) * right(m));
      default:
        return (m) => {
          const by = right(m);
          return by === 0 ? 0 : Math.trunc(left(m) / by);
        };
    }
  }

  private compare({ left: a, right: b, sign }: Extract<Typed, { op: 'compare' }>): Read {
    const left = this.read(a);
    const right = this.read(b);
    switch (sign) {
      case '=':
        return (m) => (left(m) === right(m) ? 1 : 0);
      case '!=':
        return (m) => (left(m) !== right(m) ? 1 : 0);
      case '<':
        return (m) => (left(m) < right(m) ? 1 : 0);
      case '<=':
        return (m) => (left(m) <= right(m) ? 1 : 0);
      case '>':
        return (m) => (left(m) > right(m) ? 1 : 0);
      default:
        return (m) => (left(m) >= right(m) ? 1 : 0);
    }
  }

  /** The number of a zone of a match. Nobody has a zone: -1. */
  zone({ zone, player, number }: TypedZone): Read {
    const seat = this.read(player);
    const { layout } = this.reading;
    const [first, count] = [layout.first[zone.index]!, layout.count[zone.index]!];
    if (number === null)
      return (m) => {
        const at = seat(m);
        return at < 0 ? -1 : at * m.perSeat + first;
      };
    const which = this.read(number);
    return (m) => {
      const [at, one] = [seat(m), which(m)];
      return at < 0 || one < 1 || one > count ? -1 : at * m.perSeat + first + one - 1;
    };
  }

  /** Where a value of an action of a card is kept, or null for an action that the card does not have. */
  protected actionValue(
    { id }: FieldInfo,
    of: Typed,
    action: Typed,
  ): (m: Match) => readonly [list: Int16Array | null, at: number] {
    const [card, entry] = [this.known(of), this.read(action)];
    const { firstEntry, entries } = this.reading.printed;
    return (m) => {
      const [at, one] = [card(m), entry(m)];
      if (at < 0 || one < 0 || entries[one]!.def !== m.def[at]) return [null, -1];
      const list = (m.card as Record<string, Int16Array>)[actionField(id, one - firstEntry[m.def[at]]!)]!;
      return [list, at];
    };
  }

  /** The place of a value of a zone with a number among the words of the seats, or -1. */
  protected zoneWord(field: FieldInfo, of: Typed, number: Typed): Read {
    const holder = this.read(of);
    const seat = field.isOpen ? holder : ownSeat(this.reading.guard, holder);
    const which = this.read(number);
    const { first, last, start } = placesOf(field, this.reading.layout);
    return (m) => {
      const [at, one] = [seat(m), which(m)];
      return at < 0 || one < first || one > last ? -1 : (start + one) * m.seats + at;
    };
  }

  /** The value of the table for a word, among its words. */
  protected tableWord(field: FieldInfo, number: Typed): Read {
    const which = this.read(number);
    const { first, last, start } = placesOf(field, this.reading.layout);
    return (m) => {
      const one = which(m);
      return one < first || one > last ? -1 : start + one;
    };
  }

  /** Whether a card is in a set. */
  private contains(set: TypedSet): (m: Match, card: number) => boolean {
    if (set.set === 'players' || set.set === 'numbers') return () => false;
    if (set.set === 'waiting' || set.set === 'ends') {
      const walk = this.walk(set);
      return (m, card) => walk(m, (one) => one === card);
    }
    if (set.set === 'union') {
      const sets = set.sets.map((one) => this.contains(one));
      return (m, card) => sets.some((one) => one(m, card));
    }
    const { zoneOf, first } = this.reading.layout;
    const { index } = set.zone;
    const which = set.number && this.read(set.number);
    const seat = set.set === 'zone' ? this.read(set.player) : null;
    const without = set.set === 'zones' && set.players.without && set.players.from ? this.read(set.players.from) : null;
    return (m, card) => {
      const zone = m.zone[card]!;
      if (zone < 0) return false;
      const place = m.placeOf[zone]!;
      if (zoneOf[place] !== index || (which && which(m) !== place - first[index]! + 1)) return false;
      const holder = m.seatOf[zone]!;
      if (seat) return seat(m) === holder;
      return this.plays(m, holder) && !(without && without(m) === holder);
    };
  }

  private call(value: ValueInfo, args: readonly Typed[]): Read {
    const { registers } = this.reading;
    const reads = args.map((one) => this.read(one));
    const places = value.params.map(({ register }) => register);
    // A name for a number costs nothing.
    const { is } = value;
    if (is.op === 'constant' && value.changes.length === 0) return () => is.value;
    let body: Read | null = null;
    const [first] = reads;
    const place = places[0];
    const compiled = (): Read => (body ??= this.valueBody(value));
    if (first === undefined || place === undefined) return (m) => compiled()(m);
    if (reads.length === 1)
      return (m) => {
        registers[place] = first(m);
        return compiled()(m);
      };
    // Bots ask for such values so often that a list for each answer would fill the memory.
    const second = reads[1];
    if (reads.length === 2)
      return (m) => {
        const one = first(m);
        const other = second!(m);
        registers[place] = one;
        registers[places[1]!] = other;
        return compiled()(m);
      };
    return (m) => {
      const values = reads.map((one) => one(m));
      for (let at = 0; at < values.length; at++) registers[places[at]!] = values[at]!;
      return compiled()(m);
    };
  }

  /** The body of a value, with the changes of texts whose cards are in the pool. */
  private valueBody(value: ValueInfo): Read {
    const known = this.values.get(value);
    if (known) return known;
    const { registers, defOf, keys, layout, guard } = this.reading;
    const [own, parts] = this.priced(() => this.read(value.is));
    const isAmounts = value.type.is === 'amounts';
    const changes = value.changes.flatMap((change) => {
      const def = defOf.get(change.text.card ?? '');
      if (def === undefined) return [];
      const [[where, by], size] = this.priced(
        () => [change.where === null ? null : this.read(change.where), this.read(change.by)] as const,
      );
      const zones = new Set(change.text.zones.map(({ index }) => index));
      return [{ change, def, where, by, zones, size }];
    });
    const add = (a: number, b: number): number =>
      isAmounts ? packed(keys, (key) => amountOf(a, key) + amountOf(b, key)) : bounded(a + b);
    const body: Read =
      changes.length === 0
        ? (m) => {
            m.spend(parts);
            return own(m);
          }
        : (m) => {
            m.spend(parts);
            let result = own(m);
            for (const { change, def, where, by, zones, size } of changes) {
              m.spend(m.slots);
              for (let card = 0; card < m.slots; card++) {
                const isHidden = isUnknown(guard, card);
                if ((m.def[card] !== def && !isHidden) || m.zone[card]! < 0) continue;
                if (zones.size > 0 && !zones.has(layout.zoneOf[m.placeOf[m.zone[card]!]!]!)) continue;
                m.spend(size);
                registers[change.self.register] = card;
                change.params.forEach(({ register }, at) => {
                  registers[register] = registers[value.params[at]!.register]!;
                });
                if (where !== null && !where(m)) continue;
                // It can be this card or another one.
                if (isHidden) throw new UnknownError();
                result = add(result, by(m));
              }
            }
            return result;
          };
    this.values.set(value, body);
    return body;
  }

  // ---- sets ---------------------------------------------------------------------------------------------------

  /** The first player of a set, and how many there are, those who are out included. From or after nobody are all, from the first seat on. */
  seats({ from, without }: TypedPlayers): { readonly first: Read; readonly count: Read } {
    const start = from === null ? null : this.read(from);
    const skip = without ? 1 : 0;
    return {
      first: (m) => {
        const seat = start === null ? -1 : start(m);
        return seat < 0 ? 0 : (seat + skip) % m.seats;
      },
      count: (m) => (start === null || start(m) < 0 ? m.seats : m.seats - skip),
    };
  }

  walk(set: TypedSet): SetWalk {
    if (set.set === 'players') {
      const { first, count } = this.seats(set);
      return (m, visit) => {
        const start = first(m);
        const seats = count(m);
        for (let i = 0; i < seats; i++) {
          m.spend(1);
          const seat = (start + i) % m.seats;
          if (this.plays(m, seat) && visit(seat)) return true;
        }
        return false;
      };
    }
    if (set.set === 'waiting') {
      const record = chainRecord(set.chain);
      return (m, visit) => {
        const entries = entriesOf(m, record);
        for (let row = 0; row < entries.count; row++) if (visit(entries.get(row, ENTRY_CARD))) return true;
        return false;
      };
    }
    if (set.set === 'numbers') {
      const [from, to] = [this.read(set.from), this.read(set.to)];
      return (m, visit) => {
        const last = to(m);
        for (let number = from(m); number <= last; number++) {
          m.spend(1);
          if (visit(number)) return true;
        }
        return false;
      };
    }
    if (set.set === 'ends') {
      const [zone, count, isTop] = [this.zone(set.zone), this.read(set.count), set.end === 'top'];
      return (m, visit) => {
        const at = zone(m);
        if (at < 0) return false;
        let left = count(m);
        for (let card = isTop ? m.top(at) : m.bottom(at); card !== NO_CARD && left > 0; left--) {
          m.spend(1);
          if (visit(card)) return true;
          card = isTop ? m.below(card) : m.above(card);
        }
        return false;
      };
    }
    if (set.set === 'union') {
      const walks = set.sets.map((one) => this.walk(one));
      const isIn = set.sets.map((one) => this.contains(one));
      return (m, visit) =>
        walks.some((walk, at) =>
          walk(m, (card) => {
            for (let before = 0; before < at; before++) {
              m.spend(1);
              if (isIn[before]!(m, card)) return false;
            }
            return visit(card);
          }),
        );
    }
    const { layout } = this.reading;
    const [first, count] = [layout.first[set.zone.index]!, layout.count[set.zone.index]!];
    const which = set.number && this.read(set.number);
    const zone = (m: Match, seat: number, visit: (card: number) => boolean): boolean => {
      const only = which ? which(m) - 1 : -1;
      if (which && (only < 0 || only >= count)) return false;
      const places = which ? only + 1 : count;
      for (let place = Math.max(0, only); place < places; place++)
        for (let card = m.bottom(seat * m.perSeat + first + place); card !== NO_CARD; card = m.above(card)) {
          m.spend(1);
          if (visit(card)) return true;
        }
      return false;
    };
    if (set.set === 'zone') {
      const seat = this.read(set.player);
      return (m, visit) => {
        const at = seat(m);
        return at >= 0 && zone(m, at, visit);
      };
    }
    const players = this.walk(set.players);
    return (m, visit) => players(m, (seat) => zone(m, seat, visit));
  }

  /** Walks over the members that satisfy the condition, with the member in its register. */
  protected each({ local, set, where }: TypedEach, visit: (m: Match) => boolean): (m: Match) => boolean {
    const { registers } = this.reading;
    const { register } = local;
    const walk = this.walk(set);
    const [holds, parts] = this.priced(() => (where === null ? null : this.read(where)));
    return (m) =>
      walk(m, (member) => {
        m.spend(parts);
        registers[register] = member;
        return (holds === null || holds(m) !== 0) && visit(m);
      });
  }
}
