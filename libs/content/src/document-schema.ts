/** JSON Schemas of documents for forms and editors. The fields, parameters and rules of the game are choices and suggestions. */
import type { GameContent } from './content.ts';
import { COMMON_FACTS } from './deck-law-words.ts';
import { VERBS, WORDS_OF, type Verb } from './deck-law.ts';
import type { GameVocabulary } from './vocabulary.ts';
import { bareSchemas, jsonSchemas, type JsonSchema } from './json-schemas.ts';

type Members = Readonly<Record<string, JsonSchema>>;

/** The names of the verbs of deck law in forms. */
const VERB_TITLES: Readonly<Record<Verb, string>> = {
  count: 'Number of cards',
  sum: 'Sum of a field',
  distinct: 'Number of different values',
  copies: 'Copies of a card',
  every: 'Every card must match',
  places: 'Places for cards',
  apart: 'Cards that exclude each other',
  contains: 'Cards that the leader needs',
  pair: 'Two cards that suit each other',
  remove: 'Cards removed before play',
  either: 'One of several rules is enough',
};
/** First values for a new rule. */
const FIRST: Partial<Record<Verb, unknown>> = { count: {}, every: {}, remove: {}, copies: { by: ['name'] } };
const ALWAYS = ['severity', 'when', 'say'];
const CITING = ['rule', 'minRule', 'maxRule', 'bothRule', 'cardRule'];

const membersOf = (schema: JsonSchema): Members => schema['properties'] as Members;

/** Suggests ids of rules wherever a member cites a rule. */
const suggesting = (members: Members, rules: readonly string[]): Members =>
  Object.fromEntries(
    Object.entries(members).map(([name, one]) => [name, CITING.includes(name) ? { ...one, examples: rules } : one]),
  );

/** One form of a rule for each verb. A form starts with the verb and has only the members of this verb. */
function byVerb(rule: JsonSchema, rules: readonly string[]): JsonSchema {
  const members = suggesting(membersOf(rule), rules);
  const formOf = (verb: Verb): JsonSchema => {
    const words = ['id', 'rule', verb, ...WORDS_OF[verb], ...ALWAYS];
    const properties = Object.fromEntries(words.map((word) => [word, members[word]!]));
    if (FIRST[verb] !== undefined) properties[verb] = { ...members[verb], default: FIRST[verb] };
    return {
      title: VERB_TITLES[verb],
      type: 'object',
      properties,
      required: ['id', 'rule', verb],
      additionalProperties: false,
    };
  };
  return { oneOf: VERBS.map(formOf) };
}

/** The predicate with a member for each field. `$comment` has the type of the field, and `examples` has known values. */
function withFields(predicate: JsonSchema, game: GameContent): JsonSchema {
  const { additionalProperties: test } = predicate;
  const declared = game.data?.fields.fields ?? [];
  const valuesOf = (id: string): readonly string[] => {
    if (id === 'set') return [...game.sets.keys()];
    const field = declared.find((one) => one.id === id);
    return field && 'values' in field && field.values ? Object.keys(field.values) : [];
  };
  const known = [
    ...game.vocabulary.cardFields.map(({ id, label, type }) => ({ id, label, type })),
    ...[...COMMON_FACTS].map((id) => ({ id, label: id, type: 'text' })),
  ];
  const fields = known.map(({ id, label, type }) => [
    id,
    { ...(test as JsonSchema), title: label, $comment: type, examples: valuesOf(id) },
  ]);
  return { ...predicate, properties: { ...membersOf(predicate), ...Object.fromEntries(fields) } };
}

/** The number schema with the parameters of the game as choices. */
function withParameters(number: JsonSchema, names: readonly string[]): JsonSchema {
  const options = (number['anyOf'] as readonly JsonSchema[]).map((option) =>
    option['properties'] !== undefined && 'param' in membersOf(option)
      ? { ...option, properties: { param: { type: 'string', enum: names } } }
      : option,
  );
  return { ...number, anyOf: options };
}

function deckLawSchemaOf(schema: JsonSchema, game: GameContent): JsonSchema {
  const rules = [...game.rules.keys()];
  const members = suggesting(membersOf(schema), rules);
  const defs = schema['$defs'] as Members;
  const law = members['rules']!;
  return {
    ...schema,
    properties: {
      ...members,
      follows: { ...members['follows'], items: { type: 'string', examples: rules } },
      rules: { ...law, items: byVerb(law['items'] as JsonSchema, rules) },
    },
    $defs: {
      ...defs,
      predicate: withFields(defs['predicate']!, game),
      lawNumber: withParameters(
        defs['lawNumber']!,
        game.vocabulary.parameters.map(({ name }) => name),
      ),
    },
  };
}

