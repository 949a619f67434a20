/**
 * The Pages of MetaZoo in fields, as its play document reads them: numbers and words, and Attacks, texts, costs and Aura as rows. The schemas of
 * fields check both, so a word that the fields do not have is an error here and not another play.
 */
import { UNLIMITED } from '@rulewright/content/play';
import { cardDataSchema as valuesSchema, fieldsSchema, type CardDoc, type FieldsDoc } from '@rulewright/content';
import { effectsOf, pageDataOf, type PageData } from './cards/schema.ts';
import { momentSchema, type PageText } from './cards/texts.ts';
import {
  selectorSchema,
  whoseSchema,
  type Amount,
  type EntryTarget,
  type PageFilters,
  type PageCondition,
  type Selector,
  type Target,
} from './language/schema.ts';
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
import type { Modifier } from './language/modifiers.ts';
import { NAMELESS, infectiousToken, playPage, tokenPage } from './play/model/pages.ts';
import { questionAbout } from './play/plugin/surroundings.ts';
import type { TokenData } from './verbs/token/schema.ts';
import { withInner, type Effect, type EffectOf } from './verbs/schema.ts';

export { pageDataOf } from './cards/schema.ts';
export { AURA_TYPES } from './language/words.ts';

type Row = Readonly<Record<string, unknown>>;

const words = (list: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map((word) => [word, word]));
const whole = (id: string): Row => ({ id, label: id, type: 'integer' });
const choice = (id: string, list: readonly string[]): Row => ({ id, label: id, type: 'choice', values: words(list) });
const yes = (id: string): Row => ({ id, label: id, type: 'yes' });
const group = (id: string, fields: readonly Row[]): Row => ({ id, label: id, type: 'group', fields });

export const traitWord = (trait: Trait): string => trait.toLowerCase().replaceAll(' ', '-');
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
  /** By fact: the question about it. */
  readonly questions: Readonly<Record<string, string>>;
  /** Those that are places, so that their distance counts. */
  readonly places: readonly string[];
  /** Those that each Caster declares. */
  readonly ofCasters: readonly string[];
  /** The longest distance in miles that a text asks for, or 0. */
  readonly miles: number;
}

/** A condition on the world outside. */
type Outside = Extract<PageCondition, { near: string } | { fact: string }>;

/** The conditions on the world outside, also within other conditions. */
const outsideOf = (conditions: readonly PageCondition[]): Outside[] =>
  conditions.flatMap((one) => {
    if ('not' in one) return outsideOf([one.not]);
    if ('any' in one) return outsideOf(one.any);
    return 'near' in one || 'fact' in one ? [one] : [];
  });

/** What a Page asks about the world outside: its texts, its lasting texts, its Attacks, its requirements, its bonuses. */
const outsideOfPage = ({ texts, attacks, requires, terraBonuses }: PageData): Outside[] => [
  ...texts.flatMap(({ kind, conditions }) => (kind === 'arena' ? [] : outsideOf(conditions))),
  ...texts.flatMap(({ kind, conditions }) => (kind === 'arena' ? outsideOf(conditions) : [])),
  ...attacks.flatMap(({ conditions }) => outsideOf(conditions)),
  ...outsideOf(requires),
  ...terraBonuses.map(({ symbol }) => ({ near: symbol })),
];

const keyOf = (one: Outside): string => ('near' in one ? one.near : one.fact);

