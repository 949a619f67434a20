/**
 * The cards of Metabaloids in fields, as its play document reads them: numbers, words, and abilities with their texts. The document reads each
 * text with its own phrases. The schemas of fields check the rest, so a word that the fields do not have is an error here and not another play.
 */
import { cardDataSchema as valuesSchema, fieldsSchema, type CardDoc, type FieldsDoc } from '@rulewright/content';
import { canonicalJson, namesOf, printed, readSentence, type Names } from '@rulewright/content/sentences';
import { timingSchema } from './abilities/schema.ts';
import { CARD_FIELDS } from './cards/fields.ts';
import { cardDataOf, type CardData } from './cards/schema.ts';
import { columnSchema, whoseSchema, zoneSchema } from './language/schema.ts';
import { metabaloidsSentences } from './sentences/index.ts';
import { effectSchema } from './verbs/schema.ts';

type Row = Readonly<Record<string, unknown>>;

const words = (list: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map((word) => [word, word]));
const whole = (id: string, bounds: Row = {}): Row => ({ id, label: id, type: 'integer', ...bounds });
const choice = (id: string, list: readonly string[] | Readonly<Record<string, string>>): Row => ({
  id,
  label: id,
  type: 'choice',
  values: Array.isArray(list) ? words(list as readonly string[]) : list,
});
const yes = (id: string): Row => ({ id, label: id, type: 'yes' });

/** Static abilities have a verb of their own. */
const VERBS = ['always', ...effectSchema.options.map(({ shape }) => shape.do.value)];
/** The words of all verbs that say where to, until when, what, or on which side. */
const TOWARDS = [
  ...['hand', 'reserve', 'draw-pile-top', 'draw-pile-bottom', 'discard-pile', 'lost-pile'],
  ...['top', 'bottom', 'battle', 'turn', 'other-column', 'this-column', 'own', 'other', 'on', 'off'],
  ...['attack', 'draw', 'ability'],
];

/** A type or a name as a word of a field. */
const wordOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');

const typesOf = ({ kind, class: family, order, descriptors }: CardData): string[] => [
  ...new Set([kind, family, order, ...descriptors].filter((one) => one !== undefined)),
];

/** Names by the words of a field. */
const byWord = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.map((name) => [wordOf(name), name] as const).sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** The names with which the abilities of a card ask for cards: `type` or `name`. Cards of the pool need not have them. */
function askedIn(value: unknown, member: 'type' | 'name'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === member && typeof inner === 'string' ? [inner] : askedIn(inner, member),
  );
}

const typesAsked = (data: CardData): string[] => [...typesOf(data), ...askedIn(data.abilities, 'type')];

/** The types and names that cards have or ask for. */
export const wordsOf = (cards: readonly CardDoc[]): string[] =>
  cards.flatMap((card) => {
    const data = cardDataOf(card);
    return [...typesAsked(data), ...askedIn(data.abilities, 'name')].map(wordOf);
  });

/** The fields that the play document reads. Their words are those of the vocabulary, and the types and names of the cards. */
export function playFields(cards: readonly CardDoc[]): FieldsDoc {
  const all = cards.map((card) => cardDataOf(card));
  const types = byWord(all.flatMap(typesAsked));
  const titles = byWord([...cards.map(({ name }) => name), ...all.flatMap((data) => askedIn(data.abilities, 'name'))]);
  const group = (id: string, fields: readonly Row[]): Row => ({ id, label: id, type: 'group', fields });
  return fieldsSchema.parse({
    fields: [
      { ...choice('kind', ['creature', 'event', 'terrain']), required: true },
      { ...whole('cost'), min: 0, max: 12, required: true },
      ...['attack', 'defense', 'points'].map((id) => whole(id)),
      yes('noDefense'),
      { id: 'mentions', label: 'Mentions', type: 'choices', values: words(['reserve', 'multiple-columns']) },
      { id: 'types', label: 'Types', type: 'choices', values: types },
      choice('title', titles),
      group('abilities', [
        { id: 'name', label: 'Name', type: 'line' },
        { id: 'title', label: 'Title', type: 'line' },
        { id: 'text', label: 'Text', type: 'text' },
        choice('kind', ['activated', 'triggered', 'static']),
        choice('timing', timingSchema.options),
        ...['rank', 'on', 'price'].map((id) => whole(id)),
        ...['atColumns', 'atHand', 'atReserve', 'atDiscard', 'fighting'].map(yes),
      ]),
      group('effects', [
        ...['ability', 'amount', 'per', 'upper', 'select', 'stat'].map((id) => whole(id)),
        whole('howMany', { min: 1, max: 2 }),
        whole('taken', { min: 0, max: 10 }),
        choice('verb', VERBS),
        choice('target', ['this', 'attacking-card', 'attacked-card', 'choose', 'all']),
        choice('whose', whoseSchema.options),
        choice('fromWhere', ['hand', 'draw-pile']),
        choice('towards', TOWARDS),
        ...['upTo', 'keepsCard', 'closesHand', 'closesDraw', 'closesDiscard', 'closesColumns'].map(yes),
        ...['closesReserve'].map(yes),
      ]),
      group('conditions', [
        ...['ability', 'select', 'fewest', 'largest'].map((id) => whole(id)),
        choice('role', ['attacker', 'defender']),
      ]),
      group('selectors', [
        choice('whose', whoseSchema.options),
        choice('zone', zoneSchema.options),
        choice('columnOf', columnSchema.options),
        choice('type', types),
        choice('titled', titles),
        ...['fewest', 'largest'].map((id) => whole(id)),
        ...['exceptThis', 'topOnly'].map(yes),
      ]),
    ],
  });
}

