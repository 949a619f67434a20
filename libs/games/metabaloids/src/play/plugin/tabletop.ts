/**
 * The layout and texts of a Metabaloids table: zones, questions, options, sums before an attack, and reasons why an
 * action is not possible.
 */
import {
  NO_CARD,
  optionA,
  optionB,
  optionKind,
  runningWithLocals,
  type Forecast,
  type Reason,
} from '@rulewright/engine';
import type { ForecastSide, Tabletop } from '@rulewright/engine';
import { numberOf } from '../numbers/numbers.ts';
import { O } from '../model/options.ts';
import { NO_LIMIT } from '../model/params.ts';
import { STAT, ZONE } from '../model/state.ts';
import { hasTarget, isAble } from '../numbers/attackable.ts';
import type { M } from '../model/model.ts';
import { columnOf, columnZone, isSafe } from '../model/places.ts';
import { standing } from '../steps/turn.ts';
import { choosing } from './choosing.ts';
import { pending } from './pending.ts';

/** The cards of one column with the number that counts in the battle, and the sum. */
function side(m: M, seat: number, column: number, stat: number, label: string): ForecastSide {
  const cards = m.cardsIn(columnZone(m, seat, column));
  const parts = cards.map((card) => ({
    card,
    label: m.program.defs[m.def[card]!]!.name,
    value: numberOf(m, card, stat),
  }));
  return { seat, label, parts, total: parts.reduce((sum, part) => sum + part.value, 0) };
}

/** The totals that an attack on a card would compare (mb.battle.attacker-total, mb.battle.defender-total). */
function forecast(m: M, option: number): Forecast | null {
  if (optionKind(option) !== O.attackCard) return null;
  const attacker = runningWithLocals(m).at(-1)!.locals['card'] ?? NO_CARD;
  const from = columnOf(m, attacker);
  const target = optionA(option);
  if (from < 0) return null;
  const sides = [
    side(m, m.decisionSeat, from, STAT.attack, 'attack'),
    side(m, optionB(option), columnOf(m, target), STAT.defense, 'defense'),
  ];
  return { sides, open: 'Each side adds bonuses and the cost of what it draws.', rule: 'mb.battle.attacker-total' };
}

/** The question of the first placement tells how many points are left (mb.setup.initial-deploy-cap). */
function question(m: M): string | null {
  if (runningWithLocals(m).at(-1)!.step !== 'initial-deployment') return null;
  if (m.program.p.placeCap === NO_LIMIT) return null;
  const left = m.program.p.placeCap - m.seat.placed[m.decisionSeat]!;
  return `Place cards from your hand in your columns: ${left} ${left === 1 ? 'point' : 'points'} left.`;
}

/** The price of an option in points (mb.restock.pay-from-hand, mb.move.cost). */
function price(m: M, option: number): { readonly amount: number; readonly unit: string } | null {
  const kind = optionKind(option);
  const amount =
    kind === O.restock || kind === O.place
      ? numberOf(m, optionA(option), STAT.cost)
      : kind === O.move
        ? m.program.p.moveCost
        : kind === O.attackWith
          ? m.program.p.fee
          : 0;
  const unit = kind === O.attackWith && !m.program.p.feeIsPoints ? 'card' : 'point';
  return amount > 0 ? { amount, unit: amount === 1 ? unit : `${unit}s` } : null;
}

/** With less than this share of the other side's total, an attack wins only by a lucky draw. */
const HOPELESS = 1 / 2;

/**
 * The risk of an attack with a far smaller total, and of passing in the own turn: a penalty (mb.attack.skip-penalty,
 * mb.endturn.empty-play-area).
 */
function risk(m: M, option: number): string | null {
  const { p } = m.program;
  const [attack, defense] = forecast(m, option)?.sides ?? [];
  if (attack && defense) return attack.total < HOPELESS * defense.total ? 'only a lucky draw wins' : null;
  const step = runningWithLocals(m).at(-1)!.step;
  if (optionKind(option) !== O.pass || m.table.inTurn === 0) return null;
  const seat = m.decisionSeat;
  if (step === 'attack')
    return m.table.attacks < p.attackMin && p.skipCards > 0 ? `you lose ${cardsInWords(p.skipCards)}` : null;
  const isTurnStep = step === 'draw' || step === 'deploy' || step === 'restock' || step === 'move';
  if (!isTurnStep || p.emptyAreaCards === 0) return null;
  return standing(m, seat) === 0
    ? `with no card in play at the end of your turn, you lose ${cardsInWords(p.emptyAreaCards)}`
    : null;
}

