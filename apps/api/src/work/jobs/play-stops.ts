/** Plays a run of play documents up to a place, for the debugger. Each move plays it again from the start, so nothing is kept between them. */
import { resolveRuleset, RulesetError, type Content, type GameContent, type Ruleset } from '@rulewright/content';
import { playText, type PlayText } from '@rulewright/content/play';
import {
  compileForDecks,
  createMatch,
  deckDefs,
  describeOption,
  EventRecorder,
  eventSentence,
  mixSeed,
  ProgramError,
  programOf,
  RandomChooser,
  seedOf,
  tableSeat,
  tabletopOf,
  viewOf,
  type DeckList,
  type GamePlugin,
  type Match,
  type MatchSeed,
  type TableSeat,
} from '@rulewright/engine';
import {
  inspect,
  placeAfter,
  RunTrace,
  StoppedRun,
  tracedEngineOf,
  type InspectedRun,
  type Move,
} from '@rulewright/games';
import { modesOf, runExample } from '@rulewright/lab';
import { MatchError, optionWords, parseReplay, type PlayedGame } from '@rulewright/matches';
import { aboutContent, type Subject } from '../job.ts';

/** A worked example, a finished game, or a new game of bots that choose at random. */
export type PlayRun =
  | { readonly kind: 'example'; readonly id: string; readonly mode: string | null }
  | { readonly kind: 'game'; readonly played: PlayedGame; readonly decisions: readonly number[] | null }
  | { readonly kind: 'replay'; readonly text: string; readonly decisions: readonly number[] | null }
  | {
      readonly kind: 'new';
      readonly ruleset: string;
      /** Null: the fewest that the ruleset allows. */
      readonly seats: number | null;
      readonly seed: number;
      readonly decisions: readonly number[] | null;
    };

/** A line of a play document. */
interface PlayLine {
  readonly path: string;
  readonly line: number;
}

export interface PlayStopAsked {
  readonly subject: Subject;
  readonly game: string;
  readonly run: PlayRun;
  /** The place from which `move` starts. */
  readonly at: number;
  /** Null: shows the place itself. */
  readonly move: Move | null;
  readonly breakpoints: readonly PlayLine[];
}

/** A running step, with the document and the line that it has reached. */
type PlacedStep = Omit<InspectedRun['steps'][number], 'line'> & { readonly at: PlayLine | null };

export interface PlayStop extends Omit<InspectedRun, 'steps'> {
  readonly place: number;
  /** The number of places of the run. The end of the run is the place with this number. */
  readonly places: number;
  readonly cut: boolean;
  readonly steps: readonly PlacedStep[];
  /** The question that waits at this place. */
  readonly question: {
    readonly seat: number;
    readonly text: string | null;
    readonly options: readonly string[];
  } | null;
  /** The last events before this place. */
  readonly events: readonly { readonly sentence: string; readonly rule: string }[];
  /** The decisions before this place, as the numbers of the options taken. */
  readonly decisions: readonly number[];
  readonly board: readonly TableSeat[];
  /** Why the run ended early, or what its example expects and does not find. Only at the end of the run. */
  readonly problem: string | null;
}

/** A run that cannot start: the reason. */
export interface RefusedRun {
  readonly refused: string;
}

/** The most events that a stop tells. */
const MOST_EVENTS = 12;
/** The most options that a stop lists. */
const MOST_OPTIONS = 60;
/** The most decks of a new game. */
const MOST_DECKS = 12;
const LIMIT = 20_000;

/** Thrown for a run that cannot start. */
class RunRefusal extends Error {}

const letterOf = (seat: number): string => String.fromCharCode(65 + seat);

/** A run as far as it was played. */
interface RunSoFar {
  readonly trace: RunTrace;
  readonly events: EventRecorder;
  readonly decisions: readonly number[];
  readonly problem: string | null;
}