/** The filling of a slot with the fields of the game as choices. Members of the entries of a group are other fields, and stay free. */
function namingFields(schema: JsonSchema, ids: readonly string[]): JsonSchema {
  const { type, pattern, items, anyOf, properties } = schema;
  if (type === 'string') return pattern === undefined || 'maxLength' in schema ? schema : { type, enum: ids };
  if (Array.isArray(anyOf)) {
    const options = (anyOf as JsonSchema[]).map((one) => namingFields(one, ids));
    return { ...schema, anyOf: options.map((one) => ('enum' in one ? { title: 'Field', ...one } : one)) };
  }
  if (items !== undefined) return { ...schema, items: namingFields(items as JsonSchema, ids) };
  const { field, ...members } = (properties ?? {}) as Members;
  return field === undefined ? schema : { ...schema, properties: { field: namingFields(field, ids), ...members } };
}

/** The schema of faces with the fields of the game as choices in the slots. */
function facesSchemaOf(schema: JsonSchema, game: GameContent): JsonSchema {
  const { fields = [], computed = [] } = game.data?.fields ?? {};
  const ids = [...fields, ...computed].map(({ id }) => id);
  const { faces, ...tables } = membersOf(schema);
  const face = faces!['items'] as JsonSchema;
  const { slots, for: asked, ...rest } = membersOf(face);
  const named: Members = Object.fromEntries(
    Object.entries(membersOf(slots!)).map(([slot, member]): [string, JsonSchema] => [slot, namingFields(member, ids)]),
  );
  const items = { ...face, properties: { for: asked, ...rest, slots: { ...slots, properties: named } } };
  return { ...schema, properties: { faces: { ...faces, items }, ...tables } };
}

/** The maximum number of suggested ids. More would make the form slow. */
const MOST_SUGGESTED = 2_000;

/** The schema with suggested ids for the member at a path. In the path, `[]` means the entries of a list. */
function suggestingAt(schema: JsonSchema, at: readonly string[], ids: Iterable<string>): JsonSchema {
  const [name, ...rest] = at;
  if (name === undefined) return { ...schema, examples: [...ids].slice(0, MOST_SUGGESTED) };
  if (name === '[]') return { ...schema, items: suggestingAt(schema['items'] as JsonSchema, rest, ids) };
  const members = membersOf(schema);
  return { ...schema, properties: { ...members, [name]: suggestingAt(members[name]!, rest, ids) } };
}

/** The members that contain ids of other documents of the game, by kind of document. */
const NAMES: Readonly<
  Record<string, readonly (readonly [path: string, of: (game: GameContent) => Iterable<string>])[]>
> = {
  mode: [
    ['deckLaw', ({ deckLaws }) => deckLaws.keys()],
    ['legality', ({ legality }) => legality.keys()],
    ['extends', ({ modes }) => modes.keys()],
  ],
  legality: [
    ['rule', ({ rules }) => rules.keys()],
    ['sets.[]', ({ sets }) => sets.keys()],
    ['changes.[].rule', ({ rules }) => rules.keys()],
    ['changes.[].admit.[]', ({ sets }) => sets.keys()],
    ['changes.[].rotate.[]', ({ sets }) => sets.keys()],
    ['changes.[].ban.[]', ({ cards }) => cards.keys()],
    ['changes.[].restore.[]', ({ cards }) => cards.keys()],
  ],
  card: [['printings.[].set', ({ sets }) => sets.keys()]],
  deck: [
    ['entries.[].card', ({ cards }) => cards.keys()],
    ['side.[].card', ({ cards }) => cards.keys()],
  ],
  rulings: [['rulings.[].rules.[]', ({ rules }) => rules.keys()]],
  glossary: [['terms.[].rules.[]', ({ rules }) => rules.keys()]],
};

/** The JSON Schema of a kind of document; null if it has none. If the documents of a game do not load, only the vocabulary may exist. */
export function documentSchemaOf(
  kind: string,
  game: GameContent | undefined,
  vocabulary: GameVocabulary | undefined,
): JsonSchema | null {
  const schema = (vocabulary ? jsonSchemas(vocabulary) : bareSchemas())[kind];
  if (!schema || !game) return schema ?? null;
  if (kind === 'deck-law') return deckLawSchemaOf(schema, game);
  if (kind === 'faces' && game.data) return facesSchemaOf(schema, game);
  return (NAMES[kind] ?? []).reduce((made, [path, of]) => suggestingAt(made, path.split('.'), of(game)), schema);
}
