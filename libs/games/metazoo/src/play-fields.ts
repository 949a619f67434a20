/**
 * The Pages of MetaZoo in fields, as its play document reads them: numbers and words, and Attacks, texts, costs and Aura as rows. The schemas of
 * fields check both, so a word that the fields do not have is an error here and not another play.
 */
import { cardDataSchema as valuesSchema, fieldsSchema, type CardDoc, type FieldsDoc } from '@rulewright/content';
import { pageDataOf, type PageData } from './cards/schema.ts';
import { momentSchema, type PageText } from './cards/texts.ts';
import { selectorSchema, whoseSchema, type Amount, type Selector, type Target } from './language/schema.ts';
import {
  AURA_TYPES,
  PAGE_TYPES,
  STATUS_EFFECTS,
  TRAITS,
  pageZoneSchema,
  type AuraAmounts,
  type PageType,
  type Trait,
} from './language/words.ts';
import { withInner, type Effect, type EffectOf } from './verbs/schema.ts';

export { pageDataOf } from './cards/schema.ts';

type Row = Readonly<Record<string, unknown>>;

const words = (list: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map((word) => [word, word]));
const whole = (id: string): Row => ({ id, label: id, type: 'integer' });
const choice = (id: string, list: readonly string[]): Row => ({ id, label: id, type: 'choice', values: words(list) });
const yes = (id: string): Row => ({ id, label: id, type: 'yes' });
const group = (id: string, fields: readonly Row[]): Row => ({ id, label: id, type: 'group', fields });

const traitWord = (trait: Trait): string => trait.toLowerCase().replaceAll(' ', '-');
const statusWord = (status: string): string => status.toLowerCase();
/** A name as a word of a field. */
const nameWord = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
/** Whether a selection has Pages of a type: `ofBeastie`. */
const ofType = (type: PageType): string => `of${type[0]!.toUpperCase()}${type.slice(1)}`;

/** A Terra symbol as a word of the field `fact`. */
export const factWord = nameWord;

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

/** The verbs, the targets and the destinations that the play document plays. */
const VERBS = [
  'damage',
  'inflict',
  'recover',
  'cure',
  'destroy',
  'awaken',
  'move',
  'lose-lp',
  'bookmark',
  'generate',
  'flip',
  'may',
  'fatigue',
  'look',
  'lose-game',
  'win-game',
  'change-damage',
  'change-lp',
  'fear',
  'flash',
];
const CASTERS = ['you', 'each-opponent', 'every-caster'];
const DESTINATIONS = ['arena', 'chapter', 'spellbook-bottom'];
/** The parts of an effect with a coin or a choice. */
const PARTS = { always: 0, heads: 1, tails: 2, chosen: 3 } as const;
/** More than any cost or any LP of a Page. */
const NO_LIMIT = 9_999;

/** The fields that the play document reads. Their words are those of the vocabulary, and the facts and names of the Pages. */
export function playFields({ all }: Facts, cards: readonly CardDoc[]): FieldsDoc {
  const titles = [...new Set(cards.map(({ name }) => nameWord(name)))];
  const statuses = STATUS_EFFECTS.map(statusWord);
  return fieldsSchema.parse({
    fields: [
      { ...choice('kind', PAGE_TYPES), required: true },
      choice('auraType', AURA_TYPES),
      // No Page has it: it gives steps and values their words.
      choice('effect', statuses),
      choice('title', titles),
      choice('happening', momentSchema.options),
      ...['lp', 'regen'].map(whole),
      ...['basic', 'anyTime', 'lasts', 'wavers', 'counts'].map(yes),
      { id: 'immune', label: 'Immune', type: 'choices', values: words(statuses) },
      { id: 'traits', label: 'Traits', type: 'choices', values: words(TRAITS.map(traitWord)) },
      group('abilities', [
        { id: 'name', label: 'Name', type: 'line' },
        { id: 'title', label: 'Title', type: 'line' },
        ...['rank', 'damage', 'aims', 'limit', 'priceLp', 'pricePages'].map(whole),
        ...['isAttack', 'isPower', 'isAnyTime', 'priceFatigue', 'aimUpTo', 'isFear'].map(yes),
        choice('on', momentSchema.options),
        choice('aimCaster', whoseSchema.options),
      ]),
      group('effects', [
        ...['text', 'amount', 'per', 'upper', 'select', 'counters', 'part'].map(whole),
        choice('verb', VERBS),
        choice('target', ['aim', 'all', ...CASTERS]),
        choice('status', statuses),
        choice('towards', DESTINATIONS),
        choice('auraType', AURA_TYPES),
      ]),
      group('conditions', ['text', 'select', 'fewest', 'largest'].map(whole)),
      group('selectors', [
        choice('place', pageZoneSchema.options),
        choice('whose', whoseSchema.options),
        ...PAGE_TYPES.map((type) => yes(ofType(type))),
        ...['costAtMost', 'costAtLeast', 'lpAtMost', 'lpAtLeast'].map(whole),
        choice('state', ['fatigued', 'awakened', 'damaged']),
        choice('titled', titles),
        choice('auraType', AURA_TYPES),
        yes('exceptThis'),
      ]),
      group('advantages', [whole('ability'), choice('against', AURA_TYPES)]),
      group('icons', [whole('ability'), choice('status', statuses), whole('counters')]),
      group('costs', [choice('auraType', AURA_TYPES), whole('amount')]),
      group('makes', [choice('auraType', AURA_TYPES), whole('amount')]),
      choice('fact', all),
      choice('symbol', all),
      group('bonuses', [choice('symbol', all), yes('raisesLp'), whole('amount')]),
    ],
  });
}

