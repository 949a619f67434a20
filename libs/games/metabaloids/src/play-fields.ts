/**
 * The cards of Metabaloids in fields, as its play document reads them: numbers and words, and the abilities as rows. The schemas of fields check
 * both, so a word that the fields do not have is an error here and not another play.
 */
import { abilityName } from './abilities/title.ts';
import { cardDataSchema as valuesSchema, fieldsSchema, type CardDoc, type FieldsDoc } from '@rulewright/content';
import { timingSchema, triggerSchema, type Ability } from './abilities/schema.ts';
import { CARD_FIELDS } from './cards/fields.ts';
import { cardDataOf, type CardData } from './cards/schema.ts';
import { columnSchema, whoseSchema, zoneSchema } from './language/schema.ts';
import { effectSchema, type Effect } from './verbs/schema.ts';

type Row = Readonly<Record<string, unknown>>;

const words = (list: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map((word) => [word, word]));
const whole = (id: string): Row => ({ id, label: id, type: 'integer' });
const choice = (id: string, list: readonly string[]): Row => ({ id, label: id, type: 'choice', values: words(list) });
const yes = (id: string): Row => ({ id, label: id, type: 'yes' });

/** Static abilities have a verb of their own. */
const VERBS = ['always', ...effectSchema.options.map(({ shape }) => shape.do.value)];
const TRIGGERS = triggerSchema.options;
/** The words of all verbs that say where to, until when, what, or on which side. */
const TOWARDS = [
  ...['hand', 'reserve', 'draw-pile-top', 'draw-pile-bottom', 'discard-pile', 'lost-pile'],
  ...['top', 'bottom', 'battle', 'turn', 'other-column', 'this-column', 'own', 'other', 'on', 'off'],
  ...['attack', 'draw', 'ability'],
];
const STATS = ['attack', 'defense', 'cost'];
/** The numbers of places for closing them. The lost pile is never paid from. */
const CLOSED: Readonly<Record<string, number>> = {
  hand: 1,
  'draw-pile': 2,
  'discard-pile': 4,
  'play-area': 8,
  reserve: 16,
};
const UNLIMITED = 1 << 20;

/** A type or a name as a word of a field. */
const wordOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');

const typesOf = ({ kind, class: family, order, descriptors }: CardData): string[] => [
  ...new Set([kind, family, order, ...descriptors].filter((one) => one !== undefined).map(wordOf)),
];

/** The words with which the abilities of a card ask for cards: `type` or `name`. Cards of the pool need not have them. */
function askedIn(value: unknown, member: 'type' | 'name'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === member && typeof inner === 'string' ? [wordOf(inner)] : askedIn(inner, member),
  );
}

const typesAsked = (data: CardData): string[] => [...typesOf(data), ...askedIn(data.abilities, 'type')];

/** The types and names that cards have or ask for. */
export const wordsOf = (cards: readonly CardDoc[]): string[] =>
  cards.flatMap((card) => {
    const data = cardDataOf(card);
    return [...typesAsked(data), ...askedIn(data.abilities, 'name')];
  });

/** The fields that the play document reads. Their words are those of the vocabulary, and the types and names of the cards. */
export function playFields(cards: readonly CardDoc[]): FieldsDoc {
  const all = cards.map((card) => cardDataOf(card));
  const types = [...new Set(all.flatMap(typesAsked))].sort();
  const titles = [
    ...new Set([...cards.map(({ name }) => wordOf(name)), ...all.flatMap((data) => askedIn(data.abilities, 'name'))]),
  ];
  const group = (id: string, fields: readonly Row[]): Row => ({ id, label: id, type: 'group', fields });
  return fieldsSchema.parse({
    fields: [
      { ...choice('kind', ['creature', 'event', 'terrain']), required: true },
      { ...whole('cost'), min: 0, max: 12, required: true },
      ...['attack', 'defense', 'points'].map(whole),
      yes('noDefense'),
      { id: 'mentions', label: 'Mentions', type: 'choices', values: words(['reserve', 'multiple-columns']) },
      { id: 'types', label: 'Types', type: 'choices', values: words(types) },
      choice('title', titles),
      group('abilities', [
        { id: 'name', label: 'Name', type: 'line' },
        { id: 'title', label: 'Title', type: 'line' },
        choice('kind', ['activated', 'triggered', 'static']),
        choice('timing', timingSchema.options),
        ...['rank', 'on', 'price'].map(whole),
        ...['atColumns', 'atHand', 'atReserve', 'atDiscard', 'fighting'].map(yes),
      ]),
      group('effects', [
        ...['ability', 'amount', 'per', 'upper', 'select', 'howMany', 'slot', 'stat'].map(whole),
        choice('verb', VERBS),
        choice('target', ['this', 'attacking-card', 'attacked-card', 'choose', 'all']),
        choice('whose', whoseSchema.options),
        choice('fromWhere', ['hand', 'draw-pile']),
        choice('towards', TOWARDS),
        ...['upTo', 'keepsCard'].map(yes),
      ]),
      group('conditions', [
        ...['ability', 'select', 'fewest', 'largest'].map(whole),
        choice('role', ['attacker', 'defender']),
      ]),
      group('selectors', [
        choice('whose', whoseSchema.options),
        choice('zone', zoneSchema.options),
        choice('columnOf', columnSchema.options),
        choice('type', types),
        choice('titled', titles),
        ...['fewest', 'largest'].map(whole),
        ...['exceptThis', 'topOnly'].map(yes),
      ]),
    ],
  });
}

/** Writes the abilities of a card as rows of numbers and words. */
class Rows {
  readonly abilities: Row[] = [];
  readonly effects: Row[] = [];
  readonly conditions: Row[] = [];
  readonly selectors: Row[] = [];

