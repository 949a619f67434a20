/** Reads values of a document outside of its steps: for views, bots and the debugger. */
import type { Match } from '@rulewright/engine';
import type { Local, Typed, ValueInfo } from '@rulewright/content/play';
import { ExpressionCompiler, type ProgramReading, type Read } from './compile-expression.ts';
import { NumberEmitter } from './emit-numbers.ts';
import type { EmittedFunctions, ModuleText } from './emit-module.ts';

/** The most work for one value that is shown or measured. A value that needs more is 0. */
export const READING_WORK = 200_000;

/** Whether all players see a card. */
function isOpen(m: Match, card: number): boolean {
  const zone = m.zone[card]!;
  const { visibility } = m.program.zones[m.placeOf[zone]!]!;
  return visibility === 'all' || (visibility === 'top' && m.top(zone) === card);
}

/** Reads values of the document for views, bots and the debugger. */
export class ValueReader extends ExpressionCompiler {
  /** The card that a value is read about, or -1. Views show its values only to players who know it. */
  private about = -1;

  /** @param isPublic whether all players read the values, so that a card that somebody cannot see counts as none */
  constructor(
    reading: ProgramReading,
    private readonly isPublic: boolean,
  ) {
    super(reading);
  }

  protected override printedCard(typed: Typed): Read {
    const card = this.read(typed);
    if (!this.isPublic) return card;
    return (m) => {
      const at = card(m);
      return at >= 0 && (at === this.about || isOpen(m, at)) ? at : -1;
    };
  }

  /** A value of one card or player. */
  of(value: ValueInfo): (m: Match, about: number) => number {
    const [param] = value.params;
    const { registers } = this.reading;
    const read = this.read({
      op: 'value',
      value,
      args: [{ op: 'local', local: { ...param!, slot: -1 }, type: param!.type, line: 0, column: 0 }],
      type: value.type,
      line: 0,
      column: 0,
    });
    const isOfCards = param!.type.is === 'card';
    const readAbout = (m: Match, about: number): number => {
      registers[param!.register] = about;
      return read(m);
    };
    return (m, about) => {
      this.about = isOfCards ? about : -1;
      try {
        return m.reading(READING_WORK, readAbout, 0, about);
      } finally {
        this.about = -1;
      }
    };
  }
}

/** A number of a player. Code takes the place of its closure. */
interface PlayerNumber {
  readonly is: Typed;
  readonly player: Local;
  readonly isPublic: boolean;
  read: (m: Match, seat: number) => number;
}

/** The numbers of players that bots read of each position that they imagine. */
export class PlayerNumbers {
  private readonly all: PlayerNumber[] = [];
  private readonly readers: Readonly<Record<'open' | 'own', ValueReader>>;

  /** @param open reads what all players see */
  constructor(
    private readonly reading: ProgramReading,
    open: ValueReader,
  ) {
    this.readers = { open, own: new ValueReader(reading, false) };
  }

  private reader(isPublic: boolean): ValueReader {
    return isPublic ? this.readers.open : this.readers.own;
  }

  /** What reads a number. A number that needs too much work is 0. @param isPublic whether all players read it: see `ValueReader` */
  of(is: Typed, player: Local, isPublic: boolean): (m: Match, seat: number) => number {
    const { registers } = this.reading;
    const closure = this.reader(isPublic).read(is);
    const number: PlayerNumber = {
      is,
      player,
      isPublic,
      read: (m, seat) => {
        registers[player.register] = seat;
        return closure(m);
      },
    };
    this.all.push(number);
    return (m, seat) => m.reading(READING_WORK, number.read, 0, seat);
  }

  /** Writes the numbers into the module of the code. Returns what takes its functions. */
  write(module: ModuleText): (made: EmittedFunctions) => void {
    const emitterFor = (isPublic: boolean): NumberEmitter => {
      const reader = this.reader(isPublic);
      const host = { read: (typed: Typed) => ({ read: reader.read(typed), parts: 1 }) };
      return new NumberEmitter(module, this.reading, host, isPublic ? isOpen : null);
    };
    const [open, own] = [emitterFor(true), emitterFor(false)];
    const names = this.all.map(({ is, player, isPublic }) => (isPublic ? open : own).number(is, player));
    return (made) =>
      this.all.forEach((number, at) => {
        number.read = made[names[at]!] as PlayerNumber['read'];
      });
  }
}
