/** Everything that a run holds at one place, in words: steps with their names, numbers, values, and all zones with all cards. */
import { UNLIMITED, type FieldInfo, type Local, type Type, type ValueInfo } from '@rulewright/content/play';
import { FRAME_WORDS, type Match } from '@rulewright/engine';
import { amountOf } from './numbers.ts';
import { valueNames, type PlayedProgram } from './program.ts';
import { ValueReader } from './value-reader.ts';
import type { TracedStatement } from './trace.ts';

/** A number, mark, value or local name, with its value in words. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** A running step. */
interface InspectedStep {
  readonly step: string;
  /** The line in the text of all play documents; null for a step of the platform, such as the turn. */
  readonly line: number | null;
  readonly locals: readonly NamedValue[];
}

/** A card with the values that are not as at first. */
interface InspectedCard {
  readonly name: string;
  readonly values: readonly NamedValue[];
}

interface InspectedZone {
  readonly id: string;
  readonly title: string;
  /** From the top of a pile; otherwise in order. */
  readonly cards: readonly InspectedCard[];
}

interface InspectedSeat {
  readonly seat: number;
  readonly values: readonly NamedValue[];
  readonly zones: readonly InspectedZone[];
}

export interface InspectedRun {
  /** The running steps, outermost first. */
  readonly steps: readonly InspectedStep[];
  readonly table: readonly NamedValue[];
  readonly seats: readonly InspectedSeat[];
  /** The values of the cards that the innermost step names. */
  readonly named: readonly InspectedCard[];
}

const letterOf = (seat: number): string => (seat < 0 ? 'nobody' : String.fromCharCode(65 + seat));

/** A value of the document in words. */
function inWords(m: Match, type: Type, value: number): string {
  const { play, abilityTitles } = m.program as PlayedProgram;
  switch (type.is) {
    case 'yesno':
      return value ? 'yes' : 'no';
    case 'player':
      return letterOf(value);
    case 'card':
      return value < 0 ? 'no card' : m.program.defs[m.def[value]!]!.name;
    case 'name':
      return play.cards[value] ?? 'no name';
    case 'word':
      return type.list.labels[value] ?? 'none';
    case 'rule':
      return m.program.mechanics.rules[value]!;
    case 'words': {
      const words = type.list.labels.filter((_, at) => (value >> at) & 1);
      return words.length > 0 ? words.join(', ') : 'none';
    }
    case 'entry':
      return abilityTitles[value] ?? 'none';
    case 'amounts': {
      const parts = type.keys.flatMap((key, at) => (amountOf(value, at) > 0 ? [`${amountOf(value, at)} ${key}`] : []));
      return parts.length > 0 ? parts.join(', ') : 'nothing';
    }
    default: {
      const word =
        type.is === 'number' ? [...(type.words ?? [])].find(([, number]) => number === value)?.[0] : undefined;
      return word ?? (value >= UNLIMITED ? 'unlimited' : String(value));
    }
  }
}

class Inspector {
  private readonly program: PlayedProgram;
  private readonly reader: ValueReader;

  constructor(private readonly m: Match) {
    this.program = m.program as PlayedProgram;
    this.reader = new ValueReader(this.program.reading, false);
  }

  steps(marks: readonly TracedStatement[]): InspectedStep[] {
    return this.m.runningSteps().map((name, depth) => {
      const mark = marks[depth];
      if (mark?.step.id !== name) return { step: name.replace(/^moment-/u, 'moment '), line: null, locals: [] };
      return { step: name, line: mark.line, locals: mark.locals.map((local) => this.local(local, depth)) };
    });
  }

  table(): NamedValue[] {
    const { play, reading } = this.program;
    const { tableWords } = this.m;
    const fields = play.fields.filter(({ of }) => of === 'table' || of === 'turn');
    return [
      { name: 'turn', value: String(tableWords[reading.places.turn]) },
      { name: 'active', value: letterOf(tableWords[reading.places.active]!) },
      ...fields.flatMap((field) =>
        valueNames(field).map((name, at) => ({
          name,
          value: inWords(this.m, field.type, tableWords[field.index + at]!),
        })),
      ),
      ...play.values.filter(({ params }) => params.length === 0).map((value) => this.value(value, null)),
    ];
  }

