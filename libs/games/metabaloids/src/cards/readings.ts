/** "How the engine reads it": each ability printed back as a plain sentence, from the data alone. */
import type { AbilityReading, CardDoc } from '@rulewright/content';
import type { Ability, AbilityCondition, Amount, Effect, Selector, Target } from '../abilities/schema.ts';
import { cardDataSchema } from './schema.ts';

const ZONES = {
  'play-area': 'the play area',
  hand: 'hand',
  reserve: 'the reserve',
  'draw-pile': 'the draw pile',
  'discard-pile': 'the discard pile',
  'lost-pile': 'the lost pile',
} as const;
const WHOSE = {
  own: 'your',
  opponent: "an opponent's",
  'each-opponent': "each opponent's",
  'every-player': "every player's",
} as const;
const WHO = {
  own: 'you',
  opponent: 'an opponent (in a battle, the other side)',
  'each-opponent': 'each opponent',
  'every-player': 'every player',
} as const;
const COLUMNS = {
  this: 'in the column of this card',
  one: 'in any one column',
  fighting: 'in the fighting column',
  facing: 'in the column facing yours',
  other: 'in other columns than that of this card',
  all: 'in all columns',
} as const;
const TIMINGS = {
  'any-time': 'at any time, in any turn',
  'own-turn': 'in your own turn, between actions',
  battle: 'in a battle of yours, before the totals are compared',
  attack: 'after you attacked or were attacked, before battle cards are drawn',
  damage: 'after you lost a battle, before anything is lost',
  drawing: 'while another player draws',
} as const;
const TRIGGERS = {
  'turn-start': 'when any turn starts',
  'turn-end': 'when any turn ends',
  'own-turn-start': 'when your turn starts',
  'own-turn-end': 'when your turn ends',
  'battle-won': 'when the column of this card wins a battle',
  'battle-lost': 'when the column of this card loses a battle',
  'this-deployed': 'when this card enters a column from outside',
  'this-lost': 'when this card is lost from a column',
  'this-column-attacked': 'when the column of this card is attacked',
} as const;

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

function selector(s: Selector): string {
  const which = [
    s.exceptThis ? 'other' : '',
    s.type ?? '',
    s.name ? `named ${s.name}` : '',
    s.costAtMost !== undefined ? `of cost ${s.costAtMost} or less` : '',
    s.costAtLeast !== undefined ? `of cost ${s.costAtLeast} or more` : '',
  ].filter((one) => one !== '');
  const place =
    s.zone === 'play-area' ? COLUMNS[s.column!] : s.topOnly ? `on top of ${ZONES[s.zone]}` : `in ${ZONES[s.zone]}`;
  return `${WHOSE[s.whose]} ${[...which, 'cards'].join(' ')} ${place}`;
}

function amount(value: Amount | 'all', unit = ''): string {
  if (value === 'all') return `all${unit}`;
  if (typeof value === 'number') return `${value}${unit}`;
  const most = value.max === undefined ? '' : `, at most ${value.max}`;
  return `${value.times}${unit} for each of ${selector(value.per)}${most}`;
}

function change(value: Amount): string {
  return typeof value === 'number' ? signed(value) : `+${amount(value)}`;
}

function target(t: Target): string {
  if (t === 'this') return 'this card';
  if (typeof t === 'string') return t === 'attacking-card' ? 'the attacking card' : 'the attacked card';
  if ('all' in t) return `all of ${selector(t.all)}`;
  return `${t.upTo ? 'up to ' : ''}${t.choose} chosen of ${selector(t.from)}`;
}

const TO = {
  hand: "its owner's hand",
  reserve: "its owner's reserve",
  'draw-pile-top': 'the top of the draw pile',
  'draw-pile-bottom': 'the bottom of the draw pile',
  'discard-pile': 'the discard pile',
  'lost-pile': 'the lost pile',
} as const;

