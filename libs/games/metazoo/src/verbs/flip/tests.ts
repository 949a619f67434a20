/** Tests of the verb `flip`: its effect and its reading. */
import { theirBeastie, cast, isValid, read } from '../../../test/cast.ts';

export function flipTests(): void {
  const coin = {
    do: 'flip',
    heads: [{ do: 'damage', amount: 15, target: theirBeastie }],
    tails: [{ do: 'lose-lp', amount: 30, target: 'you' }],
  };

  test.each([
    ['heads', 0, 25, 1000],
    ['tails', 1, 40, 970],
  ])('applies only the effects of %s', (_side, chance, clown, caster) => {
    const t = cast([coin], { random: [chance] });
    expect([t.lp('Clown'), t.casterLp(0)]).toEqual([clown, caster]);
  });

  test('its reading contains both branches', () => {
    expect(read({ do: 'flip', tails: [{ do: 'win-game' }] })).toBe(
      'flip a coin: on heads, nothing; on tails, you win the game',
    );
  });

  test('validates the effects of its branches', () => {
    expect(isValid({ do: 'flip', heads: [{ do: 'dance' }] })).toBe(false);
  });
}
