/** Plays the same position in a plugin and in a play document, decision by decision, and compares all that both show. */
import { loadContent, modeRulesets, type Content } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import {
  EventRecorder,
  createMatch,
  optionA,
  optionB,
  optionKind,
  type EventRecord,
  type Match,
  type Program,
  type Step,
} from '@rulewright/engine';
import { compileProgram } from '@rulewright/play';

/** A card of a position: its id, and the zone of its seat. */
export type Laid = readonly [card: string, zone: string];

export interface Position {
  readonly seats: readonly (readonly Laid[])[];
  /** What a match has besides its cards. The card numbers are the same on both sides. */
  readonly before?: (m: Match) => void;
}

export interface Side {
  readonly program: Program;
  readonly begin: (m: Match) => void;
  /** The name of a zone on the other side, if it differs. */
  readonly zone?: (id: string) => string;
  readonly before?: (m: Match, position: number) => void;
}

/** The program of a small data game from its files and its play. */
export function playedProgram(id: string, files: Readonly<Record<string, string>>, play: string): Program {
  const all = Object.entries({ ...files, [`rules/${id}/play/${id}.play`]: play });
  const { content, problems }: { content: Content; problems: readonly unknown[] } = loadContent(
    all.map(([path, text]) => ({ path, text })),
    [],
  );
  expect(problems).toEqual([]);
  const game = content.game(id);
  return compileProgram(playOf(game).program!, modeRulesets(content, id)[0]!, [...game.cards.values()], {
    codeAfter: 0,
  });
}

/** Starts the turn of the first seat in a match of a play document. */
export const beginPlayed =
  (program: Program, turn: number) =>
  (m: Match): void => {
    const { steps } = program as Program & { readonly steps: { readonly turn: Step; readonly turnOver: Step } };
    m.leaveAll();
    m.enter(steps.turnOver, 'ask', 0);
    Object.assign(m.table, { active: 0, turn });
    m.enter(steps.turn, 'steps', 0, 0);
  };

const defOf = (program: Program, id: string): number => {
  const def = program.defs.findIndex(({ slug }) => slug === id);
  if (def < 0) throw new Error(`No card "${id}".`);
  return def;
};

/** Events that both sides tell, with the places of the numbers that are compared. */
export type Told = Readonly<Record<string, readonly ('number' | 'zone' | 'ability')[]>>;

/** A running side of a comparison. */
class Running {
  readonly match: Match;
  private readonly recorder = new EventRecorder();

  constructor(
    private readonly side: Side,
    position: Position,
    seed: number,
  ) {
    const { program } = side;
    const decks = position.seats.map((laid) => laid.map(([card]) => defOf(program, card)));
    this.match = createMatch(program, decks);
    this.match.start(seed, decks);
    const zones = program.zones.map(({ id }) => id);
    position.seats
      .flatMap((laid, seat) => laid.map(([, zone]) => [seat, zone] as const))
      .forEach(([seat, zone], card) => {
        // A side can have one zone for several numbered ones.
        const place = zones.indexOf(zones.includes(zone) ? zone : zone.replace(/-\d+$/u, ''));
        if (place < 0) throw new Error(`No zone "${zone}".`);
        this.match.lay(card, seat * program.zonesPerSeat + place);
      });
    side.begin(this.match);
    position.before?.(this.match);
    this.match.sink = this.recorder;
    this.match.autoSingle = false;
  }

  private zoneName(zone: number): string {
    const { program, placeOf, seatOf } = this.match;
    const id = program.zones[placeOf[zone]!]!.id;
    return `${seatOf[zone]} ${this.side.zone?.(id) ?? id}`;
  }

  /** Goes to the next decision with a choice. False at the end of the turn. */
  advance(): boolean {
    const { match } = this;
    while (match.advance()) {
      if (match.runningSteps().at(-1) === 'turn-over') return false;
      if (match.optionCount > 1) return true;
      match.choose(0);
    }
    return false;
  }

  options(): Shown[] {
    const { match } = this;
    const { options } = match.program.mechanics;
    return Array.from(match.options.subarray(0, match.optionCount), (option): Shown => {
      const kind = options[optionKind(option)]!;
      const shown = (what: string, value: number): unknown =>
        what === 'none' ? null : what === 'ability' ? match.program.abilityNames[value] : value;
      // The plugin offers effects from two places as one kind, and names the row of an entry.
      if (kind.id === 'target-entry') return [kind.id, optionA(option), null];
      return [kind.id === 'flip' ? 'effect' : kind.id, shown(kind.a, optionA(option)), shown(kind.b, optionB(option))];
    });
  }

  zones(): Record<string, number[]> {
    const { match } = this;
    const out: Record<string, number[]> = {};
    for (let zone = 0; zone < match.seats * match.perSeat; zone++) {
      const name = this.zoneName(zone);
      for (let card = match.bottom(zone); card >= 0; card = match.above(card)) (out[name] ??= []).push(card);
    }
    return out;
  }

  events(told: Told): unknown[][] {
    const { mechanics, abilityNames } = this.match.program;
    return this.recorder.records.flatMap(({ kind, rule, args }: EventRecord) => {
      const { id } = mechanics.events[kind]!;
      const shape = told[id];
      if (!shape) return [];
      const values = shape.map((what, at) =>
        what === 'zone' ? this.zoneName(args[at]!) : what === 'ability' ? abilityNames[args[at]!] : args[at],
      );
      return [[id, mechanics.rules[rule], ...values]];
    });
  }
}

/** An option: its kind, and the two things that it names. */
export type Shown = readonly [kind: string, a: unknown, b: unknown];

/** What both sides did: the options that were chosen, the events, and the last of what else was compared. */
export interface Compared {
  readonly chosen: readonly Shown[];
  readonly events: readonly (readonly unknown[])[];
  readonly states: readonly unknown[];
}

/** What is compared: the two sides, their common events, and what else must be equal at each decision, such as numbers of cards. */
export interface Comparison {
  readonly sides: readonly [plugin: Side, play: Side];
  readonly told: Told;
  readonly states: readonly [plugin: (m: Match) => unknown, play: (m: Match) => unknown];
}

/** Plays one position on both sides with the same choices. */
export function compare(
  { sides: both, told, states }: Comparison,
  position: Position,
  seed: number,
  choose: (options: readonly Shown[], seat: number) => number,
): Compared {
  const sides = both.map((side) => new Running(side, position, seed));
  const chosen: Shown[] = [];
  const seen: unknown[] = [];
  for (;;) {
    const [one, other] = sides.map((side, at) => {
      const isAsked = side.advance();
      return {
        isAsked,
        seat: isAsked ? side.match.decisionSeat : -1,
        options: isAsked ? side.options() : [],
        zones: side.zones(),
        events: side.events(told),
        state: states[at]!(side.match),
      };
    });
    expect(other).toEqual(one);
    seen.push(one!.state);
    if (!one!.isAsked) return { chosen, events: one!.events, states: seen };
    const choice = choose(one!.options, one!.seat);
    chosen.push(one!.options[choice]!);
    for (const { match } of sides) match.choose(choice);
  }
}
