/** The game, the rules and the cards that a match is played with. Programs are compiled from the cards of the decks. */
import { Lru, type BetweenGames, type CardDoc, type Ruleset } from '@rulewright/content';
import { OF_DECKS, type MatchEntity } from '@rulewright/database';
import {
  cardsUsed,
  compileForDecks,
  compileForGame,
  idsOf,
  type DeckList,
  type GamePlugin,
  type Program,
} from '@rulewright/engine';

/** Compiled programs kept for each ruleset. Rooms with the same cards share one. */
const PROGRAMS_KEPT = 50;

/** Compiles and caches the programs of one ruleset. */
export class Playable {
  /** The ruleset compiled without cards, for everything that does not depend on cards. */
  readonly bare: Program;
  private readonly programs = new Lru<string, Program>(PROGRAMS_KEPT);
  private readonly sources = new WeakMap<Program, readonly CardDoc[]>();
  private whole: Program | null = null;

  /** @throws ProgramError if the engine cannot play the ruleset */
  constructor(
    readonly plugin: GamePlugin,
    readonly ruleset: Ruleset,
    readonly cards: ReadonlyMap<string, CardDoc>,
    /** How side decks are used between games, if the deck law defines it. */
    readonly betweenGames: BetweenGames | undefined,
    /** Whether the release is from when the game had a plugin. */
    private readonly hadPlugin = false,
  ) {
    this.bare = plugin.compile(ruleset, []);
  }

  /** The program of a match with these decks. @throws ProgramError */
  programFor({ poolHash }: Pick<MatchEntity, 'poolHash'>, decks: readonly DeckList[]): Program {
    if (poolHash !== OF_DECKS) return this.wholeProgram();
    const ids = [...new Set(idsOf(decks))].sort();
    return this.programs.get(ids.join(' '), () => {
      const program = compileForDecks(this.plugin, this.ruleset, this.cards, decks);
      this.sources.set(program, cardsUsed(this.plugin, this.cards, ids));
      return program;
    });
  }

  /** Whether a stored match was started with these cards. One of a plugin has a digest that only the plugin could compute. */
  knows({ poolHash }: Pick<MatchEntity, 'poolHash'>): boolean {
    return poolHash === OF_DECKS || this.hadPlugin || poolHash === this.wholeProgram().poolHash();
  }

  /** The program compiled from all cards, which older matches use. @throws ProgramError */
  wholeProgram(): Program {
    return (this.whole ??= compileForGame(this.plugin, this.ruleset, this.cards));
  }

  /** The cards from which one of these programs was compiled. */
  cardsOf(program: Program): readonly CardDoc[] {
    return this.sources.get(program) ?? [...this.cards.values()];
  }
}
