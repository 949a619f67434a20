/**
 * Answers questions in a thread. A question is one decision of one bot, with the state of the match and, if needed, the source of its
 * program.
 */
import { botById, type BotPlayer } from '@rulewright/bots';
import { Lru, type CardDoc, type Ruleset } from '@rulewright/content';
import { Match, mixSeed, type GamePlugin, type Program, type Snapshot } from '@rulewright/engine';

/** Everything from which a program is compiled. */
export interface ProgramSource {
  readonly ruleset: Ruleset;
  readonly cards: readonly CardDoc[];
}

export interface BotQuestion {
  /** Unique id of the program. */
  readonly program: string;
  /** Sent only if the thread did not know the program. */
  readonly source?: ProgramSource;
  /** Id of the match. */
  readonly room: string;
  readonly seats: number;
  readonly cards: number;
  /** Seed of the bot's random numbers. */
  readonly seed: number;
  /** The asked seat, and the bot that decides for it. */
  readonly seat: number;
  readonly bot: string;
  /** The state of the match, without its secret key. */
  readonly state: Snapshot;
}

/** Separates the random numbers of bots from those that deal the cards. */
const BOT_STREAM = 0x626f7473;
/** How many programs and tables each thread caches. */
const PROGRAMS_KEPT = 24;
const TABLES_KEPT = 250;

interface BotMemory {
  readonly match: Match;
  readonly players: Map<string, BotPlayer>;
}

/** The bots of many matches. Their memory of a match is only a cache and may be lost. */
export class ThreadBots {
  private readonly programs = new Lru<string, Program>(PROGRAMS_KEPT);
  private readonly tables = new Lru<string, BotMemory>(TABLES_KEPT);

  constructor(private readonly pluginOf: (ruleset: Ruleset) => GamePlugin | undefined) {}

  /**
   * Returns the index of the chosen option, or null if the question needs the source of its program. @throws ProgramError; UnknownBotError
   */
  answer(question: BotQuestion): number | null {
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

  private programOf({ program, source }: BotQuestion): Program | undefined {
    if (!source && !this.programs.has(program)) return undefined;
    return this.programs.get(program, () =>
      this.pluginOf(source!.ruleset)!.compile(source!.ruleset, [...source!.cards]),
    );
  }
}
