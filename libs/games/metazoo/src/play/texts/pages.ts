/** Compiles Pages: printed numbers by definition, texts, Attacks, lasting texts, and the facts that they ask about. */
import type { PageText } from '../../cards/texts.ts';
import type { Amount, PageCondition } from '../../language/schema.ts';
import { AURA_TYPES, type Trait } from '../../language/words.ts';
import type { Effect } from '../../verbs/schema.ts';
import type { CompiledAttack, CompiledPages, CompiledText, Discount, Fact, Lasting, Test } from '../model/model.ts';
import { MOMENT, MOMENTS } from '../model/moments.ts';
import { infectiousToken, tokenPage, type PlayPage } from '../model/pages.ts';
import type { Params } from '../model/params.ts';
import { equippedPage, isCaster, seatOfTarget } from '../model/places.ts';
import { NO_TEXT, ZONE } from '../model/state.ts';
import { AURA, NO_AURA, TRAIT, TYPE, auraVector, traitBit, type AuraVector } from '../model/words.ts';
import { compileConditions } from '../numbers/conditions.ts';
import { compileModifier } from '../numbers/modifiers.ts';
import { hasTrait } from '../numbers/numbers.ts';
import { compileSelector, isOf } from '../numbers/selections.ts';
import { compileEffects } from './effects.ts';
import { traitText } from './trait-texts.ts';
import { asksForItself, asksForState } from './asks.ts';

/** The places from which an any-time text may be used. */
const PLACES = { arena: ZONE.arena, 'face-down': ZONE.traps, chapter: ZONE.chapter, limbo: ZONE.limbo } as const;

/** The names of texts without a printed name, in sentences. */
const UNNAMED = { when: 'the text', 'any-time': 'the effect' } as const;

class Compiler {
  readonly defs: PlayPage[];
  readonly names: string[] = [];
  readonly titles: string[] = [];
  readonly texts: (CompiledText | undefined)[] = [];
  readonly facts: Fact[] = [];
  readonly miles: number[] = [];
  readonly discounts: Discount[] = [];
  private picks = 0;

  constructor(
    pages: readonly PlayPage[],
    private readonly p: Params,
  ) {
    this.defs = [...pages];
  }

  /** Assigns a number to a text, an Attack or a fact. `name` is its id, `title` its name in sentences. */
  name(name: string, title: string, text?: CompiledText): number {
    this.texts.push(text);
    this.titles.push(title);
    return this.names.push(name) - 1;
  }

  /** The number of a symbol or fact. Each one in the pool is asked about once, whichever Casters have the Pages. */
  readonly factOf = (symbol: boolean, key: string): number => {
    const known = this.facts.findIndex((one) => one.symbol === symbol && one.key === key);
    if (known >= 0) return known;
    const terra = this.defs.find((page) => page.name === key)?.data.terra;
    const place = symbol && (terra === undefined || terra.kind === 'place');
    const name = this.name(symbol ? `near/${key}` : `fact/${key}`, key.replaceAll('-', ' '));
    return this.facts.push({ name, key, symbol, place, perCaster: false }) - 1;
  };

  /** Records the facts that each Caster declares, and the distances. */
  private readFacts(conditions: readonly PageCondition[]): void {
    for (const one of conditions) {
      if ('near' in one && one.withinMiles !== undefined) this.miles.push(one.withinMiles);
      if ('fact' in one && one.of === 'you') {
        const at = this.factOf(false, one.fact);
        this.facts[at] = { ...this.facts[at]!, perCaster: true };
      }
      if ('not' in one) this.readFacts([one.not]);
      if ('any' in one) this.readFacts(one.any);
    }
  }

  conditions(conditions: readonly PageCondition[]): Test {
    this.readFacts(conditions);
    return compileConditions(conditions, this.factOf);
  }

