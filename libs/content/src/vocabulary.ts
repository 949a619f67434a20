/**
 * The declarations of a game's plugin about its content, so that documents can be checked without knowing the game: parameters, steps, the
 * form of a card, and the rules that the code cites. A plugin exports one `GameVocabulary`.
 */
import type { z } from 'zod';
import type { PrintedFace } from './printed-face.ts';
import type { CardDoc, ParameterValue } from './schemas.ts';

export type ParameterType = 'integer' | 'boolean' | 'enum' | 'text' | 'list';

/** A named, typed value of a mode. */
export interface ParameterDeclaration {
  readonly name: string;
  readonly type: ParameterType;
  /** Whether `null` is a valid value. `nullMeans` gives its meaning ("no limit", "does not apply"). */
  readonly nullable: boolean;
  readonly nullMeans?: string;
  /** For integers: inclusive bounds. */
  readonly min?: number;
  readonly max?: number;
  /** Such as `cards`, `points`, `columns` or `players`. */
  readonly unit?: string;
  /** For enums and lists: the valid values, with the words for sentences. A list without `values` is free text. */
  readonly values?: Readonly<Record<string, string>>;
  /** The rules that use this value. */
  readonly rules: readonly string[];
  /** One sentence: what it sets, and what a larger or different value means. */
  readonly help: string;
  readonly default: ParameterValue;
  /** Where it is read: the engine, the deck check, the site, or only the text (a statement of fact). */
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
  /** Words accepted in a query. The first one is shown. */
  readonly keys: readonly string[];
  readonly label: string;
  readonly type: 'number' | 'text' | 'set';
  /** Whether it is shown as a facet with counts. */
  readonly facet: boolean;
  read(card: CardDoc): number | string | readonly string[] | null;
  /** For numbers: the word that a card has in the place of a number, such as `any`; null for a card without a word. */
  word?(card: CardDoc): string | null;
}

/** A value of a card that deck law reads and the catalogue does not show. */
export type LawField = Pick<CardField, 'id' | 'read' | 'word'>;

/** The value of a field, also if it is a word in the place of a number. */
export const valueOrWord = (field: LawField, card: CardDoc): ReturnType<CardField['read']> =>
  field.read(card) ?? field.word?.(card) ?? null;

/** A labelled value with its provenance, as the card page lists it. */
export interface CardFact {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Ids of the cards that the value names. Pages show their names. */
  readonly cards?: readonly string[];
  readonly provenance: 'source' | 'real-world' | 'provisional';
  readonly ruleId?: string;
}

/** An ability as the card page shows it: the printed text, and the reading made from the data. */
export interface AbilityReading {
  readonly id: string;
  /** The printed text. */
  readonly text: string;
  /** "How the engine reads it", generated from the data alone. */
  readonly reading: string;
  readonly rules: readonly string[];
}

/**
 * Files of a plugin that name a rule. Code in `played` counts the rule when it applies it. Code in `told` follows the rule by its
 * structure.
 */
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
  /** Rule ids that the plugin's code cites. A release must contain every one. */
  readonly citedRules: readonly string[];
  /** For each cited rule, the files that count it, and the files that state that their structure follows it. */
  readonly citations?: Readonly<Record<string, Citation>>;
  readonly cardFields: readonly CardField[];
  /** More values of a card that deck law reads. */
  readonly lawFields?: readonly LawField[];
  facts(card: CardDoc): readonly CardFact[];
  /** The face of a card, except its name. */
  face(card: CardDoc): PrintedFace;
  readings(card: CardDoc): readonly AbilityReading[];
}

type Declared = 'parameters' | 'steps' | 'cardData' | 'cardFields' | 'facts' | 'face';

/**
 * The vocabulary of a plugin. parameters.yaml declares the parameters and steps of a plugin that declares none; fields.yaml and faces.yaml
 * describe its cards.
 */
export interface PluginVocabulary extends Omit<GameVocabulary, Declared>, Partial<Pick<GameVocabulary, Declared>> {
  /**
   * Documents for releases from before their kind existed: `parameters.yaml` and deck laws. A release without a document of such a kind
   * is read with these. They are never changed, so that old releases stay as they were.
   */
  readonly firstDocuments?: readonly { readonly path: string; readonly text: string }[];
  /** The forms of the fields of the type `engine`, by field. */
  readonly parts?: Readonly<Record<string, z.ZodType>>;
  /** Searchable fields that the plugin computes, besides those of fields.yaml. */
  readonly moreFields?: readonly CardField[];
}
