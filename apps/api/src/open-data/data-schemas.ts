/** JSON Schemas of the open data files and of their documents, generated from the schemas that validate the documents. */
import {
  jsonSchemas,
  MOST_PICTURE_SIDE,
  PICTURE_TYPES,
  type GameVocabulary,
  type JsonSchema,
} from '@rulewright/content';
import { DATA_NAMES, type DataName } from '../work/jobs/data.ts';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
const TEXT: JsonSchema = { type: 'string' };

const record = (properties: Readonly<Record<string, JsonSchema>>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});

/** The kind of document in each data file that consists of documents. */
const KINDS: Partial<Record<DataName, string>> = {
  games: 'game',
  cards: 'card',
  sets: 'set',
  decks: 'deck',
  modes: 'mode',
  variants: 'variant',
};

const PIXELS: JsonSchema = { type: 'integer', minimum: 1, maximum: MOST_PICTURE_SIDE };

const RELEASE = record({
  number: { type: 'integer', minimum: 1 },
  effectiveAt: { type: 'string', format: 'date-time' },
  contentHash: { type: 'string', pattern: '^[0-9a-f]{64}$' },
});

const RULE = record({
  id: TEXT,
  chapter: TEXT,
  path: { type: 'string', description: 'The file with the sentence.' },
  line: { type: 'integer', minimum: 1 },
  texts: { type: 'object', additionalProperties: TEXT, description: 'The sentence in each mode that has the rule.' },
});

const PICTURE = record({
  file: { type: 'string', description: 'The name by which cards name the picture.' },
  address: { type: 'string', description: 'The path of the bytes on this site. It never changes.' },
  sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  type: { enum: Object.keys(PICTURE_TYPES) },
  ...{ width: PIXELS, height: PIXELS, bytes: { type: 'integer', minimum: 1 } },
});

const INTEGER: JsonSchema = { type: 'integer' };
const TEXTS: JsonSchema = { type: 'array', items: TEXT };

const LAB_GAME = record({
  ruleset: record({ id: TEXT, hash: TEXT }),
  decks: { ...TEXTS, description: 'The published decks, by seat.' },
  bots: TEXTS,
  seed: INTEGER,
  decisions: {
    type: 'array',
    items: record({
      seat: INTEGER,
      options: { type: 'array', items: { type: 'object' } },
      choice: { ...INTEGER, description: 'The index of the option that was taken.' },
      at: { ...INTEGER, description: 'The number of events before the decision.' },
    }),
  },
  events: { type: 'array', items: { type: 'object' }, description: 'As in the event file of the command line.' },
  outcome: record({ winners: { type: 'array', items: INTEGER }, cause: TEXT, turns: INTEGER }),
  checksum: { ...TEXT, description: 'The digest of the final state.' },
});

/** The schema of a member of a game's list in a data file. */
function memberOf(name: DataName, game: string, schemas: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const kind = KINDS[name];
  if (kind) return { $ref: `${game}/${kind}.json` };
  if (name === 'rules') return RULE;
  if (name === 'pictures') return PICTURE;
  if (name === 'lab-games') return LAB_GAME;
  const list = name === 'rulings' ? 'rulings' : 'terms';
  const { properties } = schemas[name] as { properties: Record<string, { items: JsonSchema }> };
  return properties[list]!.items;
}

function fileSchema(name: DataName, vocabularies: readonly GameVocabulary[]): JsonSchema {
  const head = { $schema: DRAFT, title: `${name}.json` };
  if (name === 'files')
    return {
      ...head,
      ...record({ release: RELEASE, files: { type: 'array', items: record({ path: TEXT, text: TEXT }) } }),
    };
  const lists = vocabularies.map((vocabulary) => {
    const items = memberOf(name, vocabulary.game, jsonSchemas(vocabulary));
    return [vocabulary.game, { type: 'array', items }] as const;
  });
  const games = { type: 'object', properties: Object.fromEntries(lists), additionalProperties: false };
  const parts: Record<string, JsonSchema> = { release: RELEASE, games };
  const licences: JsonSchema = {
    type: 'object',
    additionalProperties: TEXT,
    description: 'The licence of the recorded games of each game, as an SPDX id.',
  };
  return { ...head, ...record(name === 'lab-games' ? { ...parts, licences } : parts) };
}

/** The schemas for some games, keyed by path below `/data/schemas/`: `cards.json` for a file, `GAME/card.json` for its documents. */
export function dataSchemas(vocabularies: readonly GameVocabulary[]): ReadonlyMap<string, JsonSchema> {
  const documents = vocabularies.flatMap((vocabulary) =>
    Object.values(KINDS).map((kind) => [`${vocabulary.game}/${kind}.json`, jsonSchemas(vocabulary)[kind]!] as const),
  );
  return new Map([
    ...DATA_NAMES.map((name) => [`${name}.json`, fileSchema(name, vocabularies)] as const),
    ...documents,
  ]);
}