/** The facts of a pool of Pages. */
export function factsOf(cards: readonly CardDoc[]): Facts {
  const asked = cards.flatMap((card) => outsideOfPage(pageDataOf(card)));
  const isPlace = (one: Outside): boolean => {
    if (!('near' in one)) return false;
    const terra = cards.find(({ name }) => name === one.near);
    const of = terra && pageDataOf(terra).terra;
    return of === undefined || of.kind === 'place';
  };
  const words = (those: readonly Outside[]): string[] => [...new Set(those.map((one) => factWord(keyOf(one))))];
  return {
    all: words(asked),
    questions: Object.fromEntries(
      asked.map((one) => [factWord(keyOf(one)), questionAbout({ key: keyOf(one), place: isPlace(one) })]),
    ),
    places: words(asked.filter(isPlace)),
    ofCasters: words(asked.filter((one) => 'fact' in one && one.of === 'you')),
    miles: Math.max(0, ...asked.map((one) => ('near' in one ? (one.withinMiles ?? 0) : 0))),
  };
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
  'give-trait',
  'take-trait',
  'fear',
  'flash',
  'search',
  'prevent',
  'take-control',
  'choose',
  'stop',
  'retarget',
  'token',
];
const CASTERS = ['you', 'each-opponent', 'every-caster'];
/** Targets that nobody names. */
const FIXED = ['this', 'event', 'equipped'];
const DESTINATIONS = [
  ...['arena', 'chapter', 'spellbook-top', 'spellbook-bottom', 'spellbook-shuffled'],
  ...['discard', 'limbo', 'cemetery', 'afterlife'],
];
/** Where Pages that are found in a Spellbook go. */
const TAKEN_TO: readonly string[] = ['arena', 'chapter'];
/** The target of an Attack's own text. */
const OPPONENT = 'combat-opponent';
/** The parts between which an effect lets a Caster choose. */
const OPTIONS = ['part1', 'part2', 'part3'] as const;
/** In which part of another effect an effect is: the member with the number of that effect. */
type Part = 'heads' | 'tails' | 'chosen' | (typeof OPTIONS)[number];
/** Where the rest of the Pages goes that a Caster looks at. */
const RESTS = { top: 'spellbook-top', bottom: 'spellbook-bottom', discard: 'discard' } as const;
/** More than any LP, for “recover all”. */
const ALL = 32_000;
/** What lasting texts change. */
const LASTING_CHANGES = ['change-damage', 'change-lp', 'give-trait', 'take-trait', 'immune', 'forbid-power'];
/** What conditions ask about. */
const CONDITIONS = ['count', 'near', 'fact', 'lp-of', 'state', 'whose-turn'];
const STATES = ['fatigued', 'awakened', 'damaged', 'attacking', 'defending', 'attached'];
/** The places of Pages that are counted, or that an effect is about all of. */
const COUNTED = ['arena', 'terra-slots', 'chapter', 'limbo', 'cemetery', 'afterlife'];
/** More than any cost or any LP of a Page. */
const NO_LIMIT = UNLIMITED;