  private effects(effects: readonly Effect[], power: boolean, slug: string) {
    return compileEffects(effects, {
      power,
      newPick: () => this.picks++,
      factOf: this.factOf,
      discount: (one) => this.discounts.push(one) - 1,
      tokenDef: (token) => this.defs.push(tokenPage(`token-${slug}-${this.defs.length}`, token)) - 1,
    });
  }

  /** Compiles a text that happens or is used. The method `lasting` compiles lasting texts. */
  text(page: PlayPage, text: Exclude<PageText, { kind: 'arena' }>, bit: number): CompiledText {
    const when = text.kind === 'when';
    const price = when ? { lp: 0, pages: 0, fatigue: false, destroy: false, aura: {} } : text.price;
    const limit = when ? undefined : text.limit;
    const compiled: CompiledText = {
      index: this.names.length,
      bit,
      kind: text.kind,
      moment: when ? MOMENTS.indexOf(text.on) : -1,
      of: when && text.of ? compileSelector(text.of).test : null,
      conditions: () => true,
      stillHolds: () => true,
      ops: [],
      picks: [],
      place: text.kind === 'any-time' ? PLACES[text.from] : ZONE.arena,
      anyTime: text.kind === 'any-time' || (text.kind === 'power' && text.timing === 'any-time'),
      price: { ...price, aura: auraVector(price.aura) },
      limit: limit ? { times: limit.times, perGame: limit.per === 'game' } : null,
      usesEvent: JSON.stringify(text.effects).includes('"event"'),
      wavers: asksForState(text.conditions),
    };
    this.name(`${page.slug}/${text.id}`, text.kind === 'power' ? text.name : UNNAMED[text.kind], compiled);
    const effects = this.effects(text.effects, text.kind === 'power', page.slug);
    // Paying the price may Fatigue or Destroy the Page, and a Destroyed Page loses its Status Effects. Conditions on
    // the Page itself are therefore not checked again.
    const changed = !when || text.on === 'destroyed';
    const still = changed ? text.conditions.filter((one) => !asksForItself(one)) : text.conditions;
    const conditions = this.conditions(text.conditions);
    return Object.assign(compiled, { ...effects, conditions, stillHolds: this.conditions(still) });
  }

  /** The texts that Traits of the Page imply. Their numbers follow those of its own texts. */
  traitTexts(page: PlayPage): CompiledText[] {
    return page.data.traits.flatMap((trait) => {
      const effects = traitText(trait, this.picks, this.p.fearOptional);
      if (!effects) return [];
      this.picks++;
      const index = this.names.length;
      const compiled: CompiledText = {
        index,
        bit: 0,
        kind: 'when',
        moment: MOMENT.contracted,
        of: null,
        conditions: (m, _seat, card) => hasTrait(m, card, TRAIT[trait]),
        stillHolds: () => true,
        ...effects,
        place: ZONE.arena,
        anyTime: false,
        price: { lp: 0, pages: 0, fatigue: false, destroy: false, aura: auraVector({}) },
        limit: null,
        usesEvent: false,
        wavers: false,
      };
      this.name(`${page.slug}/${trait.toLowerCase()}`, trait, compiled);
      return [compiled];
    });
  }

  /** The Attacks of a Beastie, each with its number, its symbols and its text (mz.lang.attack). */
  attacks(page: PlayPage): CompiledAttack[] {
    return page.data.attacks.map((attack) => {
      const name = this.name(`${page.slug}/${attack.id}`, attack.name);
      let text = NO_TEXT;
      if (attack.effects.length > 0) {
        text = this.text(
          page,
          {
            kind: 'when',
            on: 'attacks',
            id: `${attack.id}-text`,
            text: attack.text ?? attack.name,
            conditions: attack.conditions,
            rules: [],
            effects: attack.effects,
          },
          0,
        ).index;
      }
      const advantage = attack.advantage.reduce((bits, type) => bits | (1 << AURA[type]), 0);
      return { name, damage: attack.damage, advantage, inflicts: attack.inflicts, text };
    });
  }

