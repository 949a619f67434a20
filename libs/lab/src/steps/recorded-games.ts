/** Whole games as data: every decision with its options, every event, the outcome and a checksum. */
import { botById } from '@rulewright/bots';
import type { CardDoc, Ruleset } from '@rulewright/content';
import {
  DEFAULT_LIMITS,
  compileForDecks,
  createMatch,
  deckDefs,
  describeEvent,
  describeOption,
  mixSeed,
  playOut,
  type DeckList,
  type DescribedOption,
  type GamePlugin,
} from '@rulewright/engine';

/** A decision, with the options in their order. */
export interface RecordedDecision {
  readonly seat: number;
  readonly options: readonly DescribedOption[];
  /** The index of the option that was taken. */
  readonly choice: number;
  /** The number of events before it. */
  readonly at: number;
}

export interface GameRecord {
  readonly ruleset: { readonly id: string; readonly hash: string };
  /** The names of the decks, by seat. */
  readonly decks: readonly string[];
  readonly bots: readonly string[];
  readonly seed: number;
  readonly decisions: readonly RecordedDecision[];
  readonly events: readonly object[];
  readonly outcome: { readonly winners: readonly number[]; readonly cause: string; readonly turns: number };
  /** The digest of the final state in hexadecimal. */
  readonly checksum: string;
}

export interface RecordOptions {
  readonly ruleset: Ruleset;
  readonly cards: ReadonlyMap<string, CardDoc>;
  /** Decks with names, by seat. */
  readonly decks: readonly (DeckList & { readonly id: string })[];
  /** The bot on every seat. */
  readonly bot: string;
  readonly games: number;
  readonly seed: number;
  /** A game with more decisions is left out. */
  readonly most: number;
}

/** Plays games and records them. @throws ProgramError if the decks cannot be played */
export function recordGames(plugin: GamePlugin, options: RecordOptions): GameRecord[] {
  const { ruleset, cards, decks, bot, games, seed, most } = options;
  const program = compileForDecks(plugin, ruleset, cards, decks);
  const defs = decks.map((deck) => deckDefs(program, deck));
  const match = createMatch(program, defs);
  const players = decks.map(() => botById(bot).create());
  const recorded: GameRecord[] = [];
  for (let game = 0; game < games; game++) {
    const own = mixSeed(seed, game);
    const decisions: RecordedDecision[] = [];
    const events: object[] = [];
    match.sink = {
      event: (kind, rule, a, b, c, d, e) => {
        events.push(describeEvent(match, { kind, rule, args: [a, b, c, d, e] }));
      },
    };
    players.forEach((player, seat) => player.begin(own, seat));
    match.start(own, defs);
    const { winners, cause, turns } = playOut(
      match,
      (one, seat) => {
        const choice = players[seat]!.choose(one);
        const described = Array.from(one.options.subarray(0, one.optionCount), (option) => describeOption(one, option));
        decisions.push({ seat, options: described, choice, at: events.length });
        return choice;
      },
      { ...DEFAULT_LIMITS, decisions: most },
    );
    if (decisions.length >= most) continue;
    recorded.push({
      ruleset: { id: ruleset.id, hash: ruleset.hash },
      decks: decks.map(({ id }) => id),
      bots: decks.map(() => bot),
      ...{ seed: own, decisions, events, outcome: { winners, cause, turns } },
      checksum: match.digest().toString(16).padStart(8, '0'),
    });
  }
  return recorded;
}