/** The names that the sentences of a card use: as its abilities write them, and otherwise as the fields do. */
function namesFor({ fields }: FieldsDoc, { abilities }: CardData): Names {
  const names = (member: 'type' | 'name', id: string): string[] => {
    const field = fields.find((one) => one.id === id);
    const labels = field && 'values' in field ? Object.entries(field.values ?? {}) : [];
    const asked = askedIn(abilities, member);
    const words = new Set(asked.map(wordOf));
    return [...asked, ...labels.flatMap(([word, label]) => (words.has(word) ? [] : [label]))];
  };
  return namesOf({ card: names('name', 'title'), type: names('type', 'types') });
}

/** The most words of a title that a sentence is read with. */
const MOST_TITLE = 5;

/**
 * The texts of the abilities of a card: as they are printed if they mean their data, and otherwise the sentences of the data.
 * Null for data that no sentence says.
 */
export function abilityTexts(fields: FieldsDoc, card: CardDoc): (string | null)[] {
  const data = cardDataOf(card);
  return metabaloidsSentences
    .entries({ ...card, data }, namesFor(fields, data))
    .map(({ text = '', phrase, place, data: meant }) => {
      // The document has its own words, and no variants of them.
      const reading = readSentence(phrase, text, { ...place, variants: [] });
      if (reading.kind === 'read' && canonicalJson(reading.data) === canonicalJson(meant)) return text;
      const { title } = place.hint;
      const isLong = String(title).split(' ').length > MOST_TITLE;
      return printed(
        phrase,
        meant,
        isLong ? { ...place, hint: { ...place.hint, title: 'Ability', titled: false } } : place,
      );
    });
}

/** The name of a card as a word, if the fields have it. Nothing asks for another name. */
function titleIn({ fields }: FieldsDoc, { name }: CardDoc): string | undefined {
  const field = fields.find(({ id }) => id === 'title');
  const word = wordOf(name);
  return field?.type === 'choice' && word in field.values ? word : undefined;
}

/** What is made once for fields: their schema, and the cards in them. */
class CardsInFields {
  readonly schema: ReturnType<typeof valuesSchema>;
  readonly cards = new WeakMap<CardDoc, CardDoc>();

  constructor(fields: FieldsDoc) {
    this.schema = valuesSchema(fields);
  }
}

const made = new WeakMap<FieldsDoc, CardsInFields>();

/** Leaves out what is undefined, at any depth. */
const defined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * A card in these fields. A missing number has a field of its own, or the number that stands for it.
 * @throws ZodError for a word that the fields do not have
 * @throws Error for data of an ability that no sentence says
 */
export function playCard(fields: FieldsDoc, card: CardDoc, withoutAbilities = false): CardDoc {
  const known = made.get(fields) ?? new CardsInFields(fields);
  made.set(fields, known);
  const whole = known.cards.get(card) ?? wholeCard(fields, card, known);
  known.cards.set(card, whole);
  return withoutAbilities ? { ...whole, data: { ...whole.data, abilities: [] } } : whole;
}

function wholeCard(fields: FieldsDoc, card: CardDoc, { schema }: CardsInFields): CardDoc {
  const data = cardDataOf(card);
  const texts = abilityTexts(fields, card);
  return {
    ...card,
    data: schema.parse(
      defined({
        kind: data.kind,
        cost: data.cost,
        attack: data.attack ?? 0,
        defense: data.defense ?? 0,
        noDefense: data.defense === undefined,
        points: data.metabaloids ?? data.cost,
        mentions: CARD_FIELDS.find(({ id }) => id === 'mentions')!.read(card),
        types: typesOf(data).map(wordOf),
        title: titleIn(fields, card),
        abilities: data.abilities.map(({ id }, at) => {
          const text = texts[at];
          if (text === null) throw new Error(`${card.name}: no sentence says the ability "${id}".`);
          return { name: id, text };
        }),
      }),
    ) as CardDoc['data'],
  };
}
