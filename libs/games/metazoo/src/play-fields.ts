/**
 * The Pages of MetaZoo in fields, as its play document reads them: numbers and words, and Attacks, costs and Aura as rows. The schemas of fields
 * check both, so a word that the fields do not have is an error here and not another play.
 */
import { cardDataSchema as valuesSchema, fieldsSchema, type CardDoc, type FieldsDoc } from '@rulewright/content';
import { pageDataOf, type PageData } from './cards/schema.ts';
import {
  AURA_TYPES,
  PAGE_TYPES,
  STATUS_EFFECTS,
  TRAITS,
  type AuraAmounts,
  type AuraType,
  type Trait,
} from './language/words.ts';

type Row = Readonly<Record<string, unknown>>;

const words = (list: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map((word) => [word, word]));
const whole = (id: string): Row => ({ id, label: id, type: 'integer' });
const choice = (id: string, list: readonly string[]): Row => ({ id, label: id, type: 'choice', values: words(list) });
const yes = (id: string): Row => ({ id, label: id, type: 'yes' });
const group = (id: string, fields: readonly Row[]): Row => ({ id, label: id, type: 'group', fields });

const traitWord = (trait: Trait): string => trait.toLowerCase().replaceAll(' ', '-');
const statusWord = (status: string): string => status.toLowerCase();

/** The number of an Aura Type, from 1. */
const slotOf = (type: AuraType): number => AURA_TYPES.indexOf(type) + 1;

/** The fields that the play document reads. */
export const PLAY_FIELDS: FieldsDoc = fieldsSchema.parse({
  fields: [
    { ...choice('kind', PAGE_TYPES), required: true },
    choice('auraType', AURA_TYPES),
    // No Page has it: it gives steps and values their words.
    choice('effect', STATUS_EFFECTS.map(statusWord)),
    ...['auraSlot', 'lp', 'regen'].map(whole),
    ...['basic', 'anyTime'].map(yes),
    { id: 'traits', label: 'Traits', type: 'choices', values: words(TRAITS.map(traitWord)) },
    group('abilities', [
      { id: 'name', label: 'Name', type: 'line' },
      { id: 'title', label: 'Title', type: 'line' },
      ...['rank', 'damage'].map(whole),
    ]),
    group('advantages', [whole('ability'), choice('against', AURA_TYPES)]),
    group('icons', [whole('ability'), choice('status', STATUS_EFFECTS.map(statusWord)), whole('counters')]),
    group('costs', ['slot', 'amount'].map(whole)),
    group('makes', ['slot', 'amount'].map(whole)),
  ],
});

const schema = valuesSchema(PLAY_FIELDS);

/** Leaves out what is undefined, at any depth. */
const defined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const amounts = (aura: AuraAmounts): Row[] =>
  AURA_TYPES.flatMap((type) => (aura[type] === undefined ? [] : [{ slot: slotOf(type), amount: aura[type] }]));

/** The names of what the play document does not play yet. */
const UNPLAYED: readonly (readonly [name: string, has: (data: PageData) => boolean])[] = [
  ['texts', ({ texts }) => texts.length > 0],
  ['texts of Attacks', ({ attacks }) => attacks.some(({ effects }) => effects.length > 0)],
  ['requirements', ({ requires }) => requires.length > 0],
  ['Terra Bonuses', ({ terraBonuses }) => terraBonuses.length > 0],
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
export function playCard(card: CardDoc): CardDoc {
  const data = pageDataOf(card);
  const { attacks } = data;
  return {
    ...card,
    data: schema.parse(
      defined({
        kind: data.pageType,
        auraType: data.auraType,
        auraSlot: data.auraType ? slotOf(data.auraType) : 0,
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
        makes: amounts(data.aura?.generates ?? {}),
      }),
    ) as CardDoc['data'],
  };
}
