/** Changes as clauses of a reading. */
import type { Modifier, Until } from './modifiers.ts';
import { amountWords, either } from './reading.ts';

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

function modifier(m: Modifier): string {
  switch (m.does) {
    case 'change': {
      const by = typeof m.by === 'number' ? `${m.by < 0 ? '' : '+'}${m.by}` : `+${amountWords(m.by)}`;
      return `${STATS[m.stat]} ${by}`;
    }
    case 'give-trait':
      return `has ${m.trait}`;
    case 'take-trait':
      return `does not have ${m.trait}`;
    case 'forbid':
      return FORBIDDEN[m.what];
    case 'immune':
      return `cannot be inflicted with ${m.status}`;
  }
}

/** Modifiers joined: `Damage of Attacks +10 and has Flight`. */
export const modifiers = (list: readonly Modifier[]): string => either(list.map(modifier), 'and');