function effect(e: Effect): string {
  switch (e.do) {
    case 'bonus':
      return `add ${amount(e.amount)} to ${e.side === 'own' ? 'your' : "the other side's"} total in this battle`;
    case 'change':
      return `${e.stat} of ${target(e.target)} ${change(e.by)} until the ${e.until === 'end-of-battle' ? 'end of the battle' : 'end of the turn'}`;
    case 'draw':
      return `${WHO[e.whose]} draw${e.whose === 'own' ? '' : 's'} ${typeof e.count === 'number' ? cards(e.count) : amount(e.count, ' card')}`;
    case 'discard':
    case 'lose': {
      const verb = e.do === 'lose' ? 'lose' : 'discard';
      const count = typeof e.count === 'number' ? cards(e.count) : amount(e.count, ' card');
      return `${WHO[e.whose]} ${verb}${e.whose === 'own' ? '' : 's'} ${count} from ${e.from === 'hand' ? 'hand, chosen by its owner' : 'the top of the draw pile'}`;
    }
    case 'move':
      return `put ${target(e.target)} into ${TO[e.to]}`;
    case 'shift':
      return `move ${target(e.target)} to ${e.to === 'this-column' ? 'the column of this card' : 'another column'} without payment, if the grid stays legal`;
    case 'look':
      return `look at the top ${cards(e.count)} of your draw pile, take up to ${e.take}, the rest ${e.rest === 'top' ? 'stays' : e.rest === 'bottom' ? 'goes under the pile' : 'goes to the discard pile'}`;
    case 'prevent':
      return `prevent ${amount(e.amount)} of the damage${e.keepsCard ? '; the marked card is not lost' : ''}`;
    case 'redraw':
      return 'discard your battle card and draw another';
    case 'stop':
      return e.action === 'ability' ? 'stop the ability that this one answers' : `stop the running ${e.action}`;
    case 'safety':
      return e.state === 'on'
        ? 'the column of this card comes into safety'
        : 'the safety of the column of this card ends';
    case 'close-payment':
      return `the other side cannot pay damage of this battle from ${e.zones.map((zone) => ZONES[zone]).join(' or ')}`;
    case 'deepen-column':
      return 'the column of this card may be one card deeper until the end of the turn';
  }
}

function condition(c: AbilityCondition): string {
  if ('role' in c) return `you are the ${c.role}`;
  const least = c.atLeast === undefined ? '' : `at least ${c.atLeast}`;
  const most = c.atMost === undefined ? '' : `at most ${c.atMost}`;
  return `there are ${[least, most].filter((one) => one !== '').join(' and ')} of ${selector(c.count)}`;
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** One ability as a sentence. */
function readingOf(ability: Ability): string {
  const only = ability.conditions.length > 0 ? ` Only if ${ability.conditions.map(condition).join(' and ')}.` : '';
  if (ability.kind === 'static') {
    const of = ability.target === 'this' ? 'this card' : `all of ${selector(ability.target.all)}`;
    return `Always, while this card stands in a column that is not in safety: ${ability.stat} of ${of} ${change(ability.by)}.${only}`;
  }
  const effects = ability.effects.map(effect).join('; then ');
  if (ability.kind === 'triggered') return `${capital(TRIGGERS[ability.on])}: ${effects}.${only}`;
  const from = ability.from.map((zone) => (zone === 'play-area' ? 'a column' : ZONES[zone])).join(' or ');
  const price =
    ability.cost === 0
      ? 'for no further price'
      : `for ${ability.cost} Metabaloid point${ability.cost === 1 ? '' : 's'}`;
  const fighting = ability.fightingColumnOnly ? ', if this card stands in the fighting column' : '';
  return `Usable from ${from}, ${TIMINGS[ability.timing]}${fighting}, ${price}: ${effects}.${only}`;
}

/** All abilities of a card with their readings. */
export function readingsOf(card: CardDoc): AbilityReading[] {
  return cardDataSchema
    .parse(card.data)
    .abilities.map((one) => ({ id: one.id, text: one.text, reading: readingOf(one), rules: one.rules }));
}