/** Plays a match: the recorded decisions, then random ones if there are fewer. */
function playGame(
  trace: RunTrace,
  match: Match,
  defs: readonly (readonly number[])[],
  { seed, decisions, isOpen }: { seed: MatchSeed; decisions: readonly number[]; isOpen: boolean },
): RunSoFar {
  const events = new EventRecorder();
  const taken: number[] = [];
  const random = new RandomChooser(typeof seed === 'number' ? mixSeed(seed, 1) : 1);
  const result = (problem: string | null): RunSoFar => ({ trace, events, decisions: taken, problem });
  match.sink = events;
  try {
    match.start(seed, defs);
    while (match.advance()) {
      const recorded = decisions[taken.length];
      if (recorded === undefined && !isOpen) return result(null);
      const option = recorded ?? random.choose(match, match.decisionSeat);
      if (option >= match.optionCount)
        return result(
          `Decision ${taken.length + 1} of the record does not match these documents: it takes option ${option + 1} of ${match.optionCount}.`,
        );
      taken.push(option);
      match.choose(option);
    }
  } catch (error) {
    if (!(error instanceof StoppedRun)) throw error;
  }
  return result(null);
}

/** Plays an example. Its events are heard through the match that it lays out. */
function playExample(
  content: Content,
  plugin: GamePlugin,
  trace: RunTrace,
  { id, mode }: Extract<PlayRun, { kind: 'example' }>,
): RunSoFar {
  const example = [...content.game(plugin.id).examples.values()].flat().find((one) => one.id === id);
  if (!example) throw new RunRefusal(`There is no worked example "${id}".`);
  const events = new EventRecorder();
  const [first] = modesOf(content, plugin.id, example);
  let problem: string | null = null;
  try {
    const { passed, message } = runExample(content, plugin, example, mode ?? first ?? '', {
      watch: { laid: () => undefined, event: (record) => events.records.push(record), decision: () => undefined },
    });
    if (!passed) problem = message.split('\n  Events:')[0]!.trim();
  } catch (error) {
    if (!(error instanceof StoppedRun)) throw error;
  }
  return { trace, events, decisions: [], problem };
}

/** Plays a run until a place. */
function play(content: Content, game: GameContent, run: PlayRun, until?: number): RunSoFar {
  const trace = new RunTrace(until);
  const plugin = tracedEngineOf(game, trace);
  if (run.kind === 'example') return playExample(content, plugin, trace, run);
  const isOpen = run.kind === 'new' || run.decisions !== null;
  if (run.kind === 'new') {
    const ruleset = rulesetIn(content, game, run.ruleset);
    const published = decksOf(game);
    const program = compileForDecks(plugin, ruleset, game.cards, published);
    const seats = run.seats ?? program.minSeats;
    const defs = Array.from({ length: seats }, (_, seat) => deckDefs(program, published[seat % published.length]!));
    return playGame(trace, createMatch(program, defs), defs, {
      seed: run.seed,
      decisions: run.decisions ?? [],
      isOpen,
    });
  }
  const played = run.kind === 'game' ? run.played : gameOfFile(run.text);
  const ruleset = rulesetIn(content, game, played.ruleset.id);
  const program = programOf(plugin, ruleset, game.cards, played);
  const defs = played.decks.map((entries) => deckDefs(program, { entries }));
  const decisions = run.decisions ?? played.decisions;
  return playGame(trace, createMatch(program, defs), defs, { seed: played.seed, decisions, isOpen });
}

/** The published decks of a game in display order. The players of a new game take them in turn. */
function decksOf({ doc, decks, cards }: GameContent): DeckList[] {
  const all = [...decks.values()];
  const place = (id: string): number => (doc.decks.includes(id) ? doc.decks.indexOf(id) : doc.decks.length);
  const playable = all
    .filter(({ entries }) => entries.every(({ card }) => cards.has(card)))
    .sort((a, b) => place(a.id) - place(b.id))
    .slice(0, MOST_DECKS);
  if (playable.length === 0)
    throw new RunRefusal('The game has no published deck. Write one, or run a worked example.');
  return playable.map(({ entries }) => ({ entries }));
}

