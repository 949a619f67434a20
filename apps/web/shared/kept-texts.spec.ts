/** Kept texts belong to the person who typed them. */
import { hasKept } from './has-kept.ts';
import { forget, keepText, storedAt } from './kept-field.ts';
import { draftPlace, keepDraft, keptAt, snapshot } from './kept-texts.ts';

/** A storage whose keys are its members, as in a browser. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

const html: { dataset: Record<string, string> } = { dataset: {} };
const page = (person: string | null): void => void (html.dataset = person === null ? {} : { person });
const places = (): string[] => (JSON.parse(snapshot()) as [string, string][]).map(([place]) => place);

beforeEach(() => {
  const location = { pathname: '/desk', search: '', hash: '' };
  const window = Object.assign(new EventTarget(), { location });
  Object.assign(globalThis, { window, document: { documentElement: html } });
  Object.defineProperty(globalThis, 'localStorage', { value: new FakeStorage(), configurable: true });
  page('anna');
});

// Other files of the same process look for a browser.
afterAll(() => ['window', 'document', 'localStorage'].forEach((name) => Reflect.deleteProperty(globalThis, name)));

test('a text that the server has is not kept', () => {
  keepText('share:1', 'Description', 'new words', 'old words');
  expect(storedAt('share:1')?.text).toBe('new words');
  keepText('share:1', 'Description', '', 'old words');
  expect(storedAt('share:1')?.text).toBe('');
  keepText('share:1', 'Description', 'old words', 'old words');
  expect(storedAt('share:1')).toBeNull();
});

const PLACE = 'form:/desk/sets/1 Post comment';

test('another person on the same browser does not see a text, and its author does', () => {
  keepText(PLACE, 'Comment', 'Is seven too many?');
  page('ben');
  expect([hasKept(PLACE), keptAt(PLACE), places()]).toEqual([false, null, []]);
  page(null);
  expect([hasKept(PLACE), keptAt(PLACE), places()]).toEqual([false, null, []]);
  page('anna');
  expect(hasKept(PLACE)).toBe(true);
  expect(keptAt(PLACE)).toMatchObject({ place: PLACE, text: 'Is seven too many?' });
  expect(places()).toEqual([PLACE]);
});

test('a text of another person at the same place replaces and removes nothing', () => {
  keepText(PLACE, 'Comment', 'from Anna');
  page('ben');
  keepText(PLACE, 'Comment', 'from Ben');
  expect(storedAt(PLACE)?.text).toBe('from Ben');
  forget(PLACE);
  page('anna');
  expect(storedAt(PLACE)?.text).toBe('from Anna');
});

test('a text of a visitor who is not signed in is for visitors only', () => {
  page(null);
  keepText(PLACE, 'Comment', 'from a visitor');
  page('anna');
  expect(keptAt(PLACE)).toBeNull();
  page(null);
  expect(keptAt(PLACE)?.text).toBe('from a visitor');
});

test('a draft of an older version goes to the person who opens its document, and no list shows it before', () => {
  const place = draftPlace(7, 'rules/a-game/game.yaml');
  localStorage.setItem(place, JSON.stringify({ text: 'name: New', base: 'name: Old', version: 3 }));
  expect(places()).toEqual([]);
  expect(keptAt(place)).toMatchObject({ text: 'name: New', document: { changeSet: 7, base: 'name: Old', version: 3 } });
  expect(places()).toEqual([place]);
  page('ben');
  expect(keptAt(place)).toBeNull();
});

test('a draft of an older version does not replace a newer text', () => {
  const place = draftPlace(7, 'rules/a-game/game.yaml');
  localStorage.setItem(place, JSON.stringify({ text: 'older', base: '', version: null }));
  keepDraft('newer', { changeSet: 7, path: 'rules/a-game/game.yaml', base: '', version: null });
  expect(keptAt(place)?.text).toBe('newer');
  expect(localStorage.getItem(place)).not.toBeNull();
});
