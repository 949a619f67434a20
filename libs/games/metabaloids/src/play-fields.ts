/**
 * The cards of Metabaloids in the fields of its play document: numbers, words, and abilities with their texts. The document reads each text with
 * its own phrases. The schema of the fields checks the rest, so a word that the fields do not have is an error here and not another play.
 */
import { cardDataSchema as valuesSchema, type CardDoc, type FieldsDoc } from '@rulewright/content';
import { canonicalJson, namesOf, printed, readSentence } from '@rulewright/content/sentences';
import { mentionsOf } from './cards/mentions.ts';
import { cardDataOf, type CardData } from './cards/schema.ts';
import { metabaloidsSentences } from './sentences/index.ts';

/** A type in one spelling: abilities name types in small or capital letters. */
const typeOf = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).toLowerCase()}`;

const typesOf = ({ kind, class: family, order, descriptors }: CardData): string[] => [
  ...new Set([kind, family, order, ...descriptors].flatMap((one) => (one === undefined ? [] : [typeOf(one)]))),
];

/** The names with which the abilities of a card ask for cards: `type` or `name`. Cards of the pool need not have them. */
function askedIn(value: unknown, member: 'type' | 'name'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === member && typeof inner === 'string' ? [inner] : askedIn(inner, member),
  );
}

/** The types that a card has, and the names of cards that its abilities ask for. */
export function wordsOf(card: CardDoc): { readonly types: readonly string[]; readonly asked: readonly string[] } {
  const data = cardDataOf(card);
  return { types: typesOf(data), asked: askedIn(data.abilities, 'name') };
}

/** The most words of a title that a sentence is read with. */
const MOST_TITLE = 5;

/**
 * The texts of the abilities of a card: as they are printed if they mean their data, and otherwise the sentences of the data.
 * Null for data that no sentence says.
 */
export function abilityTexts(card: CardDoc): (string | null)[] {
  const data = cardDataOf(card);
  const names = namesOf({ card: askedIn(data.abilities, 'name'), type: askedIn(data.abilities, 'type') });
  return metabaloidsSentences.entries({ ...card, data }, names).map(({ text = '', phrase, place, data: meant }) => {
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

/** What is made once for fields: their schema, and the cards in them. */
class CardsInFields {
  readonly schema: ReturnType<typeof valuesSchema>;
  readonly cards = new WeakMap<CardDoc, CardDoc>();

  constructor(fields: FieldsDoc) {
    this.schema = valuesSchema(fields);
  }
}

const made = new WeakMap<FieldsDoc, CardsInFields>();

/**
 * A card in these fields. A missing number has a field of its own, or the number that stands for it.
 * @throws ZodError for a value that the fields do not have
 * @throws Error for data of an ability that no sentence says
 */
export function playCard(fields: FieldsDoc, card: CardDoc, withoutAbilities = false): CardDoc {
  const known = made.get(fields) ?? new CardsInFields(fields);
  made.set(fields, known);
  const whole = known.cards.get(card) ?? wholeCard(card, known);
  known.cards.set(card, whole);
  return withoutAbilities ? { ...whole, data: { ...whole.data, abilities: [] } } : whole;
}

function wholeCard(card: CardDoc, { schema }: CardsInFields): CardDoc {
  const data = cardDataOf(card);
  const texts = abilityTexts(card);
  return {
    ...card,
    data: schema.parse({
      kind: data.kind,
      cost: data.cost,
      attack: data.attack ?? 0,
      defense: data.defense ?? 0,
      noDefense: data.defense === undefined,
      points: data.metabaloids ?? data.cost,
      mentions: mentionsOf(data),
      types: typesOf(data),
      abilities: data.abilities.map(({ id }, at) => {
        const text = texts[at];
        if (typeof text !== 'string') throw new Error(`${card.name}: no sentence says the ability "${id}".`);
        return { name: id, text };
      }),
    }) as CardDoc['data'],
  };
}