/** The schemas of fields. */
const schemas = new WeakMap<FieldsDoc, ReturnType<typeof valuesSchema>>();

/** Leaves out what is undefined, at any depth. */
const defined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const amounts = (aura: AuraAmounts): Row[] =>
  AURA_TYPES.flatMap((type) => (aura[type] === undefined ? [] : [{ auraType: type, amount: aura[type] }]));

// ---- what is not played yet ------------------------------------------------------------------------------------------

type Text = Exclude<PageText, { kind: 'arena' }>;

const playsSelector = ({ tribe, trait, status, token, not, faceDown, attached }: Selector): boolean =>
  [tribe, trait, status, token, not].every((one) => one === undefined) && !faceDown && !attached;
const playsAmount = (amount: unknown): boolean =>
  typeof amount === 'number' || (typeof amount === 'object' && amount !== null && 'per' in amount);

function playsTarget(target: Target): boolean {
  if (typeof target === 'string') return target === 'that' || CASTERS.includes(target);
  if ('pick' in target) return target.pick === 1 && target.by === 'you' && playsSelector(target.from);
  return 'all' in target && target.all.in === 'arena' && playsSelector(target.all);
}

/** A change of a number until the end of the turn. */
function modifierOf(effect: EffectOf<'modify'>): { readonly verb: string; readonly amount: number } | null {
  const [one, ...others] = effect.modifiers;
  if (effect.until !== 'end-of-turn' || others.length > 0 || one?.does !== 'change') return null;
  if (typeof one.by !== 'number' || one.stat === 'aura-cost') return null;
  return { verb: one.stat === 'max-lp' ? 'change-lp' : 'change-damage', amount: one.by };
}

/** The Status Effects that a Page is immune to by a lasting text of its own, or null if it has another lasting text. */
function immunityOf({ texts, pageType }: PageData): string[] | null {
  const lasting = texts.flatMap((text) => (text.kind === 'arena' ? [text] : []));
  const plays = lasting.every(
    ({ on, conditions, modifiers }) =>
      on === 'this' &&
      conditions.length === 0 &&
      modifiers.every((one) => one.does === 'immune' || (one.does === 'forbid' && one.what === 'use-power')),
  );
  const hasPower = texts.some(({ kind }) => kind === 'power');
  if (!plays || (lasting.length > 0 && (hasPower || pageType !== 'beastie'))) return null;
  return lasting.flatMap(({ modifiers }) =>
    modifiers.flatMap((one) => (one.does === 'immune' ? [statusWord(one.status)] : [])),
  );
}

function playsEffect(effect: Effect): boolean {
  if (effect.do === 'modify') return modifierOf(effect) !== null && playsTarget(effect.target);
  if (!VERBS.includes(effect.do)) return false;
  if ('amount' in effect && !playsAmount(effect.amount)) return false;
  if (effect.do === 'bookmark') return typeof effect.count === 'number' && playsTarget(effect.who);
  if (effect.do === 'move') return DESTINATIONS.includes(effect.to) && playsTarget(effect.target);
  if (effect.do === 'look') return effect.rest === 'bottom';
  if (effect.do === 'lose-game') return playsTarget(effect.who);
  if (effect.do === 'cure') return effect.status === 'any' && playsTarget(effect.target);
  if (effect.do === 'generate') return Object.keys(effect.aura).length === 1;
  return !('target' in effect) || playsTarget(effect.target);
}

/** The target that a text has its user name. */
const picksOf = (text: Text): Extract<Target, { pick: number }>[] =>
  [...withInner(text.effects)].flatMap((effect) =>
    'target' in effect && typeof effect.target === 'object' && 'pick' in effect.target ? [effect.target] : [],
  );