  lasting(text: Extract<PageText, { kind: 'arena' }>): Lasting {
    const changes = text.modifiers.map((one) => compileModifier(one, this.factOf));
    return {
      kinds: changes.reduce((bits, one) => bits | (1 << one.kind), 0),
      traits: text.modifiers.reduce((bits, one) => ('trait' in one ? bits | traitBit(one.trait) : bits), 0),
      lowersLp: text.modifiers.some((one) => one.does === 'change' && one.stat === 'max-lp' && mayBeNegative(one.by)),
      wavers: asksForState(text.on, text.conditions, text.modifiers),
      conditions: this.conditions(text.conditions),
      applies: appliesTo(text.on),
      changes,
    };
  }

  /**
   * The Aura that an Aura Page generates: for a Basic one the amount that the mode defines, for a Special one its
   * printed amount (mz.page.aura).
   */
  generates({ data }: PlayPage): AuraVector {
    if (!data.aura) return auraVector({});
    const made = auraVector(data.aura.generates);
    return data.aura.basic ? made.map((amount) => amount * this.p.basicGenerates) : made;
  }

  converts({ data }: PlayPage): AuraVector {
    return auraVector(data.auraType ? { [data.auraType]: this.p.convertAura } : {});
  }
}

/** Whether an amount can be below 0. An unknown amount counts as one that can. */
const mayBeNegative = (amount: Amount): boolean =>
  typeof amount === 'number' ? amount < 0 : !('per' in amount) || amount.times < 0 || (amount.max ?? 0) < 0;

/** The targets of a lasting text, as a test. */
function appliesTo(on: Extract<PageText, { kind: 'arena' }>['on']): Lasting['applies'] {
  if (on === 'this') return (_m, _seat, card, target) => target === card;
  if (on === 'equipped') return (m, _seat, card, target) => target === equippedPage(m, card);
  if (on === 'you') return (_m, seat, _card, target) => isCaster(target) && seatOfTarget(target) === seat;
  if (on === 'each-opponent')
    return (_m, seat, _card, target) => isCaster(target) && isOf('opposing', seat, seatOfTarget(target));
  if (on === 'every-caster') return (_m, _seat, _card, target) => isCaster(target);
  const { test } = compileSelector(on.all);
  return (m, seat, card, target) => !isCaster(target) && test(m, seat, card, target);
}

/** The Traits that the texts of a Page name, as bits. */
function traitsNamedIn({ texts, attacks }: PlayPage['data']): number {
  const named = JSON.stringify([texts, attacks]).matchAll(/"trait":"([^"]+)"/gu);
  return [...named].reduce((bits, [, trait]) => bits | traitBit(trait as Trait), 0);
}

/** Cached, because Pages are compiled for many rulesets and the result does not depend on the ruleset. */
const namedTraits = new WeakMap<PlayPage['data'], number>();

/** The Traits that texts of the pool name and may therefore give or take, as bits. */
function variableTraitsOf(pages: readonly PlayPage[]): number {
  let bits = 0;
  for (const { data } of pages) {
    const named = namedTraits.get(data) ?? traitsNamedIn(data);
    namedTraits.set(data, named);
    bits |= named;
  }
  return bits;
}

