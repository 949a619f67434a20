/** The layout and texts of a MetaZoo table: areas, questions, options, and reasons why a Page cannot be used. */
import {
  NO_CARD,
  optionA,
  optionB,
  optionKind,
  runningWithLocals,
  type EventRecord,
  type Forecast,
  type Reason,
  type Tabletop,
} from '@rulewright/engine';
import { AURA_TYPES } from '../../language/words.ts';
import { lacksHost } from '../actions/contract.ts';
import { canPay, stillDue } from '../arena/aura.ts';
import { COIN, E } from '../model/events.ts';
import type { CompiledAttack, M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { placeOf } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { TRAIT, TYPE, auraSum } from '../model/words.ts';
import { costVector, requirementsHold } from '../numbers/costs.ts';
import { attackOf, foreseenDamage } from '../numbers/counting.ts';
import { casterLp, isContractForbidden, lpOf } from '../numbers/numbers.ts';
import { canAim } from '../targets/choose.ts';
import { choosing } from './choosing.ts';
import { pending } from './pending.ts';
import { declarationText, declarationTold, surroundingsForeseen, surroundingsQuestion } from './surroundings.ts';

/** Why a Page in the Chapter cannot be Contracted now. */
function whyNoContract(m: M, seat: number, card: number): Reason[] {
  const def = m.def[card]!;
  const { p, type } = m.program;
  const reasons: Reason[] = [];
  if (m.table.active !== seat && m.program.anyTime[def] === 0)
    reasons.push({ sentence: "It cannot be Contracted on another Caster's turn.", rule: 'mz.priority.any-time' });
  if (type[def] === TYPE.aura && m.seat.auraPages[seat]! >= p.maxAuraPages)
    reasons.push({ sentence: 'No more Aura Pages can be Contracted this turn.', rule: 'mz.turn.one-aura' });
  if (isContractForbidden(m, seat, type[def]!))
    reasons.push({ sentence: 'A text forbids you to Contract it.', rule: 'mz.general.contract-requirements' });
  if (!canPay(m, seat, costVector(m, card)))
    reasons.push({ sentence: 'You cannot generate the Aura that it costs.', rule: 'mz.lang.aura' });
  if (!requirementsHold(m, seat, card))
    reasons.push({ sentence: 'Its conditions are not met.', rule: 'mz.general.contract-requirements' });
  if (lacksHost(m, seat, card) || !canAim(m, m.program.pagePicks[def]!, { id: 0, card, seat, event: -1 }))
    reasons.push({ sentence: 'There is nothing that it may target.', rule: 'mz.chain.targets-on-declare' });
  return reasons;
}

/** Why a Page in the Arena cannot attack, defend or use a Power. */
function whyNoUse(m: M, card: number): Reason[] {
  const reasons: Reason[] = [];
  if (m.card.fatigued[card] === 1) reasons.push({ sentence: 'It is Fatigued.', rule: 'mz.general.no-double-fatigue' });
  if (m.card.paralyzed[card]! > 0) reasons.push({ sentence: 'It is paralyzed.', rule: 'mz.status.paralyze-no-combat' });
  if (m.card.burrowing[card] === 1) reasons.push({ sentence: 'It is burrowing.', rule: 'mz.trait.burrow' });
  return reasons;
}

function whyNot(m: M, seat: number, card: number): Reason[] {
  if (m.card.controller[card] !== seat) return [];
  const place = placeOf(m, card);
  if (place === ZONE.chapter) return whyNoContract(m, seat, card);
  return place === ZONE.arena ? whyNoUse(m, card) : [];
}

/** A predicted side, counted from 1. Heads or tails if the mode uses a coin (mz.setup.prediction). */
const sideText = (m: M, side: number): string =>
  m.program.p.predictionSides === COIN.length ? COIN[side - 1]! : String(side);

/** The Aura that a Page costs (mz.lang.aura). */
function price(m: M, option: number): { readonly amount: number; readonly unit: string } | null {
  if (optionKind(option) !== O.contract) return null;
  const amount = auraSum(costVector(m, optionA(option)));
  return amount > 0 ? { amount, unit: 'Aura' } : null;
}

/** The step that is asking. */
const asking = (m: M) => runningWithLocals(m).at(-1)!;

/** The Aura that must still be paid: "2 Earth and 1 Neutral". */
function dueText(m: M): string {
  const parts = stillDue(m).flatMap((amount, type) => (amount > 0 ? [`${amount} ${AURA_TYPES[type]}`] : []));
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
}

/** The Damage that an attack would deal to a Page or a Caster, next to the target's current LP (mz.attack.order). */
function forecast(m: M, option: number): Forecast | null {
  const kind = optionKind(option);
  const caster = kind === O.attackCaster;
  if (!caster && kind !== O.attackPage) return null;
  const { card, attack } = asking(m).locals as { readonly card: number; readonly attack: number };
  const target = optionA(option);
  const damage = foreseenDamage(m, card, attackOf(m, card, attack), caster ? NO_CARD : target);
  const lp = caster ? casterLp(m, target) : lpOf(m, target);
  const parts = damage.map(([label, value]) => ({ card: null, label, value }));
  const sides = [
    { seat: m.decisionSeat, label: 'Damage', parts, total: parts.reduce((sum, { value }) => sum + value, 0) },
    {
      seat: caster ? target : m.card.controller[target]!,
      label: 'LP left',
      parts: caster ? [] : [{ card: target, label: m.program.defs[m.def[target]!]!.name, value: lp }],
      total: lp,
    },
  ];
  const open = 'Defenders, answers and what Pages say may still change it.';
  return { sides, open, rule: 'mz.attack.order' };
}

/** What Burn takes when a Page attacks: LP of its Caster, or the Page itself (mz.status.burn-caster, mz.status.burn-page). */
function burnRisk(m: M, card: number): string | null {
  const { p } = m.program;
  const burned = m.seat.burn[m.decisionSeat]! > 0 ? p.burnCasterLoss : 0;
  if (burned >= casterLp(m, m.decisionSeat)) return 'Burn takes your last LP';
  if (m.card.burn[card]! > 0 && p.burnPageLoss >= lpOf(m, card)) return 'Burn Destroys it first';
  return burned > 0 ? `Burn takes ${burned} of your LP` : null;
}

/** The whole Damage that an Attack would deal now. */
const damageOf = (m: M, card: number, attack: CompiledAttack, other: number): number =>
  foreseenDamage(m, card, attack, other).reduce((sum, [, value]) => sum + value, 0);

/** Whether a target stays and strikes back with enough Damage to Destroy the attacker (mz.combat.undefended-target-is-primary). */
function canBeLost(m: M, attacker: number, target: number, dealt: number): boolean {
  const { p, attacks } = m.program;
  const strikesBack = p.defendingAttacks > 0 && (m.card.fatigued[target] === 0 || p.fatiguedTargetStrikesBack);
  if (!strikesBack || dealt >= lpOf(m, target)) return false;
  return attacks[m.def[target]!]!.some((one) => damageOf(m, target, one, attacker) >= lpOf(m, attacker));
}

/**
 * The risk of an attack that Burn answers, of a target that would take no Damage or would win, and of placing a Page without the Trait Trap face-down
 * (mz.trap.false-trap-loses).
 */
function risk(m: M, option: number): string | null {
  const { p, traits } = m.program;
  const card = optionA(option);
  switch (optionKind(option)) {
    case O.attack:
      return burnRisk(m, card);
    case O.attackPage:
    case O.attackCaster: {
      const { total } = forecast(m, option)!.sides[0]!;
      const { card: attacker } = asking(m).locals as { readonly card: number };
      if (optionKind(option) === O.attackPage && canBeLost(m, attacker, card, total))
        return 'its answer can Destroy the attacker';
      return total === 0 ? 'no Damage' : null;
    }
    case O.placeTrap:
    case O.placeTrapUnder:
      return p.falseTrapLoses && ((traits[m.def[card]!]! >> TRAIT.Trap) & 1) === 0
        ? 'if it is turned face-up, you lose the match'
        : null;
    default:
      return null;
  }
}

function question(m: M): string | null {
  if (asking(m).step === 'pay-aura') return `Pay ${dueText(m)} Aura.`;
  if (optionKind(m.options[0]!) !== O.predict) return surroundingsQuestion(m);
  return `Call the ${m.program.p.predictionSides === COIN.length ? 'coin' : 'die'}: the result decides who chooses the first Caster.`;
}

function optionText(m: M, option: number): string | null {
  const kind = optionKind(option);
  if (kind === O.declare) return declarationText(m, optionA(option), optionB(option));
  return kind === O.predict ? `Call ${sideText(m, optionA(option))}` : null;
}

function sentence(m: M, record: EventRecord): string | null {
  const [, prediction, result] = record.args;
  if (record.kind === E.fact) return declarationTold(m, record);
  if (record.kind === E.primary && record.args[1] === NO_CARD)
    return '{card} is the primary Defender and does not strike back.';
  if (record.kind !== E.predicted) return null;
  return `{seat} calls ${sideText(m, prediction)}; it is ${sideText(m, result)}.`;
}

/** The row of a Page in the Arena: Pages that fight are in front, Pages that are used are behind. */
function laneOf(m: M, card: number): string {
  const type = m.program.type[m.def[card]!];
  return type === TYPE.aura ? 'auras' : type === TYPE.artifact ? 'artifacts' : 'beasties';
}

export const TABLETOP: Tabletop = {
  zones: {
    arena: 'row',
    terra: 'row',
    attached: 'row',
    traps: 'row',
    chapter: 'hand',
    chain: 'aside',
    removed: 'pile',
    spellbook: 'pile',
    limbo: 'pile',
    cemetery: 'pile',
    afterlife: 'pile',
  },
  board: {
    places: { terra: 'back', attached: 'back', traps: 'back', chain: 'strip' },
    lanes: {
      arena: [
        { id: 'beasties', name: 'Beasties', place: 'front' },
        { id: 'auras', name: 'Auras', place: 'back' },
        { id: 'artifacts', name: 'Artifacts', place: 'back' },
      ],
    },
    laneOf,
    turned: 'fatigued',
    under: 'host',
    motions: {
      'turn.started': 'turn',
      'attack.declared': 'strike',
      'attack.declared-on-caster': 'strike',
      'spellbook.shuffled': 'shuffle',
      'damage.dealt': 'hit',
      'damage.dealt-to-caster': 'hit',
      'entry.resolved': 'resolve',
      'caster.out': 'out',
      'match.over': 'end',
    },
  },
  turn: { step: 'turn', started: 'index' },
  leads: ['attack'],
  sums: [],
  words: {
    turn: 'turn',
    chain: 'entries on the chain',
    lp: 'LP',
    maxLp: 'of',
    cost: 'cost',
    aura: 'unspent Aura',
    out: 'out',
    fatigued: 'Fatigued',
    attacking: 'attacks',
    attacked: 'under attack',
    defending: 'defends',
    traps: 'Traps underneath',
    slot: 'Terra Slot',
    frozen: 'Frozen',
    burn: 'Burn',
    poison: 'Poison',
    paralyzed: 'paralyzed',
    asleep: 'asleep',
    scared: 'scared',
    confused: 'confused',
    burrowing: 'burrowing',
  },
  unlessZero: [
    'removed',
    'limbo',
    'afterlife',
    'cost',
    'chain',
    'burn',
    'poison',
    'slot',
    'traps',
    'paralyzed',
    'asleep',
    'scared',
    'confused',
    'frozen',
    'aura',
  ],
  options: {
    pass: 'Pass',
    begins: 'Let {seat} go first',
    keep: 'Keep this Chapter',
    mulligan: 'Mulligan',
    contract: 'Contract {card}',
    equip: 'Put {card} under {card2}',
    'place-trap': 'Place {card} face-down',
    'place-trap-under': 'Place {card} face-down under {card2}',
    'move-trap-under': 'Move {card} under {card2}',
    power: 'Use {ability} of {card}',
    effect: 'Use {ability} of {card}',
    'self-destruct': 'Destroy {card} by Self-Destruct',
    attack: 'Attack with {card}: {ability}',
    'attack-page': 'Attack {card}',
    'attack-caster': 'Attack {seat}',
    'attack-trap': 'Attack face-down Trap {position} of {seat}',
    generate: 'Fatigue {card} for Aura',
    spend: 'Spend {ability}',
    target: 'Target {card}',
    'target-caster': 'Target {seat}',
    'target-trap': 'Target face-down Trap {position} of {seat}',
    'target-entry': 'Target {card} on the chain',
    'pay-page': 'Pay with {card}',
    yes: 'Yes',
    no: 'No',
    choose: 'Choose number {number}',
    take: 'Take {card}',
    'resolve-first': 'Resolve {ability} of {card} first',
    'resolve-first-for': 'For {card} first',
    'frozen-first': 'Frozen on {card} first',
    'burn-first': 'Burn on {card} first',
    'burn-caster-first': 'Burn on {seat} first',
    'poison-first': 'Poison on {card} first',
    'poison-caster-first': 'Poison on {seat} first',
    'regen-first': 'Regen of {card} first',
    'paralyze-first': 'Paralyze on {card} first',
    pay: 'Pay the Aura cost',
    burrow: 'Let {card} burrow',
    defend: 'Defend with {card}',
    answer: 'Strike back with {ability} of {card}',
    primary: 'Make {card} the primary Defender',
    allocate: 'Give {number} Damage to {card}',
  },
  acts: {},
  steps: {
    surroundings: { asks: 'Declare your surroundings.', rule: 'mz.terrabonus.environment-input' },
    'first-caster': { asks: 'Choose who goes first.', rule: 'mz.setup.prediction' },
    mulligan: { asks: 'Keep your Chapter, or Mulligan.', rule: 'mz.mulligan.any-number' },
    burrow: { asks: 'Choose Beasties that burrow.', rule: 'mz.trait.burrow', options: { pass: 'Finish burrowing' } },
    main: { asks: 'Your turn: act, or end it.', rule: 'mz.turn.free-order', options: { pass: 'End your turn' } },
    window: { asks: 'Act, or pass.', rule: 'mz.priority.any-time' },
    chain: { asks: 'Answer or decline.', runs: 'The chain', rule: 'mz.chain.responses', options: { pass: 'Decline' } },
    'resolve-chain': { runs: 'The chain resolves', rule: 'mz.chain.last-first' },
    'resolve-entry': { runs: '{card} resolves', rule: 'mz.chain.last-first' },
    contract: { runs: '{seat} Contracts {card}', rule: 'mz.lang.contract' },
    'use-text': { runs: '{seat} uses {card}', rule: 'mz.priority.any-time' },
    'choose-targets': { asks: 'Choose what {card} targets.', rule: 'mz.chain.targets-on-declare' },
    'resolve-text': { asks: 'Choose for {card}.', runs: '{card} takes effect', rule: 'mz.lang.contract' },
    'pay-aura': { asks: 'Pay the Aura.', rule: 'mz.lang.aura' },
    'pay-pages': { asks: 'Pay with {left} Pages of your Chapter.', rule: 'mz.general.contract-requirements' },
    settle: { asks: 'Choose what comes first.', rule: 'mz.general.simultaneous-active-orders' },
    'reveal-top': {
      asks: 'Contract {card}, or leave it on top.',
      rule: 'mz.lang.contract',
      options: { pass: 'Leave it on top' },
    },
    'flip-trap': {
      asks: 'Pay for {card} or put it away.',
      runs: '{card} is turned face-up',
      rule: 'mz.trap.paying-is-contracting',
    },
    attack: { asks: 'Choose what {card} attacks.', runs: '{card} attacks', rule: 'mz.combat.choose-attack-target' },
    'declare-defenders': {
      asks: 'Declare Defenders.',
      rule: 'mz.combat.declare-defenders',
      options: { pass: 'Defend with these' },
    },
    'choose-answer': { asks: 'Choose the Attack that strikes back.', rule: 'mz.combat.one-defending-attack' },
    strike: { runs: '{card} strikes', rule: 'mz.attack.order' },
    'allocate-damage': { asks: 'Divide the Damage.', rule: 'mz.attack.allocate-multiples' },
  },
  endings: {
    'last-standing': 'nobody else is left',
    'all-fell': 'the last Casters lost at the same moment',
    'all-spellbooks-empty': 'every Spellbook is empty',
    page: 'a Page says so',
    capped: 'the game was cut off',
  },
  question,
  optionText,
  sentence,
  foreseen: surroundingsForeseen,
  choosing,
  price,
  forecast,
  risk,
  pending,
  whyNot,
};
