/** Kept texts that go into a new change set, and lists that go into the deck builder. */
import type { KeptText } from './kept-field.ts';
import { builderHref, fitsNewSet, moveToNewSet } from './move-kept.ts';

const PATH = 'rules/some-game/text/01-basics.md';
const ON_DOCUMENT = `/desk/content?${new URLSearchParams({ set: '3', path: PATH }).toString()}`;

const entryOf = (more: Partial<KeptText>): KeptText => ({
  place: 'form',
  label: 'Label',
  href: '/',
  text: 'Text',
  at: 0,
  ...more,
});
const comment = entryOf({ place: 'form:/desk/sets/3 Post comment', href: '/desk/sets/3' });
const suggestion = entryOf({
  place: `suggestion:3:${PATH}`,
  href: ON_DOCUMENT,
  text: 'new line',
  fields: { line: '2', original: 'old line' },
});
const table = entryOf({ place: 'table:3', href: '/desk/sets/3/adopt', text: 'name,cost' });
const list = entryOf({ place: 'deck-check:some-game 2 Ant', href: '/some-game/deck-check', text: '2 Ant\n1 Bee & Co' });

test('texts of a change set fit into a new one; texts of other pages do not', () => {
  expect([comment, suggestion, table].map(fitsNewSet)).toEqual([true, true, true]);
  const elsewhere = ['/desk', '/desk/people', '/play/a1', '/account'].map((href) => entryOf({ href }));
  expect([list, ...elsewhere].some(fitsNewSet)).toBe(false);
});

test('only a list that fits into an address has a link to the deck builder', () => {
  expect(builderHref(list)).toBe('/some-game/decks/build?list=2+Ant%0A1+Bee+%26+Co');
  expect(builderHref({ ...list, text: 'x'.repeat(7000) })).toBeNull();
  expect(builderHref(comment)).toBeNull();
});

describe('a new change set', () => {
  const own = globalThis.fetch;
  let asked: { operation: string; variables: Record<string, unknown> }[];
  const stored = new Map<string, string>();
  let released: string;

  beforeEach(() => {
    asked = [];
    stored.clear();
    released = 'first\nold line\n';
    globalThis.fetch = (_address, init) => {
      const { operation, variables } = JSON.parse(String(init?.body)) as (typeof asked)[number];
      asked.push({ operation, variables });
      const data = operation === 'CreateChangeSet' ? { createChangeSet: { id: 7 } } : { document: { text: released } };
      return Promise.resolve(Response.json({ data }));
    };
    const storage = { setItem: (key: string, value: string) => stored.set(key, value), removeItem: () => undefined };
    Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
    const window = Object.assign(new EventTarget(), { location: { pathname: '/', search: '', hash: '' } });
    Object.assign(globalThis, { window, document: { documentElement: { dataset: {} } } });
  });
  afterEach(() => {
    globalThis.fetch = own;
    ['window', 'document', 'localStorage'].forEach((name) => Reflect.deleteProperty(globalThis, name));
  });

  const created = () => asked.find(({ operation }) => operation === 'CreateChangeSet')!.variables;
  const texts = (): unknown[] => [...stored.values()].map((json) => (JSON.parse(json) as KeptText).text);

  test('takes a comment as its reason', async () => {
    expect(await moveToNewSet('A title', comment)).toBe('/desk/sets/7');
    expect(created()).toEqual({ title: 'A title', game: null, message: 'Text' });
  });

  test('takes a suggested line as a draft of its document', async () => {
    expect(await moveToNewSet('A title', suggestion)).toBe(`/desk/content?set=7&path=${encodeURIComponent(PATH)}`);
    expect(created()).toEqual({ title: 'A title', game: 'some-game' });
    expect(texts()).toEqual(['first\nnew line\n']);
  });

  test('takes a suggested line as its reason, if the line of the release is another one now', async () => {
    released = 'first\nother line\n';
    expect(await moveToNewSet('A title', suggestion)).toBe('/desk/sets/7');
    expect(created()).toEqual({ title: 'A title', game: 'some-game', message: 'new line' });
    expect(texts()).toEqual([]);
  });

  test('takes a pasted table to its adoption', async () => {
    expect(await moveToNewSet('A title', table)).toBe('/desk/sets/7/adopt');
    expect([created(), texts()]).toEqual([{ title: 'A title', game: null }, ['name,cost']]);
    expect([...stored.keys()][0]).toContain('table:7');
  });
});