/** The fields that the play document reads. Their words are those of the vocabulary, and the facts and names of the Pages. */
export function playFields({ all, questions }: Facts, cards: readonly CardDoc[]): FieldsDoc {
  const titles = [...new Set(cards.map(({ name }) => nameWord(name)))];
  const tribes = tribesOf(cards);
  const statuses = STATUS_EFFECTS.map(statusWord);
  return fieldsSchema.parse({
    fields: [
      { ...choice('kind', PAGE_TYPES), required: true },
      choice('auraType', AURA_TYPES),
      // No Page has it: it gives steps and values their words.
      choice('effect', statuses),
      choice('trait', TRAITS.map(traitWord)),
      choice('change', LASTING_CHANGES),
      { id: 'title', label: 'Title', type: 'choices', values: words(titles) },
      choice('happening', momentSchema.options),
      whole('lp'),
      ...['basic', 'anyTime', 'attackable'].map(yes),
      { id: 'token', label: 'Token', type: 'card' },
      { id: 'copy', label: 'Copy', type: 'card' },
      { id: 'tribes', label: 'Tribes', type: 'choices', values: words(tribes) },
      { id: 'countsAs', label: 'Counts as', type: 'choices', values: words(all) },
      { id: 'traits', label: 'Traits', type: 'choices', values: words(TRAITS.map(traitWord)) },
      group('abilities', [
        { id: 'name', label: 'Name', type: 'line' },
        { id: 'title', label: 'Title', type: 'line' },
        ...['rank', 'damage', 'limit', 'priceLp', 'pricePages', 'select', 'hosts', 'ofOther'].map(whole),
        ...['isAttack', 'isPower', 'isAnyTime', 'fromTraps', 'priceFatigue', 'isFear'].map(yes),
        choice('on', momentSchema.options),
        choice('appliesTo', ['this', 'equipped', 'all']),
      ]),
      group('effects', [
        ...['text', 'amount', 'per', 'upper', 'select', 'aims', 'counters', 'heads', 'tails', 'chosen'].map(whole),
        ...OPTIONS.map(whole),
        choice('verb', VERBS),
        choice('target', ['aim', 'all', 'drawn-theirs', 'drawn-own', OPPONENT, ...FIXED, ...CASTERS]),
        choice('status', statuses),
        choice('trait', TRAITS.map(traitWord)),
        choice('towards', DESTINATIONS),
        choice('auraType', AURA_TYPES),
      ]),
      group('conditions', [
        ...['text', 'select', 'fewest', 'largest', 'miles'].map(whole),
        choice('what', CONDITIONS),
        choice('state', STATES),
        choice('fact', all),
        choice('whose', whoseSchema.options),
        ...['negated', 'required'].map(yes),
      ]),
      group('lastings', [
        ...['text', 'amount', 'per', 'upper'].map(whole),
        choice('change', LASTING_CHANGES),
        choice('trait', TRAITS.map(traitWord)),
        choice('status', statuses),
      ]),
      group('prices', [whole('text'), choice('auraType', AURA_TYPES), whole('amount')]),
      group('selectors', [
        choice('place', [...pageZoneSchema.options, 'attached', 'traps', 'chain']),
        choice('whose', whoseSchema.options),
        ...PAGE_TYPES.map((type) => yes(ofType(type))),
        ...['costAtMost', 'costAtLeast', 'lpAtMost', 'lpAtLeast'].map(whole),
        choice('state', ['fatigued', 'awakened', 'damaged']),
        ...['trait', 'notTrait'].map((id) => choice(id, TRAITS.map(traitWord))),
        choice('status', statuses),
        choice('notAura', AURA_TYPES),
        choice('titled', titles),
        choice('tribe', tribes),
        choice('auraType', AURA_TYPES),
        ...['exceptThis', 'upTo', 'anyStatus'].map(yes),
        choice('orCaster', whoseSchema.options),
      ]),
      group('advantages', [whole('ability'), choice('against', AURA_TYPES)]),
      group('icons', [whole('ability'), choice('status', statuses), whole('counters')]),
      group('costs', [choice('auraType', AURA_TYPES), whole('amount')]),
      group('makes', [choice('auraType', AURA_TYPES), whole('amount')]),
      { ...choice('fact', all), values: questions },
      choice('symbol', all),
      group('bonuses', [choice('symbol', all), choice('raises', ['damage', 'lp']), whole('amount')]),
      group('keywords', [choice('trait', TRAITS.map(traitWord))]),
    ],
  });
}

/** The schemas of fields. */
const schemas = new WeakMap<FieldsDoc, ReturnType<typeof valuesSchema>>();

/** The tribes of Pages, as words. */
const tribesOf = (cards: readonly CardDoc[]): string[] => [
  ...new Set(cards.flatMap((card) => pageDataOf(card).tribes.map(nameWord))),
];

/** Leaves out what is undefined, at any depth. */
const defined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const amounts = (aura: AuraAmounts): Row[] =>
  AURA_TYPES.flatMap((type) => (aura[type] === undefined ? [] : [{ auraType: type, amount: aura[type] }]));

// ---- what is not played yet ------------------------------------------------------------------------------------------

type Text = Exclude<PageText, { kind: 'arena' }>;
type Lasting = Extract<PageText, { kind: 'arena' }>;

const playsSelector = ({ token, not, faceDown }: Selector): boolean =>
  token === undefined && !faceDown && (not === undefined || playsExclusion(not));
/** Whether only an Aura Type or a Trait is excluded. */
const playsExclusion = (not: PageFilters): boolean => {
  const named = Object.keys(defined(not) as Row);
  return named.length === 1 && (named[0] === 'auraType' || named[0] === 'trait');
};
/** Whether counters, costs and states do not change which Pages a selection has. */
const isPlain = (one: Selector): boolean =>
  playsSelector(one) &&
  [
    one.state,
    one.trait,
    one.status,
    one.not?.trait,
    one.costAtMost,
    one.costAtLeast,
    one.lpAtMost,
    one.lpAtLeast,
  ].every((each) => each === undefined);
