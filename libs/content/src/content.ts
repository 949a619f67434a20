/** Loaded content: the documents of all games, by kind, with the exact files they came from. */
import type { DeckLaw } from './deck-law.ts';
import type { CardDoc, DeckDoc, GameDoc, GlossaryTerm, ModeDoc, Ruling, SetDoc, VariantDoc } from './schemas.ts';
import type { Example } from './examples.ts';
import type { PluginDocuments } from './data-game/plugin-vocabulary.ts';
import type { DataGame } from './data-game/vocabulary.ts';
import type { FirstGameDoc } from './first-game.ts';
import type { PolicyDoc } from './policy.ts';
import type { StrengthDoc } from './strength.ts';
import type { LearnDoc } from './learn.ts';
import type { LegalityDoc } from './legality.ts';
import { placeOf } from './places.ts';
import { UnknownIdError, UnreadableGameError, didYouMean, type Problem } from './problems.ts';
import type { Chapter, RuleSource } from './text/chapter.ts';
import type { GameVocabulary } from './vocabulary.ts';

/** A file of the content tree: its path from the content root, with `/`, and its exact text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** The bytes of a picture that was read from a file. `text` describes them. */
  readonly bytes?: Uint8Array;
}

export interface GameContent {
  readonly doc: GameDoc;
  readonly vocabulary: GameVocabulary;
  /** The documents that the vocabulary is made from; null for a game with a plugin. */
  readonly data: DataGame | null;
  /** What documents declare to the plugin of the game; null for a game without a plugin. */
  readonly declared: PluginDocuments | null;
  readonly modes: ReadonlyMap<string, ModeDoc>;
  readonly variants: ReadonlyMap<string, VariantDoc>;
  /** Deck laws by id; see `deckLawOf`. */
  readonly deckLaws: ReadonlyMap<string, DeckLaw>;
  /** Legality documents by id; see `legalityAt`. */
  readonly legality: ReadonlyMap<string, LegalityDoc>;
  readonly cards: ReadonlyMap<string, CardDoc>;
  /** The texts of the drawings, by card. See `printedFace`. */
  readonly drawings: ReadonlyMap<string, string>;
  readonly sets: ReadonlyMap<string, SetDoc>;
  readonly decks: ReadonlyMap<string, DeckDoc>;
  readonly rulings: readonly Ruling[];
  readonly glossary: readonly GlossaryTerm[];
  /** The document that teaches the game, or null. */
  readonly learn: LearnDoc | null;
  /** The guided first match, or null. */
  readonly firstGame: FirstGameDoc | null;
  /** The learned policies of a game whose play is a document. */
  readonly policies: readonly PolicyDoc[];
  /** How strong its bots are, as measured. */
  readonly strength: StrengthDoc['rows'];
  /** The documents that say how the game is played, in the order of their names. See `playOf`. */
  readonly play: readonly SourceFile[];
  /** In reading order. */
  readonly chapters: readonly Chapter[];
  readonly rules: ReadonlyMap<string, RuleSource>;
  /** Worked examples by file path. */
  readonly examples: ReadonlyMap<string, readonly Example[]>;
}

export class Content {
  constructor(
    /** Files by path. The exact text is kept, so that an export returns what was imported. */
    readonly files: ReadonlyMap<string, SourceFile>,
    readonly games: readonly GameContent[],
    /** The games that are left out because their documents have problems, each with the first one; null for a problem that must not be told. */
    readonly unreadable: ReadonlyMap<string, Problem | null> = new Map(),
  ) {}

  /** @throws UnreadableGameError; UnknownIdError `unknown-game` */
  game(id: string): GameContent {
    const game = this.games.find((one) => one.doc.id === id);
    if (game) return game;
    const problem = this.unreadable.get(id);
    if (problem !== undefined) throw new UnreadableGameError(id, problem);
    const known = this.games.map((one) => one.doc.id);
    throw new UnknownIdError('unknown-game', `There is no game "${id}".${didYouMean(id, known)}`);
  }
}

/** The games without problems. One game's fault does not stop another game. */
export function withoutUnreadable(content: Content, problems: readonly Problem[]): Content {
  const unreadable = new Map<string, Problem>();
  for (const problem of problems) {
    // A problem of a game without a document has a path that no document can have.
    const game = placeOf(problem.path)?.game ?? problem.path.split('/')[1] ?? '';
    if (!unreadable.has(game)) unreadable.set(game, problem);
  }
  if (unreadable.size === 0) return content;
  const games = content.games.filter(({ doc }) => !unreadable.has(doc.id));
  return new Content(content.files, games, unreadable);
}