function gameOfFile(text: string): PlayedGame {
  const replay = parseReplay(text);
  const { ruleset, cards, decks, decisions } = replay;
  return { ruleset, decks, decisions, seed: seedOf(replay), ...(cards && { cards }) };
}

function rulesetIn(content: Content, game: GameContent, id: string): Ruleset {
  const ruleset = resolveRuleset(content, id);
  if (ruleset.game === game.doc.id) return ruleset;
  throw new RunRefusal(`This is a game of ${ruleset.game}, not of ${game.doc.name}.`);
}

function questionOf({ match, seat }: RunTrace, plugin: GamePlugin): PlayStop['question'] {
  if (!match || seat < 0) return null;
  const tabletop = tabletopOf(plugin);
  const letters = Array.from({ length: match.seats }, (_, each) => letterOf(each));
  const options = Array.from(match.options.subarray(0, Math.min(MOST_OPTIONS, match.optionCount)), (option) => {
    const described = describeOption(match, option);
    return (
      tabletop.optionText?.(match, option) ??
      optionWords(match, option, described, tabletop.options[described.kind], letters)
    );
  });
  return { seat, text: tabletop.question?.(match) ?? null, options };
}

function boardOf(match: Match, plugin: GamePlugin): TableSeat[] {
  return Array.from({ length: match.seats }, (_, seat) =>
    tableSeat(match, tabletopOf(plugin), viewOf(match, seat).seats[seat]!, letterOf, true),
  );
}

/** What the debugger shows at the end of a run that was played until its stop. */
function stopOf(
  { trace, events, decisions, problem }: RunSoFar,
  text: PlayText,
  plugin: GamePlugin,
  places: RunTrace,
): PlayStop {
  const match = trace.match!;
  const { mechanics } = match.program;
  const { steps, ...held } = inspect(match, trace.marks);
  const isEnd = trace.lines.length >= places.lines.length;
  return {
    ...held,
    place: trace.lines.length,
    places: places.lines.length,
    cut: places.cut,
    steps: isEnd ? [] : steps.map(({ line, ...step }) => ({ ...step, at: line === null ? null : text.place(line) })),
    question: isEnd ? null : questionOf(trace, plugin),
    events: events.records.slice(-MOST_EVENTS).map((record) => ({
      sentence: eventSentence(match, record, letterOf),
      rule: mechanics.rules[record.rule]!,
    })),
    decisions,
    board: boardOf(match, plugin),
    problem: isEnd ? problem : null,
  };
}

/** Plays a run up to the place that a move reaches, and tells what it holds there. */
export const playStop = aboutContent<PlayStopAsked, PlayStop | RefusedRun>(
  'answers',
  'Running the play documents',
  LIMIT,
  ({ content }, { game: id, run, at, move, breakpoints }) => {
    const game = content.game(id);
    const text = playText(game);
    try {
      const whole = play(content, game, run);
      if (!whole.trace.match)
        return { refused: whole.problem ?? 'This run does not reach any line of the play documents.' };
      const stops = new Set(breakpoints.flatMap(({ path, line }) => text.lineOf(path, line) ?? []));
      const to = move === null ? at : placeAfter(whole.trace, at, move, stops);
      const plugin = tracedEngineOf(game, whole.trace);
      if (to >= whole.trace.lines.length) return stopOf(whole, text, plugin, whole.trace);
      return stopOf(play(content, game, run, Math.max(0, to)), text, plugin, whole.trace);
    } catch (error) {
      const known = [RunRefusal, ProgramError, RulesetError, MatchError];
      if (known.some((type) => error instanceof type)) return { refused: (error as Error).message };
      throw error;
    }
  },
);
