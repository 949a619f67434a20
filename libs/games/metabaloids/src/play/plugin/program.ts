/** Compiles a Metabaloids ruleset and card pool for play: numbers by definition, abilities, zones, steps. */
import { abilityName } from '../../abilities/title.ts';
import { ProgramError, type CompileOptions, type Step, type ZoneSpec } from '@rulewright/engine';
import type { CardDoc, Ruleset } from '@rulewright/content';
import { lazyHash } from '@rulewright/content/playing';
import { modeRuleDataSchema } from '../../abilities/schema.ts';
import { cardDataOf } from '../../cards/schema.ts';
import { mentionsOf } from '../../cards/mentions.ts';
import { R } from '../../rules.ts';
import { compileAbility, compileStatic } from '../abilities/compile.ts';
import { MECHANICS } from './mechanics.ts';
import { readParams, type Params } from '../model/params.ts';
import { payBits } from '../zones/pay.ts';
import { SETUP_STEPS } from '../steps/setup.ts';
import { MOST_COLUMNS, ZONE } from '../model/state.ts';
import { TURN_STEPS } from '../steps/turn.ts';
import type { CompiledAbility, CompiledStatic, M, MetabaloidsProgram, PlayCard } from '../model/model.ts';

/** The most seats for which the seat bits and the table fields have room. */
const MOST_SEATS = 12;

/**
 * Visibility of the zones: mb.zone.draw-pile, mb.zone.hand-visibility, mb.zone.discard-inspect,
 * mb.zone.lost-visibility, mb.zone.reserve. Without an ability, no step removes cards from a discard pile, lost pile or
 * reserve, or changes their order (mb.zone.discard-ordered, mb.zone.lost-locked, mb.zone.reserve-locked). The columns
 * of the play area are added later (mb.zone.play-area). A mode without a reserve never uses that zone
 * (mb.zone.no-reserve-fast).
 */
/** The places besides the columns, with their visibility (mb.zone.*). */
const baseZones = (p: Params): ZoneSpec[] => [
  { id: 'draw-pile', name: 'draw pile', visibility: 'none', pile: true },
  { id: 'hand', name: 'hand', visibility: p.handHidden ? 'owner' : 'all' },
  { id: 'discard-pile', name: 'discard pile', visibility: p.discardFaceUp ? 'all' : 'none', pile: true },
  { id: 'lost-pile', name: 'lost pile', visibility: p.lostFaceUp ? 'top' : 'none', pile: true },
  { id: 'reserve', name: 'reserve', visibility: 'all' },
  { id: 'battle', name: 'battle', visibility: 'all' },
  { id: 'events', name: 'event place', visibility: 'all' },
  { id: 'removed', name: 'out of the game', visibility: 'all' },
];

function zonesFor(columns: number, p: Params): ZoneSpec[] {
  const list = baseZones(p);
  for (let column = 1; column <= columns; column++) {
    list.push({ id: `column-${column}`, name: `column ${column}`, visibility: 'all' });
  }
  return list;
}

/** Parses each card once. Rejects a card that does not match the game's schema. */
function playCards(cards: readonly CardDoc[], p: Params): PlayCard[] {
  return cards.map((card) => {
    const data = cardDataOf(card);
    const types = [data.kind, data.class, data.order, ...(data.descriptors ?? [])];
    return {
      slug: card.id,
      name: card.name,
      cost: data.cost,
      types: types.filter((one) => one !== undefined).map((one) => one.toLowerCase()),
      numbers: { cost: data.cost, attack: data.attack ?? 0, defense: data.defense ?? p.missingDefense },
      data,
    };
  });
}

/**
 * Why a mode removes a card from decks: 1 = by name, 2 = because of the mentions in its abilities
 * (mb.fast.remove-by-text).
 */
function removalOf(card: PlayCard, p: Params): 0 | 1 | 2 {
  if (p.removedNames.includes(card.name)) return 1;
  if (p.removalClosed) return 0;
  return mentionsOf(card.data).some((mention) => p.removeMentions.includes(mention)) ? 2 : 0;
}

/** The timings of the abilities that work from a place, as bits. All columns count as one place. */
const timingsFrom = (abilities: readonly CompiledAbility[], place: number): number =>
  abilities.reduce((bits, one) => ((one.places >> Math.min(place, ZONE.column)) & 1 ? bits | one.timing : bits), 0);

function stepsOf(ids: readonly string[], known: Readonly<Record<string, Step<M>>>): Step<M>[] {
  return ids.map((id) => {
    const found = known[id];
    if (!found) throw new ProgramError('unsupported-value', `The engine has no step ${id}.`);
    return found;
  });
}

