/** The game, the rules and the cards that a match is played with. A program is compiled from the cards of its decks. */
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

/** Programs that are kept for each ruleset: rooms with the same cards share one. */
const PROGRAMS_KEPT = 50;

/** What a match is played with. */
export class Playable {
  /** The ruleset without any card: for what does not depend on cards. */
  readonly bare: Program;
  private readonly kept = new Lru<string, Program>(PROGRAMS_KEPT);
  private readonly sources = new WeakMap<Program, readonly CardDoc[]>();
  private whole: Program | null = null;

  /** @throws ProgramError for what the ruleset cannot play */
  constructor(
    readonly plugin: GamePlugin,
    readonly ruleset: Ruleset,
    readonly cards: ReadonlyMap<string, CardDoc>,
    /** How cards beside the decks are used between games, where the deck law says so. */
    readonly betweenGames: BetweenGames | undefined,
  ) {
    this.bare = plugin.compile(ruleset, []);
  }

  /** The program of a match with these decks. @throws ProgramError */
  programFor({ poolHash }: Pick<MatchEntity, 'poolHash'>, decks: readonly DeckList[]): Program {
    if (poolHash !== OF_DECKS) return this.wholeProgram();
    const ids = [...new Set(idsOf(decks))].sort();
    return this.kept.get(ids.join(' '), () => {
      const program = compileForDecks(this.plugin, this.ruleset, this.cards, decks);
      this.sources.set(program, cardsUsed(this.plugin, this.cards, ids));
      return program;
    });
  }

  /** The program of all cards, by which older matches are played. @throws ProgramError */
  wholeProgram(): Program {
    return (this.whole ??= compileForGame(this.plugin, this.ruleset, this.cards));
  }

  /** The cards that one of these programs was compiled from. */
  cardsOf(program: Program): readonly CardDoc[] {
    return this.sources.get(program) ?? [...this.cards.values()];
  }
}
