/** Tests of the verb `take-control`: its effect and its reading. */
import { theirBeastie, cast, read } from '../../../test/cast.ts';

export function takeControlTests(): void {
  test('gives control until its end without changing the owner (mz.owner.controller)', () => {
    const t = cast([{ do: 'take-control', target: theirBeastie, until: 'end-of-turn' }]);
    const clown = t.card('Clown');
    expect([t.m.card.controller[clown], t.m.owner[clown]]).toEqual([0, 1]);
    t.endTurn();
    expect(t.m.card.controller[clown]).toBe(1);
  });

  test('its reading names the end', () => {
    expect(read({ do: 'take-control', target: 'that', until: 'here' })).toBe(
      'take control of the same target for as long as it stays where it is',
    );
  });
}