  seat(seat: number): InspectedSeat {
    const { m } = this;
    const fields = this.program.play.fields.filter(({ of }) => of === 'player');
    return {
      seat,
      values: [
        ...fields.flatMap((field) =>
          valueNames(field).map((name, at) => ({
            name,
            value: inWords(m, field.type, m.seatWords[(field.index + at) * m.seats + seat]!),
          })),
        ),
        ...this.valuesOf('player').map((value) => this.value(value, seat)),
      ],
      zones: this.program.zones.map(({ id, name: title, pile }, place) => {
        const cards: InspectedCard[] = [];
        const zone = seat * m.perSeat + place;
        for (let card = m.bottom(zone); card >= 0; card = m.above(card)) cards.push(this.changed(card));
        return { id, title, cards: pile ? cards.reverse() : cards };
      }),
    };
  }

  /** All fields and values of a card. */
  card(card: number): InspectedCard {
    const fields = this.cardFields().map((field) => ({ name: field.id, value: this.fieldOf(field, card) }));
    const values = this.valuesOf('card').map((value) => this.value(value, card));
    return { name: this.nameOf(card), values: [...fields, ...values] };
  }

  /** The cards that the innermost step of the document names. */
  named(marks: readonly TracedStatement[]): InspectedCard[] {
    const steps = this.m.runningSteps();
    const depth = steps.findLastIndex((name, at) => marks[at]?.step.id === name);
    const cards = (marks[depth]?.locals ?? []).flatMap((local) => {
      const card = local.type.is === 'card' ? this.numberOf(local, depth) : -1;
      return card >= 0 ? [card] : [];
    });
    return [...new Set(cards)].map((card) => this.card(card));
  }

  /** A card with only those of its fields that something has set. */
  private changed(card: number): InspectedCard {
    const set = this.cardFields().flatMap((field) => {
      const value = this.fieldOf(field, card);
      return ['0', 'no', 'nobody', 'no card', 'no name'].includes(value) ? [] : [{ name: field.id, value }];
    });
    return { name: this.nameOf(card), values: set };
  }

  private cardFields(): FieldInfo[] {
    return this.program.play.fields.filter(({ of, actions }) => of === 'card' && !actions);
  }

  private fieldOf({ id, type }: FieldInfo, card: number): string {
    return inWords(this.m, type, (this.m.card as Record<string, Int16Array>)[id]![card]!);
  }

  private nameOf(card: number): string {
    return this.program.defs[this.m.def[card]!]!.name;
  }

  private valuesOf(what: 'card' | 'player'): ValueInfo[] {
    return this.program.play.values.filter(({ params }) => params.length === 1 && params[0]!.type.is === what);
  }

  private value(value: ValueInfo, about: number | null): NamedValue {
    const place = { line: 0, column: 0 };
    const read =
      about === null
        ? this.reader.read({ op: 'value', value, args: [], type: value.type, ...place })
        : (m: Match) => this.reader.of(value)(m, about);
    return { name: value.id, value: inWords(this.m, value.type, read(this.m)) };
  }

  private numberOf({ slot }: Local, depth: number): number {
    return this.m.frames[depth * FRAME_WORDS + 1 + slot]!;
  }

  private local(local: Local, depth: number): NamedValue {
    return { name: local.name, value: inWords(this.m, local.type, this.numberOf(local, depth)) };
  }
}

/**
 * What a run holds at a place. It shows hidden cards too, so it is only for people who edit the game.
 * @param marks by depth: the statement that the step there reached last
 */
export function inspect(m: Match, marks: readonly TracedStatement[]): InspectedRun {
  const inspector = new Inspector(m);
  return {
    steps: inspector.steps(marks),
    table: inspector.table(),
    seats: Array.from({ length: m.seats }, (_, seat) => inspector.seat(seat)),
    named: inspector.named(marks),
  };
}
