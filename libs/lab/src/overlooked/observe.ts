/**
 * Plays bounded games of a game and notes what occurs in them: options, abilities, texts, rules and places of cards. It also notes games
 * that do not end, and positions that a player cannot leave.
 */
import type { CardDoc, GameContent, Ruleset } from '@rulewright/content';
import { playOf, type PlayProgram } from '@rulewright/content/play';
import {
  mixSeed,
  optionA,
  optionB,
  optionKind,
  type DeckList,
  type EventSink,
  type GamePlugin,
  type Match,
  type MatchResult,
  type Program,
} from '@rulewright/engine';
import { tracedEngineOf, type StatementTrace, type TracedStatement } from '@rulewright/games';
import { BatchRunner, emptyTally, type BatchListener } from '../batch/batch-runner.ts';
import type { GamePosition } from './finding.ts';
import { statementsOf } from './play-look.ts';

/** A table at which games are played. */
export interface PlayedTable {
  readonly ruleset: Ruleset;
  readonly decks: readonly DeckList[];
  readonly players: number;
  readonly bots: readonly string[];
}

/** What occurred in some games. */
export interface Sighting {
  games: number;
  /** Two things with equal trails occurred in exactly the same games. */
  trail: number;
  /** Positions at which it occurred first in a game, the ones with the fewest decisions. */
  readonly positions: GamePosition[];
}

/** A game that did not end well. */
export interface Trouble {
  /** The program ran without a decision, a question with one option was repeated, a player could not leave a turn, the game had too many decisions, or the engine failed. */
  readonly kind: 'endless' | 'repeated' | 'stuck' | 'unended' | 'failed';
  readonly mode: string;
  readonly position: GamePosition;
  readonly message: string;
  /** For play documents: the line that ran last, and the question that was asked last. */
  readonly line: number | null;
  readonly question: string | null;
}

export interface Observed {
  readonly games: number;
  /** Games by mode. */
  readonly modes: Readonly<Record<string, number>>;
  readonly seen: ReadonlyMap<string, Sighting>;
  readonly troubles: readonly Trouble[];
  /** Whether games of a mode were left out, because too many of them did not end well. */
  readonly leftOut: boolean;
}

export interface ObserveOptions {
  readonly games: number;
  readonly seed: number;
  /** Stops after so many milliseconds. */
  readonly time: number;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((share: number) => Promise<void> | void) | undefined;
}

/** A game with more decisions is cut off. Usual games of bots have some hundreds. */
const MOST_DECISIONS = 6_000;
/** More decisions of one turn are a sign that its player cannot leave it. */
const MOST_OF_TURN = 1_500;
/** The position in a turn that does not end: after so many of its decisions. */
const FIRST_OF_TURN = 12;
/** A question that is asked so often without a decision has one option, which leads back to it. */
const MANY_ASKS = 200;
/** Positions of one thing that are kept. A game of the change can go another way before the position, so there are several. */
const MOST_POSITIONS = 5;
/** Troubles of one kind and mode that are kept. */
const MOST_TROUBLES = 3;
/** Troubles of one mode after which it is not played on. */
const MOST_TRIES = 12;

/** Bots that think take a hundred times as long, so they play one game for so many of the others, in the rest of the time. */
const THOUGHT_ONE_IN = 20;
const QUICK_SHARE = 0.75;

const isQuick = ({ bots }: PlayedTable): boolean => bots.every((bot) => bot === 'random');

/** Thrown out of a game in which a turn does not end. */
class StuckError extends Error {}

/** Names of what a traced play program reaches, by step and line. */
class TextLines {
  private readonly texts = new Map<object, string>();
  private readonly asks = new Map<number, string>();
  private readonly choices: string[] = [];