const cardsInWords = (cards: number): string => `${cards} ${cards === 1 ? 'card' : 'cards'}`;

/** Why a card in a column cannot attack (mb.attack.able-meaning and the rules that it depends on). */
function whyNoAttack(m: M, seat: number, card: number, column: number): Reason[] {
  const { p } = m.program;
  const reasons: Reason[] = [];
  if (p.safeNoAttacks && isSafe(m, seat, column))
    reasons.push({ sentence: 'Its column is in safety.', rule: 'mb.safety.no-initiating' });
  if (p.distinctAttackers && m.card.attackedTurn[card] === m.table.turn)
    reasons.push({ sentence: 'It has attacked this turn.', rule: 'mb.attack.distinct-attackers' });
  if (!p.columnReuse && (m.seat.attackColumns[seat]! >> column) & 1)
    reasons.push({ sentence: 'Its column has attacked this turn.', rule: 'mb.attack.same-column-again' });
  if (!p.attackSameTurn && m.card.enteredTurn[card] === m.table.turn)
    reasons.push({ sentence: 'It came into play this turn.', rule: 'mb.deploy.attack-same-turn' });
  if (isAble(m, seat, column, card) && !hasTarget(m, seat, column))
    reasons.push({ sentence: 'There is no card that it may attack.', rule: 'mb.attack.no-target' });
  return reasons;
}

/** By step: the places from which a seat's own cards can act, and the reason shown for a card in another place. */
const PLACES: Readonly<Record<string, { readonly places: readonly number[]; readonly reason: Reason }>> = {
  draw: {
    places: [ZONE.hand],
    reason: { sentence: 'Only hand cards are discarded now.', rule: 'mb.draw.voluntary-discard' },
  },
  deploy: {
    places: [ZONE.reserve],
    reason: { sentence: 'Only cards of the reserve are deployed now.', rule: 'mb.deploy.all-reserve' },
  },
  restock: {
    places: [ZONE.hand],
    reason: { sentence: 'Only hand cards are bought now.', rule: 'mb.restock.pay-from-hand' },
  },
  move: {
    places: [ZONE.column],
    reason: { sentence: 'Only cards in columns move now.', rule: 'mb.move.between-columns' },
  },
  attack: {
    places: [ZONE.column],
    reason: { sentence: 'Only cards in columns attack.', rule: 'mb.battle.choose-attacker' },
  },
  'initial-deployment': {
    places: [ZONE.hand],
    reason: { sentence: 'Only hand cards are placed now.', rule: 'mb.setup.initial-deploy-cap' },
  },
};

function whyNot(m: M, seat: number, card: number): Reason[] {
  const step = runningWithLocals(m).at(-1)!.step;
  const place = Math.min(m.placeOf[m.zone[card]!]!, ZONE.column);
  const wanted = PLACES[step];
  if (wanted && !wanted.places.includes(place)) return [wanted.reason];
  if (step === 'attack') return whyNoAttack(m, seat, card, columnOf(m, card));
  if (step === 'restock')
    return [{ sentence: 'The rest of the hand cannot pay its cost, or there is no room.', rule: 'mb.restock.count' }];
  if (step === 'deploy')
    return [{ sentence: 'No column can take it and stay legal.', rule: 'mb.deploy.legal-columns' }];
  if (step === 'move')
    return [{ sentence: 'Every move of this card would break a limit on columns.', rule: 'mb.move.legality' }];
  if (step === 'initial-deployment')
    return [{ sentence: 'It costs more than the points that are left to place.', rule: 'mb.setup.initial-deploy-cap' }];
  if (step === 'window')
    return [{ sentence: 'It has no ability that can be used at this moment.', rule: 'mb.ability.any-turn' }];
  if (step === 'pay-cost' || step === 'pay-fee')
    return [{ sentence: 'It cannot pay for this.', rule: 'mb.pay.metabaloids-are-hand-cards' }];
  if (step === 'pay-damage')
    return [{ sentence: 'Cards in this place cannot pay damage.', rule: 'mb.damage.payment-zones' }];
  return [];
}

