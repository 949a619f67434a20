/**
 * What a game's plugin declares about its content, so that documents can be checked without knowing the game:
 * parameters, steps, the shape of a card, which rules the code cites. Plugins export one `GameVocabulary`.
 */
import type { z } from 'zod';
import type { DeckLaw } from './deck-law.ts';
import type { PrintedFace } from './printed-face.ts';
import type { CardDoc, ParameterValue } from './schemas.ts';

export type ParameterType = 'integer' | 'boolean' | 'enum' | 'text' | 'list';

/** A named, typed value of a mode. */
export interface ParameterDeclaration {
  readonly name: string;
  readonly type: ParameterType;
  /** `null` is a legal value; `nullMeans` says what it stands for ("no limit", "does not apply"). */
  readonly nullable: boolean;
  readonly nullMeans?: string;
  /** For integers: inclusive bounds. */
  readonly min?: number;
  readonly max?: number;
  /** `cards`, `points`, `columns`, `players`… */
  readonly unit?: string;
  /** For enums and lists: the legal values with the words in which a sentence shows them. A list without it is free text. */
  readonly values?: Readonly<Record<string, string>>;
  /** The rules that this value serves. */
  readonly rules: readonly string[];
  /** One sentence: what it sets and what a larger or other value means. */
  readonly help: string;
  readonly default: ParameterValue;
  /** Who reads it: the engine, the deck check, the pages, or nobody but the reader (a statement of fact). */
  readonly readBy: readonly ('engine' | 'deck-check' | 'site' | 'text')[];
}

/** A step that a mode's `setup` or `turn` list may name. */
export interface StepDeclaration {
  readonly id: string;
  readonly name: string;
  readonly kind: 'setup' | 'turn';
  readonly rules: readonly string[];
  readonly help: string;
}

/** A searchable or sortable field of a card, for the catalogue (`cost<=2`, `t:insect`). */
export interface CardField {
  readonly id: string;
  /** Words accepted in a query, first the one shown. */
  readonly keys: readonly string[];
  readonly label: string;
  readonly type: 'number' | 'text' | 'set';
  /** Shown as a facet with counts. */
  readonly facet: boolean;
  read(card: CardDoc): number | string | readonly string[] | null;
}

/** A value of a card that deck law reads and the catalogue does not show. */
export type LawField = Pick<CardField, 'id' | 'read'>;

/** A labelled value with its provenance, as the card page lists it. */
export interface CardFact {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Ids of cards that the value names; pages show their names. */
  readonly cards?: readonly string[];
  readonly provenance: 'source' | 'real-world' | 'provisional';
  readonly ruleId?: string;
}

/** An ability as the card page shows it: the printed text and the reading made from the data. */
export interface AbilityReading {
  readonly id: string;
  /** The printed text. */
  readonly text: string;
  /** "How the engine reads it", made from the data alone. */
  readonly reading: string;
  readonly rules: readonly string[];
}

/** Files of a plugin that name a rule: `played` count it when it is applied, `told` follow it by their shape. */
export interface Citation {
  readonly played: readonly string[];
  readonly told: readonly string[];
}

export interface GameVocabulary {
  readonly game: string;
  readonly parameters: readonly ParameterDeclaration[];
  readonly steps: readonly StepDeclaration[];
  /** Validates `data` of a card. */
  readonly cardData: z.ZodType;
  /** Validates a trigger rule of a mode or variant. */
  readonly modeRule: z.ZodType;
  /** Rule ids that code of this plugin cites; a release must hold every one. */
  readonly citedRules: readonly string[];
  /** Where it does: files whose code counts the rule, and files that say that their shape follows it. */
  readonly citations?: Readonly<Record<string, Citation>>;
  readonly cardFields: readonly CardField[];
  /** Further values of a card that deck law reads. */
  readonly lawFields?: readonly LawField[];
  /** The deck law of releases that hold no such document: those from before deck law was data. */
  readonly firstDeckLaw?: DeckLaw;
  facts(card: CardDoc): readonly CardFact[];
  /** What its face shows besides the name. */
  face(card: CardDoc): PrintedFace;
  readings(card: CardDoc): readonly AbilityReading[];
}
