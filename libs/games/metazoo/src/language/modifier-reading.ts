/** The engine's readings of changes, as clauses. */
import type { Modifier, Until } from './modifiers.ts';
import { amountWords, either, typeWord } from './reading.ts';
import type { Amount } from './schema.ts';

export const UNTIL: Readonly<Record<Until, string>> = {
  'end-of-combat': 'until the end of the combat',
  'end-of-turn': 'until the end of the turn',
  'your-next-turn': 'until the end of your next turn',
  'its-next-turn': "until the end of its controller's next turn",
  here: 'for as long as it stays where it is',
};

const STATS = { 'max-lp': 'maximum LP', 'attack-damage': 'Damage of Attacks', 'aura-cost': 'Aura cost' } as const;
const FORBIDDEN = {
  attack: 'cannot attack',
  defend: 'cannot defend',
  'use-power': 'cannot use Powers',
  awaken: 'cannot Awaken',
} as const;

/** An amount with its sign: `+10`, `-4`, `+10 for each …`. */
const signed = (by: Amount): string => (typeof by === 'number' ? `${by < 0 ? '' : '+'}${by}` : `+${amountWords(by)}`);

/** Percentages that have their own word. */
const PARTS: Readonly<Record<number, string>> = { 50: 'half the', 200: 'double the' };

function modifier(m: Modifier): string {
  switch (m.does) {
    case 'change':
      return `${STATS[m.stat]} ${signed(m.by)}`;
    case 'give-trait':
      return `has ${m.trait}`;
    case 'take-trait':
      return `does not have ${m.trait}`;
    case 'nullify-trait':
      return `its Trait ${m.trait} has no effect`;
    case 'change-cost':
      return `${m.aura} Aura cost ${signed(m.by)}`;
    case 'scale-damage':
      return `${PARTS[m.percent] ?? `${m.percent}% of the`} Damage of Attacks, rounded down`;
    case 'forbid-contract':
      return `cannot Contract ${typeWord(m.type, true)}`;
    case 'count-symbol':
      return `the symbol ${m.symbol} counts as active`;
    case 'forbid':
      return FORBIDDEN[m.what];
    case 'immune':
      return `cannot be inflicted with ${m.status}`;
  }
}

/** Several changes joined: `Damage of Attacks +10 and has Flight`. */
export const modifiers = (list: readonly Modifier[]): string => either(list.map(modifier), 'and');