  constructor({ steps, moments, actions }: PlayProgram) {
    const counts = new Map<string, number>();
    const numbered = (name: string): string => {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count === 1 ? name : `${name} ${count}`;
    };
    const listeners = moments.flatMap((moment) =>
      [...moment.listeners, ...moment.instead].map((one) => ({ id: moment.id, ...one })),
    );
    for (const { id, text, step } of listeners) this.texts.set(step, numbered(`text:${text.card ?? ''}/${id}`));
    for (const { text, name, step } of actions) this.texts.set(step, numbered(`text:${text.card ?? ''}/${name}`));
    const named = [
      ...steps.map((step) => ({ step, name: step.id })),
      ...[...listeners, ...actions].map(({ step }) => ({ step, name: this.texts.get(step)! })),
    ];
    for (const { step, name } of named)
      for (const one of statementsOf(step.body))
        if (one.do === 'ask' || one.do === 'choose') {
          const ask = `ask:${name}|${one.ask.texts[0]!.sentence}`;
          this.asks.set(one.line, ask);
          const passes = one.do === 'ask' && one.pass ? [one.pass] : [];
          const taken = one.do === 'ask' ? one.choices.map(({ option }) => option) : [one.choice.option];
          this.choices.push(...[...taken, ...passes].map(({ id }) => `${ask}|${id}`));
        }
  }

  /** The keys of all texts, and of all questions with their options. */
  keys(): string[] {
    return [...this.texts.values(), ...this.asks.values(), ...this.choices];
  }

  textOf({ step }: TracedStatement): string | undefined {
    return this.texts.get(step);
  }

  askOf({ line }: TracedStatement): string | undefined {
    return this.asks.get(line);
  }
}

/** The texts and questions that play documents have, as the keys of what is seen. */
export const reachableIn = (program: PlayProgram | null): ReadonlySet<string> =>
  new Set(program ? new TextLines(program).keys() : []);

/** Notes what occurs in the games of one side: the release, or the change. */
export class Observer {
  private readonly seen = new Map<string, Sighting>();
  private readonly troubles: Trouble[] = [];
  private readonly tries: Record<string, number> = {};
  private readonly modes: Record<string, number> = {};
  private readonly lines: TextLines | null;
  private readonly sources: PlayProgram['sources'];
  private readonly plugin: GamePlugin;
  private readonly cards: readonly CardDoc[];
  private games = 0;
  private leftOut = false;
  /** The game that is being played. */
  private now = new Set<string>();
  private match: Match | null = null;
  private decisions: number[] = [];
  private ofTurn = 0;
  private turnFrom = 0;
  private line: number | null = null;
  private question: string | null = null;
  private asks = 0;
  private isEndless = false;
  private seed = 0;
  private counts = new Int32Array();
  private ruled = new Uint8Array();
  private readonly firsts: { readonly key: string; readonly at: number }[] = [];

  constructor(game: GameContent, plugin: GamePlugin) {
    const { program } = playOf(game);
    this.cards = [...game.cards.values()];
    this.lines = program && new TextLines(program);
    this.sources = program?.sources ?? [];
    this.plugin = program ? tracedEngineOf(game, this.trace()) : plugin;
  }

  /** Plays the tables in turn, one game each, so that a bound of time leaves none out. */
  async play(tables: readonly PlayedTable[], options: ObserveOptions): Promise<Observed> {
    const { games, seed, time, signal, onProgress } = options;
    const begin = performance.now();
    const programs = new Map<Ruleset, Program>();
    const runners = tables.map((table) => {
      const program = programs.get(table.ruleset) ?? this.plugin.compile(table.ruleset, this.cards);
      programs.set(table.ruleset, program);
      const limits = { decisions: MOST_DECISIONS };
      return new BatchRunner(program, { ...table, seed, limits }, this.listener(table, program));
    });
    const at = [...tables.keys()];
    const [quick, slow] = [at.filter((one) => isQuick(tables[one]!)), at.filter((one) => !isQuick(tables[one]!))];
    const thought = Math.ceil(games / THOUGHT_ONE_IN);
    const order = [
      ...Array.from({ length: quick.length && games }, (_, n) => ({
        table: quick[n % quick.length]!,
        game: Math.floor(n / quick.length),
      })),
      ...Array.from({ length: slow.length && thought }, (_, n) => ({
        table: slow[n % slow.length]!,
        game: Math.floor(n / slow.length),
      })),
    ];
    for (const [n, { table, game }] of order.entries()) {
      const share = (performance.now() - begin) / time;
      if (signal?.aborted || share > 1) break;
      // The games of bots that think come last. They have the rest of the time.
      if (n < games && share > QUICK_SHARE) continue;
      const { mode } = tables[table]!.ruleset;
      if ((this.tries[mode] ?? 0) < MOST_TRIES) this.playOne(runners[table]!, tables[table]!, game, seed);
      else this.leftOut = true;
      if (n % 8 !== 7) continue;
      await onProgress?.(Math.min(1, Math.max(share, n / order.length)));
      await new Promise((resolve) => setImmediate(resolve));
    }
    return { games: this.games, modes: this.modes, seen: this.seen, troubles: this.troubles, leftOut: this.leftOut };
  }