export const TABLETOP: Tabletop = {
  zones: {
    column: 'column',
    hand: 'hand',
    reserve: 'row',
    battle: 'aside',
    events: 'aside',
    removed: 'pile',
    'draw-pile': 'pile',
    'discard-pile': 'pile',
    'lost-pile': 'pile',
  },
  board: {
    places: { reserve: 'side', battle: 'strip', events: 'strip' },
    motions: {
      'turn.started': 'turn',
      'attack.declared': 'strike',
      'pile.reshuffled': 'shuffle',
      'battle.counted': 'count',
      'battle.total': 'total',
      'ability.resolved': 'resolve',
      'player.eliminated': 'out',
      'match.over': 'end',
    },
  },
  turn: { step: 'turn', started: 'index' },
  leads: ['attack-with'],
  sums: ['attack', 'defense'],
  unlessZero: ['removed'],
  words: {
    turn: 'turn',
    attack: 'attack',
    defense: 'defense',
    cost: 'cost',
    attacking: 'attacks',
    'under-attack': 'under attack',
    'used-this-turn': 'attacked this turn',
    out: 'out',
    ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`safe${at + 1}`, `column ${at + 1} in safety`])),
  },
  options: {
    pass: 'Pass',
    place: 'Place {card} in column {column}',
    discard: 'Discard {card}',
    move: 'Move {card} to column {column}',
    deploy: 'Deploy {card} to column {column}',
    repair: 'Shift {card} to column {column}',
    'give-up': 'Give up {card}',
    'attack-with': 'Attack with {card}',
    'attack-card': 'Attack {card} of {seat}',
    restock: 'Buy {card}',
    pay: 'Pay with {card}',
    'pay-draw-pile': 'Pay with the top card of the draw pile',
    use: 'Use {ability}',
    target: 'Choose {card}',
    'target-player': 'Choose {seat}',
    take: 'Take {card}',
    column: 'Put {card} into column {column}',
    'take-back': 'Take {card} back to the reserve',
  },
  acts: { 'pay-draw-pile': 'draw-pile' },
  steps: {
    'initial-deployment': {
      asks: 'Place cards from your hand in your columns.',
      rule: 'mb.setup.initial-deploy-cap',
      options: { pass: 'Start with these cards' },
    },
    draw: {
      asks: 'You may now discard a card from your hand.',
      rule: 'mb.draw.voluntary-discard',
      options: { pass: 'Keep your hand' },
    },
    move: {
      asks: 'Move cards to other columns if you like.',
      rule: 'mb.move.between-columns',
      options: { pass: 'Stop moving cards' },
    },
    deploy: { asks: 'Deploy your reserve.', rule: 'mb.deploy.all-reserve', options: { pass: 'Stop deploying' } },
    restock: {
      asks: 'Buy cards from your hand if you like.',
      rule: 'mb.restock.destination',
      options: { pass: 'Stop buying' },
    },
    attack: {
      asks: 'Choose who attacks, and whom.',
      rule: 'mb.battle.choose-attacker',
      options: { pass: 'End your attacks' },
    },
    battle: { runs: 'Battle', rule: 'mb.battle.ability-window' },
    'pay-fee': { asks: 'Pay for the attack: {left} more.', rule: 'mb.attack.fee' },
    'pay-cost': { asks: 'Pay {owed} with cards of your own.', rule: 'mb.pay.metabaloids-are-hand-cards' },
    'pay-damage': { asks: 'Pay {owed} damage with cards of your own.', rule: 'mb.damage.payment-zones' },
    'take-damage': { runs: 'Damage is paid', rule: 'mb.damage.overflow' },
    'lose-from-anywhere': { asks: 'Choose cards to lose.', rule: 'mb.endturn.anywhere-penalty' },
    'repair-grid': { asks: 'Move cards until your columns are legal.', rule: 'mb.zone.restore-grid' },
    window: { asks: 'Use an ability, or pass.', rule: 'mb.ability.simultaneous-order' },
    'use-ability': {
      asks: 'Choose what {ability} acts on.',
      runs: '{seat} uses {ability}',
      rule: 'mb.ability.pay-and-perform',
    },
    'resolve-ability': {
      asks: 'Choose what {ability} acts on.',
      runs: '{ability} takes effect',
      rule: 'mb.ability.pay-and-perform',
    },
    'discard-from-hand': { asks: 'Choose {left} hand cards to give up.', rule: 'mb.ability.text-beats-rules' },
    'look-at-draw-pile': { asks: 'Choose from the cards you look at.', rule: 'mb.zone.draw-pile-hidden' },
    'shift-card': { asks: 'Choose a column for {card}.', rule: 'mb.zone.restore-grid' },
  },
  endings: {
    'failed-draw': 'a card could not be drawn',
    'draw-pile-empty': 'a draw pile is empty',
    'last-standing': 'no other player is left',
    capped: 'the match was cut off',
  },
  question,
  choosing,
  price,
  risk,
  forecast,
  pending,
  whyNot,
};
