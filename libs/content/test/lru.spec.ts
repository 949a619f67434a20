/** The bounded maps: which entries they keep, and how concurrent calls share a promise. */
import { Lru, LruAsync } from '../src/index.ts';

describe('the entries used last', () => {
  test('the least recently used entry is removed', () => {
    const cache = new Lru<string, number>(2);
    for (const key of ['a', 'b', 'a', 'c']) cache.get(key, () => 1);
    expect(['a', 'b', 'c'].filter((key) => cache.has(key))).toEqual(['a', 'c']);
  });

  test('a value that is undefined is kept like any other', () => {
    const cache = new Lru<string, undefined>(2);
    let made = 0;
    const make = (): undefined => void made++;
    cache.get('a', make);
    cache.get('a', make);
    expect(made).toBe(1);
  });

  test('two concurrent calls share one promise', async () => {
    const cache = new LruAsync<string, number>(2);
    let asked = 0;
    const ask = (): Promise<number> => Promise.resolve(++asked);
    expect(await Promise.all([cache.get('a', ask), cache.get('a', ask)])).toEqual([1, 1]);
  });

  test('a rejection reaches the caller, and is not kept', async () => {
    const cache = new LruAsync<string, number>(2);
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('a', () => Promise.resolve(7))).toBe(7);
  });
});