const playsAmount = (amount: Amount | 'all'): boolean =>
  typeof amount === 'number' ||
  (typeof amount === 'object' && 'per' in amount && playsSelector(amount.per) && COUNTED.includes(amount.per.in));

function playsTarget(target: Target): boolean {
  if (typeof target === 'string') return target === 'that' || FIXED.includes(target) || CASTERS.includes(target);
  if ('pick' in target) return target.pick === 1 && target.by === 'you' && playsSelector(target.from);
  if ('all' in target) return COUNTED.includes(target.all.in) && playsSelector(target.all);
  return !('random' in target) || (target.from.in === 'chapter' && playsSelector(target.from));
}

/** A change of a number or a Trait until the end of the turn. */
function modifierOf(effect: EffectOf<'modify'>): Row | null {
  const [one, ...others] = effect.modifiers;
  if (effect.until !== 'end-of-turn' || others.length > 0 || one === undefined) return null;
  if (one.does === 'give-trait' || one.does === 'take-trait')
    // A Beastie that gains Infectious has no Token to leave behind.
    return one.trait === 'Infectious' ? null : { verb: one.does, trait: traitWord(one.trait) };
  if (one.does !== 'change') return null;
  if (typeof one.by !== 'number' || one.stat === 'aura-cost') return null;
  return { verb: one.stat === 'max-lp' ? 'change-lp' : 'change-damage', amount: one.by };
}

function playsEffect(effect: Effect): boolean {
  if (effect.do === 'modify') return modifierOf(effect) !== null && playsTarget(effect.target);
  if (effect.do === 'recover' && effect.amount === 'all') return playsTarget(effect.target);
  if (!VERBS.includes(effect.do)) return false;
  if ('amount' in effect && !playsAmount(effect.amount)) return false;
  switch (effect.do) {
    case 'bookmark':
      return playsAmount(effect.count) && playsTarget(effect.who);
    case 'move':
      return DESTINATIONS.includes(effect.to) && playsTarget(effect.target);
    case 'lose-game':
      return playsTarget(effect.who);
    case 'cure':
      return playsTarget(effect.target);
    case 'generate':
      return Object.keys(effect.aura).length === 1;
    case 'search':
      return TAKEN_TO.includes(effect.to) && playsSelector(effect.find);
    case 'take-control':
      return effect.until === 'here' && playsTarget(effect.target);
    case 'stop':
    case 'retarget':
      return !effect.entry.effects;
    case 'token':
      return typeof effect.count === 'number';
    default:
      return !('target' in effect) || playsTarget(effect.target);
  }
}

/** What the user of a text names: a Page or a Caster, or an entry of the chain. */
type Named = Exclude<Target, string> | { readonly entry: EntryTarget };

function namedBy(effect: Effect): Named[] {
  if (effect.do === 'stop' || effect.do === 'retarget') return [{ entry: effect.entry }];
  const target = 'target' in effect ? effect.target : 'who' in effect ? effect.who : 'you';
  if (typeof target === 'string' || 'all' in target) return [];
  return 'pick' in target || target.caster !== 'own' ? [target] : [];
}

/** The effects whose targets are named only when they happen. */
const lateOf = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap((effect) => {
    if (effect.do === 'may') return [...withInner(effect.effects)];
    return effect.do === 'choose' ? effect.options.flatMap((one) => [...withInner(one.effects)]) : [];
  });

/** What its user names when a text is used. */
function namedFirst(text: Text): Named[] {
  const all = [...withInner(text.effects)];
  const late = new Set(lateOf(all));
  return all.filter((effect) => !late.has(effect)).flatMap(namedBy);
}

/** Whether a text that Casters use is used from the Arena or face-down, for Aura, LP, Pages and Fatiguing, and how often in a turn. */
const playsUse = (text: Exclude<Text, { kind: 'when' }>): boolean =>
  (text.kind === 'power' || text.from === 'arena' || (text.from === 'face-down' && !text.price.fatigue)) &&
  !text.price.destroy &&
  text.limit?.per !== 'game';