/**
 * Compiles a ruleset for a card pool. The parameters and steps alone define a format: columns, with or without a
 * reserve, turn steps (mb.modes.core-tactical-scope, mb.modes.fast-scope, mb.modes.unnamed-full-scope) and number of
 * players (mb.modes.player-count). @throws ProgramError on a value that the engine cannot play
 */
export function compile(
  ruleset: Ruleset,
  documents: readonly CardDoc[],
  options: CompileOptions = {},
): MetabaloidsProgram {
  const p = readParams(ruleset);
  const cards = playCards(documents, p);
  const columns = Math.min(p.maxColumns, MOST_COLUMNS);
  const zones = zonesFor(columns, p);
  const abilities: CompiledAbility[] = [];
  const abilitiesOf: CompiledAbility[][] = [];
  const triggersOf: CompiledAbility[][] = [];
  const staticsOf: CompiledStatic[][] = [];
  for (const card of cards) {
    const activated: CompiledAbility[] = [];
    const triggered: CompiledAbility[] = [];
    const statics: CompiledStatic[] = [];
    for (const ability of options.withoutAbilities ? [] : card.data.abilities) {
      if (ability.kind === 'static') {
        statics.push(compileStatic(ability, cards));
        continue;
      }
      const compiled = compileAbility(
        abilities.length,
        { name: `${card.slug}/${ability.id}`, title: `${abilityName(ability.text)} of ${card.name}` },
        activated.length,
        ability,
        cards,
        !p.requirePlayArea,
      );
      abilities.push(compiled);
      (ability.kind === 'activated' ? activated : triggered).push(compiled);
    }
    abilitiesOf.push(activated);
    triggersOf.push(triggered);
    staticsOf.push(statics);
  }
  const ruleTriggers = ruleset.rules.map((rule) => {
    const data = modeRuleDataSchema.parse(rule);
    const compiled = compileAbility(
      abilities.length,
      { name: data.id, title: `the rule ${data.id}` },
      0,
      { ...data, kind: 'triggered' },
      cards,
      false,
    );
    abilities.push(compiled);
    return compiled;
  });
  const poolHash = lazyHash(() =>
    cards.map(({ slug, data }) => ({
      slug,
      cost: data.cost,
      attack: data.attack,
      defense: data.defense,
      abilities: data.abilities,
    })),
  );
  const timingsAt = zones.map((_, place) => Int32Array.from(abilitiesOf, (list) => timingsFrom(list, place)));
  const places = abilities.reduce((bits, one) => bits | one.places, 0);
  return {
    mechanics: MECHANICS,
    ruleset,
    poolHash,
    zones,
    zonesPerSeat: zones.length,
    defs: cards,
    defOf: new Map(cards.map((card, index) => [card.slug, index])),
    abilityNames: abilities.map((one) => one.name),
    abilityTitles: abilities.map((one) => one.title),
    minSeats: p.players.min,
    maxSeats: Math.min(p.players.max, MOST_SEATS),
    p,
    columns,
    setup: stepsOf(ruleset.setup, SETUP_STEPS),
    turn: stepsOf(ruleset.turn, TURN_STEPS),
    turnRule: R[p.reserve ? 'mb.turn.six-steps' : 'mb.turn.four-steps-fast'],
    cost: Int16Array.from(cards, (card) => card.data.cost),
    attack: Int16Array.from(cards, (card) => card.data.attack ?? 0),
    defense: Int16Array.from(cards, (card) => card.data.defense ?? p.missingDefense),
    points: Int16Array.from(cards, (card) => card.data.metabaloids ?? card.data.cost),
    isEvent: Uint8Array.from(cards, (card) => (card.data.kind === 'event' ? 1 : 0)),
    removed: Uint8Array.from(cards, (card) => removalOf(card, p)),
    timingsAt,
    allTimings: abilities.reduce((bits, one) => bits | one.timing, 0),
    allTriggers: abilities.reduce((bits, one) => (one.trigger >= 0 ? bits | (1 << one.trigger) : bits), 0),
    abilityPlaces: [ZONE.hand, ZONE.reserve, ZONE.discard].filter((place) => (places >> place) & 1),
    abilities,
    abilitiesOf,
    triggersOf,
    ruleTriggers,
    staticsOf,
    staticStats: staticsOf.flat().reduce((bits, one) => bits | (1 << one.stat), 0),
    payZones: payBits(p.payZones),
    moveZones: payBits(p.moveZones),
    restockZones: payBits(p.restockZones),
    skipZones: payBits(p.skipZones),
  };
}
