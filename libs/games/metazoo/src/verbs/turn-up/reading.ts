/** The engine's reading of the verb `turn-up`: its effect in plain words. */
import type { Reading } from '../parts.ts';

const HELD = { own: ' that you control', opposing: ' that opponents control', any: '' } as const;

export const readTurnUp: Reading<'turn-up'> = ({ pick, whose }) =>
  `turn ${pick === 1 ? 'a targeted face-down Trap' : `${pick} targeted face-down Traps`}${HELD[whose]} face-up; its controller pays for it or puts it away`;