const isOutside = (one: PageCondition): boolean => 'near' in one || 'fact' in one;

function playsCondition(one: PageCondition): boolean {
  if ('not' in one) return !('not' in one.not) && playsCondition(one.not);
  if ('count' in one) return COUNTED.includes(one.count.in) && playsSelector(one.count);
  return isOutside(one) || 'lpOf' in one || 'this' in one || 'turn' in one;
}

/** Whether what a text names is at most one thing, at the start or later, and each choice has no second one. */
function playsNames(text: Text): boolean {
  const first = namedFirst(text);
  const late = lateOf([...withInner(text.effects)]).flatMap(namedBy);
  return (
    first.length + Math.min(1, late.length) < 2 && late.every((one) => 'pick' in one && !one.upTo && !one.orCaster)
  );
}

/** Whether a text acts when its Trap is turned face-up. Only of such a text the play remembers which Page attacked. */
const isFlipped = (text: Text): boolean => text.kind === 'when' && text.on === 'flipped';

/** The moments of other Pages that texts hear. */
const HEARD: readonly string[] = [
  ...['contracted', 'entered', 'flipped', 'destroyed', 'attacks', 'defends', 'dealt-damage', 'took-damage'],
];

const playsMoment = ({ on, of }: Extract<Text, { kind: 'when' }>): boolean =>
  of === undefined || (HEARD.includes(on) && of.in === 'arena' && playsSelector(of));

/** Whether the text of an Attack names nothing. */
const playsAttack = ({ effects, conditions }: PageData['attacks'][number]): boolean => {
  const all = [...withInner(effects)].map((effect) =>
    'target' in effect && effect.target === OPPONENT ? { ...effect, target: 'this' as const } : effect,
  );
  return conditions.every(playsCondition) && all.every(playsEffect) && all.flatMap(namedBy).length === 0;
};

const playsText = (text: Text): boolean =>
  (text.kind === 'when' ? playsMoment(text) : playsUse(text)) &&
  text.conditions.every(playsCondition) &&
  [...withInner(text.effects)].every(playsEffect) &&
  (isFlipped(text) || !JSON.stringify(text.effects).includes('"event"')) &&
  playsNames(text);

/** A change of a lasting text in the words of the rows, or null. */
function lastingOf(one: Modifier): { readonly change: string; readonly by?: Amount; readonly of?: Row } | null {
  switch (one.does) {
    case 'change':
      if (one.stat === 'aura-cost' || !playsAmount(one.by)) return null;
      if (typeof one.by === 'object' && 'per' in one.by && !isPlain(one.by.per)) return null;
      return { change: one.stat === 'max-lp' ? 'change-lp' : 'change-damage', by: one.by };
    case 'give-trait':
    case 'take-trait':
      // A Beastie that gains Infectious has no Token to leave behind.
      if (one.does === 'give-trait' && one.trait === 'Infectious') return null;
      return { change: one.does, of: { trait: traitWord(one.trait) } };
    case 'immune':
      return { change: 'immune', of: { status: statusWord(one.status) } };
    case 'forbid':
      return one.what === 'use-power' ? { change: 'forbid-power' } : null;
    default:
      return null;
  }
}

const playsLasting = ({ on, conditions, modifiers }: Lasting): boolean =>
  (on === 'this' || on === 'equipped' || (typeof on === 'object' && on.all.in === 'arena' && isPlain(on.all))) &&
  conditions.every((one) => isOutside('not' in one ? one.not : one)) &&
  modifiers.every((one) => lastingOf(one) !== null);

/** The Tokens that the texts of a Page make. */
export const tokensOf = (data: PageData): TokenData[] =>
  [...effectsOf(data)].flatMap((effect) => (effect.do === 'token' ? [effect.token] : []));

/** The ids of the Token that a text of a Page makes, and of the one that a Beastie with Infectious leaves behind. */
export const tokenId = (card: CardDoc): string => `token-${card.id}`;
export const copyId = (card: CardDoc): string => `token-of-${card.id}`;
export const isInfectious = ({ pageType, traits }: PageData): boolean =>
  pageType === 'beastie' && traits.includes('Infectious');

