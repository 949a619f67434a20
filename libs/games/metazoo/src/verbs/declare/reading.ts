/** The engine's reading of the verb `declare`: its effect in plain words. */
import type { Reading } from '../parts.ts';

export const readDeclare: Reading<'declare'> = ({ what, now }) => {
  if (now === 'as-it-is')
    return 'near' in what ? `declare whether ${what.near} is nearby now` : `answer "${what.ask}" again`;
  if ('near' in what) return `from now on ${what.near} is ${now === 'so' ? '' : 'not '}nearby`;
  return `from now on the answer to "${what.ask}" is ${now === 'so' ? 'yes' : 'no'}${what.of === 'you' ? ' for you' : ''}`;
};