  add(ability: Ability): void {
    const rank = this.abilities.length + 1;
    const from: readonly string[] = ability.kind === 'activated' ? ability.from : [];
    this.abilities.push({
      name: ability.id,
      title: abilityName(ability.text),
      kind: ability.kind,
      rank,
      on: ability.kind === 'triggered' ? TRIGGERS.indexOf(ability.on) + 1 : 0,
      atColumns: from.includes('play-area'),
      atHand: from.includes('hand'),
      atReserve: from.includes('reserve'),
      atDiscard: from.includes('discard-pile'),
      ...(ability.kind === 'activated'
        ? { timing: ability.timing, price: ability.cost, fighting: ability.fightingColumnOnly }
        : {}),
    });
    for (const one of ability.conditions)
      this.conditions.push(
        'role' in one
          ? { ability: rank, role: one.role }
          : {
              ability: rank,
              select: this.selector(one.count),
              fewest: one.atLeast ?? 0,
              largest: one.atMost ?? UNLIMITED,
            },
      );
    if (ability.kind === 'static') {
      const { stat, by, target } = ability;
      this.effects.push({
        ability: rank,
        verb: 'always',
        ...this.amount(by),
        ...this.target(target),
        stat: STATS.indexOf(stat),
      });
      return;
    }
    let slot = 1;
    for (const effect of ability.effects) {
      const row = this.effect(effect);
      this.effects.push({ ability: rank, slot, ...row });
      slot += row['target'] === 'choose' ? Number(row['howMany']) : row['whose'] === 'opponent' ? 1 : 0;
    }
  }

  /** The number of a selector from 1. */
  private selector({ zone, whose, column, type, name, ...rest }: Record<string, unknown>): number {
    return this.selectors.push({
      whose,
      zone,
      ...(column === undefined ? {} : { columnOf: column }),
      ...(type === undefined ? {} : { type: wordOf(String(type)) }),
      ...(name === undefined ? {} : { titled: wordOf(String(name)) }),
      fewest: rest['costAtLeast'] ?? 0,
      largest: rest['costAtMost'] ?? UNLIMITED,
      exceptThis: rest['exceptThis'],
      topOnly: rest['topOnly'],
    });
  }

  private amount(amount: unknown): Row {
    if (amount === 'all') return { amount: UNLIMITED, per: 0 };
    if (typeof amount !== 'object' || amount === null) return { amount: amount ?? 0, per: 0 };
    const { per, times, max } = amount as { per: Record<string, unknown>; times: number; max?: number };
    return { amount: times, per: this.selector(per), upper: max ?? UNLIMITED };
  }

  private target(target: unknown): Row {
    if (typeof target !== 'object' || target === null) return { target: target ?? 'this' };
    const { all, from, choose, upTo } = target as Record<string, Record<string, unknown>>;
    if (all) return { target: 'all', select: this.selector(all) };
    return { target: 'choose', select: this.selector(from!), howMany: choose, upTo: upTo };
  }

  private effect(effect: Effect): Row {
    const { do: verb } = effect;
    switch (effect.do) {
      case 'bonus':
        return { verb, ...this.amount(effect.amount), towards: effect.side };
      case 'change':
        return {
          verb,
          ...this.amount(effect.by),
          ...this.target(effect.target),
          stat: STATS.indexOf(effect.stat),
          towards: effect.until === 'end-of-battle' ? 'battle' : 'turn',
        };
      case 'close-payment':
        return { verb, amount: [...new Set(effect.zones)].reduce((sum, zone) => sum + (CLOSED[zone] ?? 0), 0) };
      case 'discard':
      case 'lose':
        return { verb, ...this.amount(effect.count), whose: effect.whose, fromWhere: effect.from };
      case 'draw':
        return { verb, ...this.amount(effect.count), whose: effect.whose };
      case 'look':
        return { verb, amount: effect.count, howMany: effect.take, towards: effect.rest };
      case 'move':
        return { verb, ...this.target(effect.target), towards: effect.to };
      case 'prevent':
        return { verb, ...this.amount(effect.amount), keepsCard: effect.keepsCard };
      case 'safety':
        return { verb, towards: effect.state };
      case 'shift':
        return { verb, ...this.target(effect.target), towards: effect.to };
      case 'stop':
        return { verb, towards: effect.action };
      default:
        return { verb };
    }
  }
}

/** The name of a card as a word, if the fields have it. Nothing asks for another name. */
function titleIn({ fields }: FieldsDoc, { name }: CardDoc): string | undefined {
  const field = fields.find(({ id }) => id === 'title');
  const word = wordOf(name);
  return field?.type === 'choice' && word in field.values ? word : undefined;
}

/** The schemas of fields. */
const schemas = new WeakMap<FieldsDoc, ReturnType<typeof valuesSchema>>();

/** Leaves out what is undefined, at any depth. */
const defined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * A card in these fields. A missing number has a field of its own, or the number that stands for it.
 * @throws ZodError for a word that the fields do not have
 */
export function playCard(fields: FieldsDoc, card: CardDoc, withoutAbilities = false): CardDoc {
  const data = cardDataOf(card);
  const mentions = CARD_FIELDS.find(({ id }) => id === 'mentions')!.read(card);
  const rows = new Rows();
  if (!withoutAbilities) for (const ability of data.abilities) rows.add(ability);
  const schema = schemas.get(fields) ?? valuesSchema(fields);
  schemas.set(fields, schema);
  const { abilities, effects, conditions, selectors } = rows;
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
        mentions,
        types: typesOf(data),
        title: titleIn(fields, card),
        ...{ abilities, effects, conditions, selectors },
      }),
    ) as CardDoc['data'],
  };
}
