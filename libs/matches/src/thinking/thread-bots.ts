/** One decision of one bot, as it is asked of a thread: the state that it looks at, and what the thread may not have seen yet. */
import { botById, type BotPlayer } from '@rulewright/bots';
import { Lru, type CardDoc, type Ruleset } from '@rulewright/content';
import { Match, mixSeed, type GamePlugin, type Program, type Snapshot } from '@rulewright/engine';

/** What a program is compiled from. */
export interface ProgramSource {
  readonly game: string;
  readonly ruleset: Ruleset;
  readonly cards: readonly CardDoc[];
}

export interface Question {
  /** Names the program; two programs never share it. */
  readonly program: string;
  /** Comes along when the thread did not know the program. */
  readonly source?: ProgramSource;
  /** Names the match. */
  readonly room: string;
  readonly seats: number;
  readonly cards: number;
  /** For the numbers that the bot draws. */
  readonly seed: number;
  /** The seat asked, and the bot that decides there. */
  readonly seat: number;
  readonly bot: string;
  /** Without the secret key of the match. */
  readonly state: Snapshot;
}

/** Bots draw from numbers of their own, which say nothing about the cards. */
const BOT_STREAM = 0x626f7473;
/** Kept by each thread; those used last. */
const PROGRAMS_KEPT = 24;
const TABLES_KEPT = 250;

interface BotMemory {
  readonly match: Match;
  readonly players: Map<string, BotPlayer>;
}

/** The bots of many matches. What they remember of a match they can do without. */
export class ThreadBots {
  private readonly programs = new Lru<string, Program>(PROGRAMS_KEPT);
  private readonly tables = new Lru<string, BotMemory>(TABLES_KEPT);

  constructor(private readonly pluginOf: (game: string) => GamePlugin | undefined) {}

  /** The option taken; null: the program is not known and must come along. @throws ProgramError; UnknownBotError */
  answer(question: Question): number | null {
    const program = this.programOf(question);
    if (!program) return null;
    const { room, seats, cards, seat, bot, seed, state } = question;
    const { match, players } = this.tables.get(room, () => ({
      match: new Match(program, seats, cards),
      players: new Map<string, BotPlayer>(),
    }));
    match.load(state);
    match.advance();
    const known = players.get(`${seat} ${bot}`);
    if (known) return known.choose(match);
    const player = botById(bot).create();
    player.begin(mixSeed(seed ^ BOT_STREAM, seat), seat);
    players.set(`${seat} ${bot}`, player);
    return player.choose(match);
  }

  private programOf({ program, source }: Question): Program | undefined {
    if (!source && !this.programs.has(program)) return undefined;
    return this.programs.get(program, () => this.pluginOf(source!.game)!.compile(source!.ruleset, [...source!.cards]));
  }
}
