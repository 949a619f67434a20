/** The engine's reading of the verb `token`: its effect in plain words. */
import { amountWords, either } from '../../language/reading.ts';
import type { Reading } from '../parts.ts';
import type { TokenData } from './schema.ts';

function tokenWords(token: TokenData): string {
  const attacks = token.attacks.map((one) => `${one.name} ${one.damage}`);
  const kind = [token.auraType, token.pageType === 'beastie' ? 'Beastie' : 'Artifact'].join(' ');
  const traits = token.traits.length > 0 ? ` with ${either(token.traits, 'and')}` : '';
  return `${token.name ?? 'nameless'} ${kind} of ${token.lp} LP${attacks.length > 0 ? `, Attack ${either(attacks, 'and')}` : ''}${traits}`;
}

export const readToken: Reading<'token'> = ({ count, token }) =>
  `put Tokens into the Arena, ${amountWords(count)}: ${tokenWords(token)}`;
