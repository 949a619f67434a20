/**
 * Fuzzing: plays random games of random rulesets and checks the invariants of the engine after every decision. A ruleset is any mode with
 * any applicable variants, sometimes with a changed parameter. There are 2 to 6 seats with random decks, some of them unusual. Game n
 * depends only on the seed and on n, so a violation can be repeated by its number, and threads can share a run.
 */
import {
  applicableVariants,
  resolveRuleset,
  RulesetError,
  type CardDoc,
  type Content,
  type ParameterValue,
  type Ruleset,
} from '@rulewright/content';
import {
  checkInvariants,
  createMatch,
  usualSeats,
  DEFAULT_LIMITS,
  mixSeed,
  ProgramError,
  Random,
  type GamePlugin,
  type Limits,
  type Match,
  type Program,
} from '@rulewright/engine';
import { otherValues } from '../mutations/mutations.ts';

import { emptyFuzzTally, type FuzzTally } from './fuzz-tally.ts';

/** The most seats of a game, unless the ruleset needs more. */
const MOST_SEATS = 6;
/** One block of games in this many has a changed parameter. */
const CHANGED_ONE_IN = 4;
/** The number of cards in a random deck. */
const FEWEST_CARDS = 10;
const MOST_CARDS = 60;
/** One deck in this many is unusual: it has many copies of at most MOST_KINDS cards. */
const ODD_ONE_IN = 8;
const MOST_KINDS = 3;
/** How many games in a row share a ruleset, because compiling one costs more than playing a game. */
export const GAMES_OF_A_RULESET = 64;
const LIMITS: Limits = { ...DEFAULT_LIMITS, decisions: 20_000 };

interface Setting {
  readonly program: Program;
  readonly label: string;
}

/** Plays the games of a fuzz run. */
export class Fuzzer {
  private readonly bases: readonly Ruleset[];
  private readonly cards: readonly CardDoc[];
  private block = -1;
  private setting: Setting | null = null;

  constructor(
    private readonly content: Content,
    private readonly plugin: GamePlugin,
    private readonly seed: number,
  ) {
    const game = content.game(plugin.id);
    this.cards = [...game.cards.values()];
    this.bases = game.doc.modes.flatMap((mode) => {
      const variants = applicableVariants(content, plugin.id, mode).map(({ id }) => id);
      return subsets(variants).flatMap((chosen) => this.tryRuleset(mode, chosen, {}) ?? []);
    });
  }

  /** Plays the games from `from` up to but not including `to`. */
  play(from: number, to: number): FuzzTally {
    const tally = emptyFuzzTally();
    for (let game = from; game < to; game++) this.playOne(game, tally);
    return tally;
  }

  private playOne(game: number, tally: FuzzTally): void {
    const { program, label } = this.tableOf(Math.floor(game / GAMES_OF_A_RULESET));
    const seed = mixSeed(this.seed, game);
    const random = new Random(seed);
    const fewest = usualSeats(program);
    const most = Math.max(fewest, Math.min(MOST_SEATS, program.maxSeats));
    const seats = fewest + random.below(most - fewest + 1);
    // Only cards of the pool. The program also knows cards that can only be created in play.
    const pool = [...program.defOf.values()];
    const decks = Array.from({ length: seats }, () => randomDeck(pool, random));
    tally.games++;
    tally.rulesets[label] = (tally.rulesets[label] ?? 0) + 1;
    let match: Match | null = null;
    try {
      match = createMatch(program, decks);
      match.start(seed, decks);
      this.playOut(match, random, tally);
      tally.decisions += match.decisions;
      tally.checksum = (tally.checksum + match.digest()) >>> 0;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const decision = match?.decisions ?? 0;
      tally.violations.push({ game, ruleset: program.ruleset.id, seats, decision, message });
    }
  }

  private playOut(match: Match, random: Random, tally: FuzzTally): void {
    while (match.advance()) {
      checkInvariants(match);
      if (match.optionCount === 0) throw new Error('A seat is asked and has no option.');
      if (match.decisions >= LIMITS.decisions) {
        match.program.mechanics.cutOff(match);
        break;
      }
      match.choose(random.below(match.optionCount));
    }
    checkInvariants(match);
    const { winners, standing, cause } = match.program.mechanics.result(match);
    // Cut off by the limit above, or by the match itself when no player has a choice any more.
    if (cause === 'capped') {
      tally.capped++;
      if (winners.length > 0) throw new Error('A game that was cut off has a winner.');
    }
    if (standing.length !== match.seats) throw new Error(`The result has ${standing.length} seats.`);
    for (const seat of winners)
      if (!(seat >= 0 && seat < match.seats)) throw new Error(`Seat ${seat} cannot have won.`);
  }

  /** The compiled ruleset of a block of games. */
  private tableOf(block: number): Setting {
    if (this.setting && this.block === block) return this.setting;
    const random = new Random(mixSeed(this.seed ^ 0x5eed, block));
    const base = this.bases[random.below(this.bases.length)]!;
    const changed = random.below(CHANGED_ONE_IN) === 0 ? this.changed(base, random) : null;
    const program = (changed && this.compile(changed)) ?? this.compile(base)!;
    this.setting = { program, label: program.ruleset === base ? base.id : 'changed' };
    this.block = block;
    return this.setting;
  }

  private changed(base: Ruleset, random: Random): Ruleset | null {
    const { parameters } = this.content.game(base.game).vocabulary;
    const played = parameters.filter(({ readBy }) => readBy.includes('engine'));
    const declared = played[random.below(played.length)]!;
    const values = otherValues(declared, base.parameters[declared.name]!);
    if (values.length === 0) return null;
    const value = values[random.below(values.length)]!;
    return this.tryRuleset(base.mode, base.ref.variants, { [declared.name]: value });
  }

  private tryRuleset(
    mode: string,
    variants: readonly string[],
    overrides: Record<string, ParameterValue>,
  ): Ruleset | null {
    try {
      return resolveRuleset(this.content, { game: this.plugin.id, mode, variants: [...variants], overrides });
    } catch (error) {
      if (error instanceof RulesetError) return null;
      throw error;
    }
  }

  /** The compiled program, or null for a value that the engine cannot play. */
  private compile(ruleset: Ruleset): Program | null {
    try {
      return this.plugin.compile(ruleset, this.cards);
    } catch (error) {
      if (error instanceof ProgramError) return null;
      throw error;
    }
  }
}

const subsets = (ids: readonly string[]): string[][] =>
  ids.reduce<string[][]>((all, id) => [...all, ...all.map((one) => [...one, id])], [[]]);

/** A random deck of any cards, or sometimes of many copies of one, two or three cards. */
function randomDeck(pool: readonly number[], random: Random): number[] {
  const draw = (): number => pool[random.below(pool.length)]!;
  const odd = random.below(ODD_ONE_IN) === 0;
  const kinds = odd ? Array.from({ length: 1 + random.below(MOST_KINDS) }, draw) : null;
  const length = FEWEST_CARDS + random.below(MOST_CARDS - FEWEST_CARDS + 1);
  return Array.from({ length }, () => (kinds ? kinds[random.below(kinds.length)]! : draw()));
}