/** Compiles all Pages of a pool. */
export function compilePages(pages: readonly PlayPage[], p: Params): CompiledPages {
  const c = new Compiler(pages, p);
  const variableTraits = variableTraitsOf(pages);
  const anyInfectious = (variableTraits & traitBit('Infectious')) !== 0;
  const infectious = pages.map((page) =>
    page.data.pageType === 'beastie' && (anyInfectious || page.data.traits.includes('Infectious'))
      ? c.defs.push(infectiousToken(page)) - 1
      : -1,
  );
  const textsOf: CompiledText[][] = [];
  const usable: CompiledText[][] = [];
  const statics: Lasting[][] = [];
  const attacks: CompiledAttack[][] = [];
  const requires: (Test | null)[] = [];
  const bonuses: { fact: number; lp: boolean; amount: number }[][] = [];
  // The list grows during this loop, because texts may add Tokens.
  for (let def = 0; def < c.defs.length; def++) {
    const page = c.defs[def]!;
    const own = page.data.texts;
    const compiled = own.flatMap((text, bit) => (text.kind === 'arena' ? [] : [c.text(page, text, bit)]));
    textsOf.push([...compiled.filter((one) => one.kind === 'when'), ...c.traitTexts(page)]);
    usable.push(compiled.filter((one) => one.kind !== 'when'));
    statics.push(own.flatMap((text) => (text.kind === 'arena' ? [c.lasting(text)] : [])));
    attacks.push(c.attacks(page));
    requires.push(page.data.requires.length > 0 ? c.conditions(page.data.requires) : null);
    bonuses.push(
      page.data.terraBonuses.map(({ symbol, raises, amount }) => ({
        fact: c.factOf(true, symbol),
        lp: raises === 'lp',
        amount,
      })),
    );
  }
  const { defs } = c;
  const used = new Set(usable.flat().map((text) => text.place));
  const resolving = (list: readonly CompiledText[]): CompiledText[] =>
    list.filter((one) => one.of === null && one.moment === MOMENT.resolved);
  const flipping = (list: readonly CompiledText[]): CompiledText[] =>
    list.filter((one) => one.of === null && one.moment === MOMENT.flipped);
  return {
    defs,
    infectious: [...infectious, ...defs.slice(infectious.length).map(() => -1)],
    type: Uint8Array.from(defs, ({ data }) => TYPE[data.pageType]),
    auraType: Int8Array.from(defs, ({ data }) => (data.auraType ? AURA[data.auraType] : NO_AURA)),
    traits: Int32Array.from(defs, ({ data }) => data.traits.reduce((bits, trait) => bits | traitBit(trait), 0)),
    regen: Uint8Array.from(defs, ({ data }) => data.traits.filter((trait) => trait === 'Regen').length),
    lp: Int16Array.from(defs, ({ data }) => data.lp ?? 0),
    cost: defs.map(({ data }) => auraVector(data.cost)),
    generates: defs.map((page) => c.generates(page)),
    converts: defs.map((page) => c.converts(page)),
    attacks,
    bonuses,
    requires,
    hosts: defs.map(({ data }) => (data.equip ? compileSelector(data.equip) : null)),
    anyTime: Uint8Array.from(defs, ({ data }) => (data.timing === 'any-time' ? 1 : 0)),
    textsOf,
    usable,
    usableAt: Int32Array.from(usable, (list) => list.reduce((bits, { place }) => bits | (1 << place), 0)),
    statics,
    pagePicks: textsOf.map((list, def) =>
      [...resolving(list), ...(isInstant(defs[def]!) ? flipping(list) : [])].flatMap((one) => [...one.picks]),
    ),
    moments: Int32Array.from(textsOf, (list) =>
      list.reduce((bits, one) => (one.of === null ? bits | (1 << one.moment) : bits), 0),
    ),
    watches: Int32Array.from(textsOf, (list) =>
      list.reduce((bits, one) => (one.of === null ? bits : bits | (1 << one.moment)), 0),
    ),
    variableTraits,
    usePlaces: [...used],
    auraNames: AURA_TYPES.map((type) => c.name(`aura/${type}`, type)),
    // These come last, because compiling adds names of texts, Attacks and facts.
    names: c.names,
    titles: c.titles,
    texts: c.texts,
    facts: c.facts,
    miles: c.miles,
    discounts: c.discounts,
  };
}

/** Spells and Potions resolve at once when they are flipped, together with their FLIPPED text. */
const isInstant = ({ data }: PlayPage): boolean => data.pageType === 'spell' || data.pageType === 'potion';