/** The moments of the texts that the play document plays. */
const MOMENTS: readonly string[] = [
  ...['resolved', 'contracted', 'destroyed', 'attacks', 'dealt-damage'],
  ...['every-turn-start', 'own-turn-start', 'every-turn-end', 'own-turn-end'],
];

/** Whether a text that Casters use is used from the Arena, for LP, Pages and Fatiguing, and how often in a turn. */
const playsUse = (text: Exclude<Text, { kind: 'when' }>): boolean =>
  (text.kind === 'power' || text.from === 'arena') &&
  Object.keys(text.price.aura).length === 0 &&
  !text.price.destroy &&
  text.limit?.per !== 'game';

const playsText = (text: PageText): boolean =>
  text.kind !== 'arena' &&
  (text.kind === 'when' ? MOMENTS.includes(text.on) && text.of === undefined : playsUse(text)) &&
  text.conditions.every(
    (one) =>
      text.kind === 'when' &&
      'count' in one &&
      (one.count.in === 'arena' || one.count.in === 'limbo') &&
      playsSelector(one.count),
  ) &&
  [...withInner(text.effects)].every(playsEffect) &&
  picksOf(text).length < 2;

/** What the play document does not play yet. */
const UNPLAYED: readonly (readonly [name: string, has: (data: PageData) => boolean])[] = [
  ['texts', ({ texts }) => !texts.every((text) => text.kind === 'arena' || playsText(text))],
  ['lasting texts', (data) => immunityOf(data) === null],
  ['texts of Attacks', ({ attacks }) => attacks.some(({ effects }) => effects.length > 0)],
  ['requirements', ({ requires }) => requires.length > 0],
  ...(['Trap', 'Equipment'] as const).map(
    (trait) => [trait, ({ traits }: PageData) => traits.includes(trait)] as const,
  ),
];

/** What a Page has that the play document does not play yet. Empty for a Page that it plays. */
export const unplayed = (card: CardDoc): string[] =>
  UNPLAYED.flatMap(([name, has]) => (has(pageDataOf(card)) ? [name] : []));

// ---- texts as rows ---------------------------------------------------------------------------------------------------

/** Writes the Attacks and texts of a Page as rows of numbers and words. */
class Rows {
  readonly abilities: Row[] = [];
  readonly effects: Row[] = [];
  readonly conditions: Row[] = [];
  readonly selectors: Row[] = [];
  private rank = 0;

  constructor({ attacks, texts, traits }: PageData) {
    for (const { id, name, damage } of attacks)
      this.abilities.push({ name: id, title: name, rank: ++this.rank, damage, isAttack: true });
    for (const text of texts) if (text.kind !== 'arena') this.text(text);
    for (const trait of traits) if (trait === 'Fear' || trait === 'Flash') this.trait(trait);
  }

  private text(text: Text): void {
    const rank = ++this.rank;
    const [pick] = picksOf(text);
    this.abilities.push({
      name: text.id,
      title: text.kind === 'power' ? text.name : 'the text',
      rank,
      damage: 0,
      ...(text.kind === 'when' ? { on: text.on } : this.use(text)),
      aims: pick ? this.selector(pick.from) : 0,
      aimUpTo: pick?.upTo,
      aimCaster: pick?.orCaster,
    });
    for (const one of text.conditions)
      if ('count' in one)
        this.conditions.push({
          text: rank,
          select: this.selector(one.count),
          fewest: one.atLeast ?? 0,
          largest: one.atMost ?? NO_LIMIT,
        });
    this.all(text.effects, rank, PARTS.always);
  }

  /** When and for which price a text is used. */
  private use(text: Exclude<Text, { kind: 'when' }>): Row {
    const { price, limit } = text;
    return {
      isPower: text.kind === 'power',
      isAnyTime: text.kind === 'any-time' || text.timing === 'any-time',
      limit: limit?.times ?? 0,
      priceLp: price.lp,
      pricePages: price.pages,
      priceFatigue: price.fatigue,
    };
  }

  /** The text that a Trait is: it acts when the Page is Contracted, on a target. */
  private trait(trait: 'Fear' | 'Flash'): void {
    const from = selectorSchema.parse({ types: ['beastie'], whose: trait === 'Fear' ? 'opposing' : 'any' });
    const name = trait.toLowerCase();
    const aims = this.selector(from);
    this.abilities.push({
      name,
      title: trait,
      rank: ++this.rank,
      damage: 0,
      on: 'contracted',
      aims,
      isFear: trait === 'Fear',
    });
    this.effects.push({ text: this.rank, part: PARTS.always, verb: name, target: 'aim' });
  }

