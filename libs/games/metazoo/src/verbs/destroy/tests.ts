/** Tests of the verb `destroy`: its effect and its reading. */
import { theirBeastie, cast, read } from '../../../test/cast.ts';

export function destroyTests(): void {
  test('Destroys a Page: it goes to the area of its type (mz.page.destroyed-leaves-arena)', () => {
    expect(cast([{ do: 'destroy', target: theirBeastie }]).at('Clown')).toBe('limbo');
  });

  test('its reading names the target', () => {
    expect(read({ do: 'destroy', target: { all: { types: ['beastie'] } } })).toBe('Destroy all Beasties in the Arena');
  });
}
