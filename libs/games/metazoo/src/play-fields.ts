/**
 * The Pages of MetaZoo in fields, as its play document reads them: numbers and words, and Attacks, costs and Aura as rows. The schemas of fields
 * check both, so a word that the fields do not have is an error here and not another play.
 */
import { cardDataSchema as valuesSchema, fieldsSchema, type CardDoc, type FieldsDoc } from '@rulewright/content';
import { pageDataOf, type PageData } from './cards/schema.ts';
import { AURA_TYPES, PAGE_TYPES, STATUS_EFFECTS, TRAITS, type AuraAmounts, type Trait } from './language/words.ts';

type Row = Readonly<Record<string, unknown>>;

const words = (list: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map((word) => [word, word]));
const whole = (id: string): Row => ({ id, label: id, type: 'integer' });
const choice = (id: string, list: readonly string[]): Row => ({ id, label: id, type: 'choice', values: words(list) });
const yes = (id: string): Row => ({ id, label: id, type: 'yes' });
const group = (id: string, fields: readonly Row[]): Row => ({ id, label: id, type: 'group', fields });

const traitWord = (trait: Trait): string => trait.toLowerCase().replaceAll(' ', '-');
const statusWord = (status: string): string => status.toLowerCase();

/** A Terra symbol as a word of the field `fact`. */
export const factWord = (symbol: string): string => symbol.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');

/** The facts of the world outside that Pages ask about, in the order of the Pages. */
export interface Facts {
  readonly all: readonly string[];
  /** Those that are places, so that their distance counts. */
  readonly places: readonly string[];
}

export function factsOf(cards: readonly CardDoc[]): Facts {
  const all = [...new Set(cards.flatMap((card) => pageDataOf(card).terraBonuses.map(({ symbol }) => symbol)))];
  const isPlace = (symbol: string): boolean => {
    const terra = cards.find(({ name }) => name === symbol);
    const of = terra && pageDataOf(terra).terra;
    return of === undefined || of.kind === 'place';
  };
  return { all: all.map(factWord), places: all.filter(isPlace).map(factWord) };
}

/** The fields that the play document reads. */
export const playFields = ({ all }: Facts): FieldsDoc =>
  fieldsSchema.parse({
    fields: [
      { ...choice('kind', PAGE_TYPES), required: true },
      choice('auraType', AURA_TYPES),
      // No Page has it: it gives steps and values their words.
      choice('effect', STATUS_EFFECTS.map(statusWord)),
      ...['lp', 'regen'].map(whole),
      ...['basic', 'anyTime'].map(yes),
      { id: 'traits', label: 'Traits', type: 'choices', values: words(TRAITS.map(traitWord)) },
      group('abilities', [
        { id: 'name', label: 'Name', type: 'line' },
        { id: 'title', label: 'Title', type: 'line' },
        ...['rank', 'damage'].map(whole),
      ]),
      group('advantages', [whole('ability'), choice('against', AURA_TYPES)]),
      group('icons', [whole('ability'), choice('status', STATUS_EFFECTS.map(statusWord)), whole('counters')]),
      group('costs', [choice('auraType', AURA_TYPES), whole('amount')]),
      group('makes', [choice('auraType', AURA_TYPES), whole('amount')]),
      choice('fact', all),
      choice('symbol', all),
      group('bonuses', [choice('symbol', all), yes('raisesLp'), whole('amount')]),
    ],
  });

/** The schemas of fields. */
const schemas = new WeakMap<FieldsDoc, ReturnType<typeof valuesSchema>>();

/** Leaves out what is undefined, at any depth. */
const defined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const amounts = (aura: AuraAmounts): Row[] =>
  AURA_TYPES.flatMap((type) => (aura[type] === undefined ? [] : [{ auraType: type, amount: aura[type] }]));

/** The names of what the play document does not play yet. */
const UNPLAYED: readonly (readonly [name: string, has: (data: PageData) => boolean])[] = [
  ['texts', ({ texts }) => texts.length > 0],
  ['texts of Attacks', ({ attacks }) => attacks.some(({ effects }) => effects.length > 0)],
  ['requirements', ({ requires }) => requires.length > 0],
  ['facts', ({ countsAs }) => countsAs.length > 0],
  ...(['Fear', 'Flash', 'Magiproof', 'Infectious', 'Trap', 'Equipment'] as const).map(
    (trait) => [trait, ({ traits }: PageData) => traits.includes(trait)] as const,
  ),
];

/** What a Page has that the play document does not play yet. Empty for a Page that it plays. */
export const unplayed = (card: CardDoc): string[] =>
  UNPLAYED.flatMap(([name, has]) => (has(pageDataOf(card)) ? [name] : []));

/**
 * A Page in these fields.
 * @throws ZodError for a word that the fields do not have
 */
export function playCard(fields: FieldsDoc, facts: Facts, card: CardDoc): CardDoc {
  const data = pageDataOf(card);
  const schema = schemas.get(fields) ?? valuesSchema(fields);
  schemas.set(fields, schema);
  const { attacks } = data;
  return {
    ...card,
    data: schema.parse(
      defined({
        kind: data.pageType,
        auraType: data.auraType,
        lp: data.lp ?? 0,
        regen: data.traits.filter((trait) => trait === 'Regen').length,
        basic: data.aura?.basic ?? false,
        anyTime: data.timing === 'any-time',
        traits: [...new Set(data.traits.map(traitWord))],
        abilities: attacks.map(({ id, name, damage }, at) => ({ name: id, title: name, rank: at + 1, damage })),
        advantages: attacks.flatMap(({ advantage }, at) => advantage.map((against) => ({ ability: at + 1, against }))),
        icons: attacks.flatMap(({ inflicts }, at) =>
          inflicts.map(({ status, counters }) => ({ ability: at + 1, status: statusWord(status), counters })),
        ),
        costs: amounts(data.cost),
        symbol: data.pageType === 'terra' && facts.all.includes(factWord(card.name)) ? factWord(card.name) : undefined,
        bonuses: data.terraBonuses.map(({ symbol, raises, amount }) => ({
          symbol: factWord(symbol),
          raisesLp: raises === 'lp',
          amount,
        })),
        makes: amounts(data.aura?.generates ?? {}),
      }),
    ) as CardDoc['data'],
  };
}
