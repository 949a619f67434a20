/** "How the engine reads it": each ability as a plain sentence, generated from its data alone. */
import type { AbilityReading, CardDoc } from '@rulewright/content';
import type { Ability } from '../abilities/schema.ts';
import { ZONES, changeWords, conditionWords, selectorWords } from '../language/reading.ts';
import { effectWords } from '../verbs/reading.ts';
import { cardDataOf } from './schema.ts';

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

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** The engine's reading of one ability. */
function readingOf(ability: Ability): string {
  const only = ability.conditions.length > 0 ? ` Only if ${ability.conditions.map(conditionWords).join(' and ')}.` : '';
  if (ability.kind === 'static') {
    const of = ability.target === 'this' ? 'this card' : `all of ${selectorWords(ability.target.all)}`;
    return `Always, while this card stands in a column that is not in safety: ${ability.stat} of ${of} ${changeWords(ability.by)}.${only}`;
  }
  const effects = ability.effects.map(effectWords).join('; then ');
  if (ability.kind === 'triggered') return `${capital(TRIGGERS[ability.on])}: ${effects}.${only}`;
  const from = ability.from.map((zone) => (zone === 'play-area' ? 'a column' : ZONES[zone])).join(' or ');
  const cost =
    ability.cost === 0 ? 'at no further cost' : `for ${ability.cost} Metabaloid point${ability.cost === 1 ? '' : 's'}`;
  const fighting = ability.fightingColumnOnly ? ', if this card stands in the fighting column' : '';
  return `Usable from ${from}, ${TIMINGS[ability.timing]}${fighting}, ${cost}: ${effects}.${only}`;
}

/** All abilities of a card with their readings. */
export function readingsOf(card: CardDoc): AbilityReading[] {
  return cardDataOf(card).abilities.map((one) => ({
    id: one.id,
    text: one.text,
    reading: readingOf(one),
    rules: one.rules,
  }));
}