/** Whether texts cannot refer to a Token by a name (mz.token.nameless). */
export const isNameless = ({ id, name }: CardDoc): boolean => id.startsWith('token-') && name === NAMELESS;

/** The cards of all Tokens. They are in no deck. */
export const tokenCards = (cards: readonly CardDoc[]): CardDoc[] =>
  cards.flatMap((card) => {
    const data = pageDataOf(card);
    const tokens = tokensOf(data).map((token) => tokenPage(tokenId(card), token));
    const all = isInfectious(data) ? [...tokens, infectiousToken(playPage(card))] : tokens;
    return all.map(({ slug, name, data: own }) => ({ ...card, id: slug, name, data: own }));
  });

/** Whether effects in a part of another one have parts, or there are more parts to choose from than rows know. */
const hasPartsInParts = ({ effects }: Pick<Text, 'effects'>): boolean =>
  effects.some(
    (one) =>
      [...withInner([one])].some((inner) => inner !== one && ['flip', 'may', 'choose'].includes(inner.do)) ||
      (one.do === 'choose' && one.options.length > OPTIONS.length),
  );

/** What the play document does not play yet. */
const UNPLAYED: readonly (readonly [name: string, has: (data: PageData) => boolean])[] = [
  ['texts', ({ texts }) => !texts.every((text) => text.kind === 'arena' || playsText(text))],
  ['lasting texts', ({ texts }) => !texts.every((text) => text.kind !== 'arena' || playsLasting(text))],
  ['texts of Attacks', ({ attacks }) => !attacks.every(playsAttack)],
  [
    'parts within parts',
    ({ texts, attacks }) =>
      attacks.some(hasPartsInParts) || texts.some((text) => text.kind !== 'arena' && hasPartsInParts(text)),
  ],
  ['several Tokens', (data) => tokensOf(data).length > 1],
  ['requirements', ({ requires }) => !requires.every(playsCondition)],
  ['Equipment', ({ equip }) => equip !== undefined && !isPlain(equip)],
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
  readonly lastings: Row[] = [];
  readonly prices: Row[] = [];
  readonly selectors: Row[] = [];

  constructor({ attacks, texts, traits, requires, equip }: PageData) {
    for (const { id, name, damage, effects, conditions } of attacks) {
      const text = this.ability({ name: id, title: name, damage, isAttack: true });
      for (const one of conditions) this.condition(one, { text });
      this.all(effects, { text });
    }
    for (const text of texts)
      if (text.kind === 'arena') this.lasting(text);
      else this.text(text);
    if (requires.length > 0) {
      const rank = this.ability({ name: 'requires' });
      for (const one of requires) this.condition(one, { text: rank, required: true });
    }
    if (equip) this.ability({ name: 'equip', hosts: this.selector(equip) });
    for (const trait of traits) if (trait === 'Fear' || trait === 'Flash') this.trait(trait);
  }

  /** Adds an Attack or a text. Returns its number. */
  private ability(row: Row): number {
    const rank = this.abilities.length + 1;
    this.abilities.push({ title: 'the text', damage: 0, ...row, rank });
    return rank;
  }

  private text(text: Text): void {
    const rank = this.ability({
      name: text.id,
      ...(text.kind === 'power' && { title: text.name }),
      ...(text.kind === 'when' ? { on: text.on, ofOther: text.of && this.selector(text.of) } : this.use(text)),
    });
    for (const one of text.conditions) this.condition(one, { text: rank });
    this.all(text.effects, { text: rank });
  }

  /** What its user names, as a selection. Of a Caster, it has no Page. */
  private named(named: Named): Row {
    if ('entry' in named) return { aims: this.entry(named.entry) };
    if ('pick' in named) return { aims: this.selector(named.from, { upTo: named.upTo, orCaster: named.orCaster }) };
    const orCaster = 'caster' in named ? named.caster : undefined;
    return { aims: this.selectors.push({ place: 'arena', whose: 'any', orCaster }) };
  }

  /** Pages that wait on the chain. */
  private entry({ whose, types, costAtMost }: EntryTarget): number {
    const of = selectorSchema.parse({ in: 'chapter', whose, types, costAtMost, exceptThis: true });
    return this.selector(of, { place: 'chain' });
  }

  private condition(one: PageCondition, of: Row, negated = false): void {
    if ('not' in one) return this.condition(one.not, of, !negated);
    const row = { ...of, negated };
    if ('near' in one)
      this.conditions.push({ ...row, what: 'near', fact: factWord(one.near), miles: one.withinMiles ?? NO_LIMIT });
    else if ('fact' in one) this.conditions.push({ ...row, what: 'fact', fact: factWord(one.fact) });
    else if ('count' in one || 'lpOf' in one) {
      const limits = { fewest: one.atLeast ?? 0, largest: one.atMost ?? NO_LIMIT };
      if ('count' in one) this.conditions.push({ ...row, ...limits, what: 'count', select: this.selector(one.count) });
      else this.conditions.push({ ...row, ...limits, what: 'lp-of', whose: one.lpOf === 'you' ? 'own' : 'opposing' });
    } else if ('this' in one) this.conditions.push({ ...row, what: 'state', state: one.this });
    else if ('turn' in one) this.conditions.push({ ...row, what: 'whose-turn', whose: one.turn });
  }

  private lasting({ id, on, conditions, modifiers }: Lasting): void {
    const isAll = typeof on === 'object';
    const select = isAll ? this.selector(on.all) : 0;
    const text = this.ability({ name: id, appliesTo: isAll ? 'all' : on, select });
    for (const one of conditions) this.condition(one, { text });
    for (const modifier of modifiers) {
      const { change, by, of } = lastingOf(modifier) ?? {};
      this.lastings.push({ text, change, ...this.amount(by ?? 0), ...of });
    }
  }

  /** When and for which price a text is used. */
  private use(text: Exclude<Text, { kind: 'when' }>): Row {
    const { price, limit } = text;
    this.prices.push(...amounts(price.aura).map((one) => ({ text: this.abilities.length + 1, ...one })));
    return {
      isPower: text.kind === 'power',
      isAnyTime: text.kind === 'any-time' || text.timing === 'any-time',
      fromTraps: text.kind === 'any-time' && text.from === 'face-down',
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
    const text = this.ability({ name, title: trait, on: 'contracted', isFear: trait === 'Fear' });
    this.effects.push({ text, verb: name, target: 'aim', aims: this.selector(from) });
  }

  /** @param of the text, or the part of another effect */
  private all(effects: readonly Effect[], of: { readonly text: number } | Partial<Record<Part, number>>): void {
    for (const effect of effects) {
      const [named] = namedBy(effect);
      const row = { ...of, verb: effect.do, ...this.effect(effect), ...(named && this.named(named)) };
      const rank = this.effects.push(row);
      if (effect.do === 'may') this.all(effect.effects, { chosen: rank });
      if (effect.do === 'choose') effect.options.forEach((one, at) => this.all(one.effects, { [OPTIONS[at]!]: rank }));
      if (effect.do !== 'flip') continue;
      this.all(effect.heads, { heads: rank });
      this.all(effect.tails, { tails: rank });
    }
  }

  private effect(effect: Effect): Row {
    switch (effect.do) {
      case 'damage':
      case 'recover':
      case 'lose-lp':
      case 'prevent':
        return { ...this.amount(effect.amount), ...this.target(effect.target) };
      case 'inflict':
        return { status: statusWord(effect.status), counters: effect.counters, ...this.target(effect.target) };
      case 'bookmark':
        return { ...this.amount(effect.count), ...this.target(effect.who) };
      case 'move':
        return { towards: effect.to, ...this.target(effect.target) };
      case 'cure':
        return { ...(effect.status !== 'any' && { status: statusWord(effect.status) }), ...this.target(effect.target) };
      case 'modify':
        return { ...modifierOf(effect), ...this.target(effect.target) };
      case 'look':
        return { amount: effect.count, upper: effect.take, towards: RESTS[effect.rest] };
      case 'search':
        return {
          amount: effect.count,
          towards: effect.to,
          select: this.selector({ ...effect.find, in: 'spellbook', whose: 'own' }),
        };
      case 'choose':
        return { amount: effect.options.length };
      case 'token':
        return this.amount(effect.count);
      case 'stop':
      case 'retarget':
        return { target: 'aim' };
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
    if ('all' in target) return { target: 'all', select: this.selector(target.all) };
    if (!('random' in target)) return { target: 'aim' };
    const isOwn = target.caster === 'own';
    return { target: isOwn ? 'drawn-own' : 'drawn-theirs', amount: target.random, select: this.selector(target.from) };
  }

  private amount(amount: Amount | 'all'): Row {
    if (amount === 'all') return { amount: ALL };
    if (typeof amount !== 'object' || !('per' in amount)) return { amount: Number(amount) };
    return { amount: amount.times, per: this.selector(amount.per), upper: amount.max ?? NO_LIMIT };
  }

  /** The number of a selection, from 1. Without types, one in the Arena has no Aura Pages and no Terra. */
  private selector(of: Selector, more: Row = {}): number {
    const usual: readonly PageType[] =
      of.in === 'arena' ? PAGE_TYPES.filter((type) => type !== 'aura' && type !== 'terra') : PAGE_TYPES;
    return this.selectors.push({
      place: of.faceDown ? 'traps' : of.attached ? 'attached' : of.in,
      whose: of.whose,
      ...Object.fromEntries((of.types ?? usual).map((type) => [ofType(type), true])),
      costAtMost: of.costAtMost ?? NO_LIMIT,
      costAtLeast: of.costAtLeast ?? 0,
      lpAtMost: of.lpAtMost ?? NO_LIMIT,
      lpAtLeast: of.lpAtLeast ?? 0,
      state: of.state,
      titled: of.name === undefined ? undefined : nameWord(of.name),
      tribe: of.tribe === undefined ? undefined : nameWord(of.tribe),
      auraType: of.auraType,
      trait: of.trait && traitWord(of.trait),
      anyStatus: of.status === 'any',
      status: of.status === undefined || of.status === 'any' ? undefined : statusWord(of.status),
      notAura: of.not?.auraType,
      notTrait: of.not?.trait && traitWord(of.not.trait),
      exceptThis: of.exceptThis,
      ...more,
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
  const { abilities, effects, conditions, lastings, prices, selectors } = new Rows(data);
  const { attacks } = data;
  const symbol = factWord(card.name);
  return {
    ...card,
    data: schema.parse(
      defined({
        kind: data.pageType,
        auraType: data.auraType,
        title: isNameless(card) ? [] : [nameWord(card.name)],
        lp: data.lp ?? 0,
        basic: data.aura?.basic ?? false,
        anyTime: data.timing === 'any-time',
        attackable: data.attackable ?? false,
        token: tokensOf(data).length > 0 ? tokenId(card) : undefined,
        copy: isInfectious(data) ? copyId(card) : undefined,
        tribes: [...new Set(data.tribes.map(nameWord))],
        countsAs: data.countsAs.filter((fact) => facts.all.includes(fact)),
        traits: [...new Set(data.traits.map(traitWord))],
        keywords: data.traits.filter((trait) => trait === 'Regen').map((trait) => ({ trait: traitWord(trait) })),
        ...{ abilities, effects, conditions, lastings, prices, selectors },
        advantages: attacks.flatMap(({ advantage }, at) => advantage.map((against) => ({ ability: at + 1, against }))),
        icons: attacks.flatMap(({ inflicts }, at) =>
          inflicts.map(({ status, counters }) => ({ ability: at + 1, status: statusWord(status), counters })),
        ),
        costs: amounts(data.cost),
        symbol: data.pageType === 'terra' && facts.all.includes(symbol) ? symbol : undefined,
        bonuses: data.terraBonuses.map(({ symbol: of, raises, amount }) => ({ symbol: factWord(of), raises, amount })),
        makes: amounts(data.aura?.generates ?? {}),
      }),
    ) as CardDoc['data'],
  };
}
