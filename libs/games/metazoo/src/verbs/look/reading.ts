/** The engine's reading of the verb `look`: its effect in plain words. */
import { pages } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';

export const readLook: Reading<'look'> = ({ count, take, rest }) => {
  const left = { top: 'stays on top', bottom: 'goes to the bottom', discard: 'goes to the discard areas' }[rest];
  return `look at the top ${pages(count)} of your Spellbook, take up to ${take} into your Chapter, the rest ${left}`;
};
