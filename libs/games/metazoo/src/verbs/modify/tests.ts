/** Tests of the verb `modify`: its effect and its reading. */
import { theirBeastie, cast, isValid, read } from '../../../test/cast.ts';

export function modifyTests(): void {
  const grow = (until: string) => ({
    do: 'modify',
    target: theirBeastie,
    modifiers: [{ does: 'change', stat: 'max-lp', by: 20 }],
    until,
  });

  test('changes a Page until the change ends (mz.lp.gain)', () => {
    const t = cast([grow('end-of-turn')]);
    expect(t.maxLp('Clown')).toBe(60);
    expect(t.endTurn().maxLp('Clown')).toBe(40);
  });

  test('with `here`, lasts while the Page stays in its place', () => {
    expect(
      cast([grow('here')])
        .endTurn()
        .maxLp('Clown'),
    ).toBe(60);
  });

  test('its reading names the changes and their end', () => {
    expect(read({ ...grow('end-of-turn'), target: 'this' })).toBe(
      'this Page: maximum LP +20 until the end of the turn',
    );
  });

  test('needs at least one change', () => expect(isValid({ ...grow('here'), modifiers: [] })).toBe(false));
}