  private playOne(runner: BatchRunner, table: PlayedTable, game: number, seed: number): void {
    this.seed = mixSeed(seed, game);
    const { mode } = table.ruleset;
    try {
      runner.play(game, game + 1, emptyTally(table.players));
    } catch (error) {
      const isStuck = error instanceof StuckError;
      const message = error instanceof Error ? error.message : String(error);
      const at = isStuck ? this.turnFrom + FIRST_OF_TURN : this.decisions.length;
      const position = this.positionOf(table, this.seed, at);
      this.trouble({
        kind: isStuck ? 'stuck' : 'failed',
        mode,
        position,
        message,
        line: this.line,
        question: this.question,
      });
    }
    this.games++;
    this.modes[mode] = (this.modes[mode] ?? 0) + 1;
    for (const key of this.now) {
      const known = this.seen.get(key) ?? { games: 0, trail: 0, positions: [] };
      this.seen.set(key, known);
      known.games++;
      known.trail = (Math.imul(known.trail, 31) + this.games) | 0;
    }
    for (const { key, at } of this.firsts) {
      const { positions } = this.seen.get(key)!;
      positions.push(this.positionOf(table, this.seed, at));
      positions.sort((a, b) => a.decisions.length - b.decisions.length).splice(MOST_POSITIONS);
    }
    this.firsts.length = 0;
  }

  private positionOf({ ruleset, decks, players }: PlayedTable, seed: number, at: number): GamePosition {
    return {
      ruleset: ruleset.id,
      seed,
      decks: Array.from({ length: players }, (_, seat) => decks[seat % decks.length]!.entries),
      decisions: this.decisions.slice(0, at),
    };
  }

  private trouble(one: Trouble): void {
    this.tries[one.mode] = (this.tries[one.mode] ?? 0) + 1;
    const alike = this.troubles.filter(({ kind, mode }) => kind === one.kind && mode === one.mode);
    if (alike.length < MOST_TROUBLES) this.troubles.push(one);
  }

  private note(key: string): void {
    if (this.now.has(key)) return;
    this.now.add(key);
    const [known, at] = [this.seen.get(key)?.positions, this.decisions.length];
    if (!known || known.length < MOST_POSITIONS || known.at(-1)!.decisions.length > at) this.firsts.push({ key, at });
  }

  private trace(): StatementTrace {
    return {
      reach: (m, mark) => {
        if (m !== this.match) return;
        this.line = mark.line;
        const text = this.lines!.textOf(mark);
        if (text !== undefined) this.note(text);
      },
      ask: (m, mark) => {
        if (m !== this.match) return;
        this.line = mark.line;
        const ask = this.lines!.askOf(mark);
        this.asks++;
        if (ask === undefined) return;
        this.question = ask.split('|')[1] ?? null;
        this.note(ask);
        const { options } = m.program.mechanics;
        for (let at = 0; at < m.optionCount; at++) this.note(`${ask}|${options[optionKind(m.options[at]!)]!.id}`);
      },
    };
  }

