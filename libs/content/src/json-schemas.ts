/** JSON Schemas for every kind of document, for editors and other programs. Generated from the schemas that validate the documents. */
import { z } from 'zod';
import { adoptedSchema, adoptionSchema } from './adoption.ts';
import { facesSchema } from './data-game/faces.ts';
import { fieldsSchema } from './data-game/fields.ts';
import { parametersSchema } from './data-game/parameters.ts';
import { deckLawSchema } from './deck-law.ts';
import { exampleFileSchema } from './examples.ts';
import { firstGameSchema } from './first-game.ts';
import { policySchema } from './policy.ts';
import { strengthSchema } from './strength.ts';
import { learnSchema } from './learn.ts';
import { legalitySchema } from './legality.ts';
import {
  cardSchema,
  deckSchema,
  gameSchema,
  glossarySchema,
  glossaryTermSchema,
  modeSchema,
  rulingSchema,
  rulingsSchema,
  setSchema,
  variantSchema,
} from './schemas.ts';
import type { GameVocabulary } from './vocabulary.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** The JSON Schemas that are the same in every game. Made on first use, because making them takes a tenth of a second. */
let sameInEveryGame:
  | {
      readonly bare: Readonly<Record<string, JsonSchema>>;
      readonly layers: Record<'mode' | 'variant' | 'card', JsonSchema>;
    }
  | undefined;

function shared(): NonNullable<typeof sameInEveryGame> {
  sameInEveryGame ??= {
    bare: {
      game: schemaOf(gameSchema),
      fields: schemaOf(fieldsSchema),
      faces: schemaOf(facesSchema),
      parameters: schemaOf(parametersSchema),
      'deck-law': schemaOf(deckLawSchema),
      legality: schemaOf(legalitySchema),
      ruling: schemaOf(rulingSchema),
      term: schemaOf(glossaryTermSchema),
      rulings: schemaOf(rulingsSchema),
      glossary: schemaOf(glossarySchema),
      learn: schemaOf(learnSchema),
      'first-game': schemaOf(firstGameSchema),
      policy: schemaOf(policySchema),
      strength: schemaOf(strengthSchema),
      examples: schemaOf(exampleFileSchema),
      set: schemaOf(setSchema),
      deck: schemaOf(deckSchema),
      adoption: schemaOf(adoptionSchema),
      adopted: schemaOf(adoptedSchema),
    },
    layers: { mode: schemaOf(modeSchema), variant: schemaOf(variantSchema), card: schemaOf(cardSchema) },
  };
  return sameInEveryGame;
}

/** JSON Schemas of the documents that have the same form in every game. */
export const bareSchemas = (): Readonly<Record<string, JsonSchema>> => shared().bare;

/** The schemas of each game. The desk asks for them with every document and every page of the card sheet. */
const known = new WeakMap<GameVocabulary, Readonly<Record<string, JsonSchema>>>();

/** JSON Schemas by kind of document. `card` and `mode` include the card data and the parameters that the game declares. */
export function jsonSchemas(vocabulary: GameVocabulary): Readonly<Record<string, JsonSchema>> {
  const schemas = known.get(vocabulary) ?? schemasOfGame(vocabulary);
  known.set(vocabulary, schemas);
  return schemas;
}

function schemasOfGame(vocabulary: GameVocabulary): Readonly<Record<string, JsonSchema>> {
  const { bare, layers } = shared();
  const values = Object.fromEntries(
    vocabulary.parameters.map((one) => [one.name, { ...valueSchema(one), description: one.help }]),
  );
  const layer = (schema: JsonSchema): JsonSchema => {
    const parameters = { type: 'object', properties: values, additionalProperties: false };
    return { ...schema, properties: { ...(schema['properties'] as object), parameters } };
  };
  const card = layers.card as { properties: Record<string, object>; $defs?: object };
  // References in a schema start at its root, so the definitions of the card data are moved there.
  const { $schema: _, $defs, ...data } = schemaOf(vocabulary.cardData);
  return {
    ...bare,
    mode: layer(layers.mode),
    variant: layer(layers.variant),
    card: {
      ...card,
      $defs: { ...card.$defs, ...($defs as object | undefined) },
      properties: { ...card.properties, data },
    },
  };
}

function valueSchema({ type, nullable, min, max, values }: GameVocabulary['parameters'][number]): JsonSchema {
  const words = values ? { enum: Object.keys(values) } : { type: 'string' };
  const value: JsonSchema =
    type === 'integer'
      ? {
          type: 'integer',
          ...(min === undefined ? {} : { minimum: min }),
          ...(max === undefined ? {} : { maximum: max }),
        }
      : type === 'boolean'
        ? { type: 'boolean' }
        : type === 'list'
          ? { type: 'array', items: words }
          : words;
  // A variant may take the value of another parameter.
  const sameAs = {
    type: 'object',
    properties: { sameAs: { type: 'string' } },
    required: ['sameAs'],
    additionalProperties: false,
  };
  return { anyOf: [value, ...(nullable ? [{ type: 'null' }] : []), sameAs] };
}
