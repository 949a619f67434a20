/** Tests of the verb `token`: its effect and its reading. */
import { cast, isValid, read } from '../../../test/cast.ts';

export function tokenTests(): void {
  const rat = { auraType: 'Dark', lp: 30, traits: ['Flight'], attacks: [{ name: 'Bite', damage: 10 }] };

  test('creates Tokens in the Arena for the user of the text', () => {
    const t = cast([{ do: 'token', token: rat, count: 2 }]);
    expect(t.events('token.made').length).toBe(2);
  });

  test('its reading describes the Tokens', () => {
    expect(read({ do: 'token', token: rat })).toBe(
      'put Tokens into the Arena, 1: nameless Dark Beastie of 30 LP, Attack Bite 10 with Flight',
    );
  });

  test('needs LP', () => expect(isValid({ do: 'token', token: { auraType: 'Dark' } })).toBe(false));
}
