/** The bounded maps: which entries they keep, and how concurrent calls share a promise. */
import { Lru, LruAsync } from '../src/index.ts';

describe('the entries used last', () => {
  test('the least recently used entry is removed', () => {
    const kept = new Lru<string, number>(2);
    for (const key of ['a', 'b', 'a', 'c']) kept.get(key, () => 1);
    expect(['a', 'b', 'c'].filter((key) => kept.has(key))).toEqual(['a', 'c']);
  });

  test('a value that is undefined is kept like any other', () => {
    const kept = new Lru<string, undefined>(2);
    let made = 0;
    const make = (): undefined => void made++;
    kept.get('a', make);
    kept.get('a', make);
    expect(made).toBe(1);
  });

  test('two concurrent calls share one promise', async () => {
    const kept = new LruAsync<string, number>(2);
    let asked = 0;
    const ask = (): Promise<number> => Promise.resolve(++asked);
    expect(await Promise.all([kept.get('a', ask), kept.get('a', ask)])).toEqual([1, 1]);
  });

  test('a rejection reaches the caller, and is not kept', async () => {
    const kept = new LruAsync<string, number>(2);
    await expect(kept.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await kept.get('a', () => Promise.resolve(7))).toBe(7);
  });
});