  private listener(table: PlayedTable, program: Program): BatchListener {
    const { mechanics, abilityNames, zonesPerSeat, zones, defs } = program;
    const turn = this.plugin.statistics?.turn;
    const kinds = mechanics.events.map(({ id, fields }) => ({
      id: `event:${id}`,
      isTurn: id === turn,
      isEndless: id === 'play.endless',
      abilities: fields.flatMap(({ type }, at) => (type === 'ability' ? [at] : [])),
    }));
    const options = mechanics.options.map(({ id, a, b }) => ({
      id: `option:${id}`,
      a: a === 'ability',
      b: b === 'ability',
    }));
    const places = defs.map(({ slug }) => zones.map(({ id }) => `place:${slug}/${id}`));
    const rules = mechanics.rules.map((id) => `rule:${id}`);
    // By number: the game in which it was noted last. Most of what occurs was noted in this game already.
    const [eventAt, optionAt] = [new Int32Array(kinds.length), new Int32Array(options.length)];
    const offers = abilityNames.map((name) => `offer:${name}`);
    const offerAt = new Int32Array(offers.length);
    const isNew = (stamps: Int32Array, at: number): boolean => {
      if (stamps[at] === this.games + 1) return false;
      stamps[at] = this.games + 1;
      return true;
    };
    const sink: EventSink = {
      event: (kind, rule, ...args) => {
        const { id, isTurn, isEndless, abilities } = kinds[kind]!;
        if (isNew(eventAt, kind)) this.note(id);
        if (!this.ruled[rule]) {
          this.ruled[rule] = 1;
          this.note(rules[rule]!);
        }
        if (isTurn) [this.ofTurn, this.turnFrom] = [0, this.decisions.length];
        if (isEndless) {
          this.isEndless = true;
          this.line = (this.sources[args[0]]?.first ?? 0) + args[1];
        }
        for (const at of abilities) {
          const name = abilityNames[args[at]!];
          if (name !== undefined) this.note(`ability:${name}`);
        }
        const [card, , to] = args;
        if (kind === 0 && card >= 0 && to >= 0) this.note(places[this.match!.def[card]!]![to % zonesPerSeat]!);
      },
    };
    return {
      sink,
      begin: (_, match) => {
        this.match = match;
        this.now = new Set();
        this.decisions = [];
        this.ofTurn = 0;
        this.turnFrom = 0;
        this.line = null;
        this.question = null;
        this.asks = 0;
        this.isEndless = false;
        this.counts = match.ruleCounts.slice();
        this.ruled = new Uint8Array(rules.length);
      },
      chose: (chosen) => {
        const match = this.match!;
        for (let at = 0; at < match.optionCount; at++) {
          const option = match.options[at]!;
          const kind = optionKind(option);
          const { id, a, b } = options[kind]!;
          if (isNew(optionAt, kind)) this.note(id);
          if (!a && !b) continue;
          const ability = a ? optionA(option) : optionB(option);
          if (abilityNames[ability] === undefined) continue;
          if (isNew(offerAt, ability)) this.note(offers[ability]!);
          if (at === chosen) this.note(`ability:${abilityNames[ability]}`);
        }
        this.decisions.push(chosen);
        this.asks = 0;
        if (++this.ofTurn > MOST_OF_TURN) throw new StuckError();
      },
      end: (_, match, result) => {
        this.ended(table, match, result);
        rules.forEach((id, rule) => {
          if (match.ruleCounts[rule]! > this.counts[rule]!) this.note(id);
        });
      },
    };
  }

  private ended({ ruleset, ...table }: PlayedTable, match: Match, result: MatchResult): void {
    this.note(`ending:${result.cause}`);
    if (result.cause !== 'capped') return;
    const isEndless = this.isEndless || match.decisions < MOST_DECISIONS;
    const kind = !isEndless ? 'unended' : this.asks > MANY_ASKS ? 'repeated' : 'endless';
    const position = this.positionOf({ ruleset, ...table }, this.seed, this.decisions.length);
    this.trouble({ kind, mode: ruleset.mode, position, message: '', line: this.line, question: this.question });
  }
}