  private all(effects: readonly Effect[], rank: number, part: number): void {
    for (const effect of effects) {
      this.effects.push({ text: rank, part, verb: effect.do, ...this.effect(effect) });
      if (effect.do === 'may') this.all(effect.effects, rank, PARTS.chosen);
      if (effect.do !== 'flip') continue;
      this.all(effect.heads, rank, PARTS.heads);
      this.all(effect.tails, rank, PARTS.tails);
    }
  }

  private effect(effect: Effect): Row {
    switch (effect.do) {
      case 'damage':
      case 'recover':
      case 'lose-lp':
        return { ...this.amount(effect.amount), ...this.target(effect.target) };
      case 'inflict':
        return { status: statusWord(effect.status), counters: effect.counters, ...this.target(effect.target) };
      case 'bookmark':
        return { ...this.amount(effect.count), ...this.target(effect.who) };
      case 'move':
        return { towards: effect.to, ...this.target(effect.target) };
      case 'modify':
        return { ...modifierOf(effect), ...this.target(effect.target) };
      case 'look':
        return { amount: effect.count, upper: effect.take };
      case 'lose-game':
        return this.target(effect.who);
      case 'generate':
        return amounts(effect.aura)[0]!;
      default:
        return 'target' in effect ? this.target(effect.target) : {};
    }
  }

  private target(target: Target): Row {
    if (typeof target === 'string') return { target: target === 'that' ? 'aim' : target };
    return 'all' in target ? { target: 'all', select: this.selector(target.all) } : { target: 'aim' };
  }

  private amount(amount: Amount | 'all'): Row {
    if (typeof amount !== 'object' || !('per' in amount)) return { amount: Number(amount) };
    return { amount: amount.times, per: this.selector(amount.per), upper: amount.max ?? NO_LIMIT };
  }

  /** The number of a selection, from 1. Without types, one in the Arena has no Aura Pages and no Terra. */
  private selector(of: Selector): number {
    const usual: readonly PageType[] =
      of.in === 'arena' ? PAGE_TYPES.filter((type) => type !== 'aura' && type !== 'terra') : PAGE_TYPES;
    return this.selectors.push({
      place: of.in,
      whose: of.whose,
      ...Object.fromEntries((of.types ?? usual).map((type) => [ofType(type), true])),
      costAtMost: of.costAtMost ?? NO_LIMIT,
      costAtLeast: of.costAtLeast ?? 0,
      lpAtMost: of.lpAtMost ?? NO_LIMIT,
      lpAtLeast: of.lpAtLeast ?? 0,
      state: of.state,
      titled: of.name === undefined ? undefined : nameWord(of.name),
      auraType: of.auraType,
      exceptThis: of.exceptThis,
    });
  }
}

/**
 * A Page in these fields.
 * @throws ZodError for a word that the fields do not have
 */
export function playCard(fields: FieldsDoc, facts: Facts, card: CardDoc): CardDoc {
  const data = pageDataOf(card);
  const schema = schemas.get(fields) ?? valuesSchema(fields);
  schemas.set(fields, schema);
  const { abilities, effects, conditions, selectors } = new Rows(data);
  const { attacks } = data;
  const symbol = factWord(card.name);
  return {
    ...card,
    data: schema.parse(
      defined({
        kind: data.pageType,
        auraType: data.auraType,
        title: nameWord(card.name),
        lp: data.lp ?? 0,
        regen: data.traits.filter((trait) => trait === 'Regen').length,
        basic: data.aura?.basic ?? false,
        anyTime: data.timing === 'any-time',
        lasts: data.texts.some(({ kind }) => kind === 'arena'),
        wavers: (immunityOf(data) ?? []).length > 0,
        counts: data.countsAs.length > 0,
        immune: immunityOf(data) ?? [],
        traits: [...new Set(data.traits.map(traitWord))],
        ...{ abilities, effects, conditions, selectors },
        advantages: attacks.flatMap(({ advantage }, at) => advantage.map((against) => ({ ability: at + 1, against }))),
        icons: attacks.flatMap(({ inflicts }, at) =>
          inflicts.map(({ status, counters }) => ({ ability: at + 1, status: statusWord(status), counters })),
        ),
        costs: amounts(data.cost),
        symbol: data.pageType === 'terra' && facts.all.includes(symbol) ? symbol : undefined,
        bonuses: data.terraBonuses.map(({ symbol: of, raises, amount }) => ({
          symbol: factWord(of),
          raisesLp: raises === 'lp',
          amount,
        })),
        makes: amounts(data.aura?.generates ?? {}),
      }),
    ) as CardDoc['data'],
  };
}
