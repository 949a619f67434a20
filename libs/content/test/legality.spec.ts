/** Tests of legality documents: the state on each day, and the problems with file, line and a suggestion. */
import {
  announcedOn,
  effectOn,
  isDay,
  legalityAt,
  legalityOn,
  legalitySchema,
  loadContent,
  resolveRuleset,
  utcDay,
  type Problem,
} from '../src/index.ts';
import { changed, tinyFiles, vocabulary } from './tiny.ts';

const PATH = 'rules/tiny/legality/standard.yaml';
const MODE = 'rules/tiny/modes/plain.yaml';
const head = 'id: standard\nrule: ty.hand.size\n';

const load = (text: string) =>
  loadContent(tinyFiles({ [PATH]: text, ...changed(MODE, 'summary:', 'legality: standard\nsummary:') }), [vocabulary]);
const problems = (text: string): Problem[] => load(text).problems;

const doc = legalitySchema.parse({
  id: 'standard',
  rule: 'ty.hand.size',
  pointLimit: 7,
  changes: [
    { from: '2026-01-01', reason: 'Too fast.', ban: ['a'], points: { c: 2 } },
    { from: '2026-06-01', announced: '2026-05-01', reason: 'A new year.', admit: ['second'], rotate: ['first'] },
    { from: '2026-09-01', reason: 'One copy is fair.', restrict: { a: 1, b: 2 }, pointLimit: null },
    { from: '2027-01-15', announced: '2026-12-20', reason: 'Both are fair now.', restore: ['a', 'c'] },
  ],
});

describe('the state of a format on a day', () => {
  test('before the first change no card is listed, and a set that a change admits is out of the pool', () => {
    const state = legalityOn(doc, '2025-12-31');
    expect([state.from, state.until]).toEqual([null, '2026-01-01']);
    expect([...state.cards]).toEqual([]);
    expect(['first', 'second', 'other'].map((set) => state.pool(set).legal)).toEqual([true, false, true]);
    expect(state.pointLimit).toBe(7);
  });

  test('a change applies from its first day on', () => {
    expect(legalityOn(doc, '2025-12-31').cards.get('a')).toBeUndefined();
    expect(legalityOn(doc, '2026-01-01').cards.get('a')).toMatchObject({ status: 'banned', copies: 0 });
  });

  test('sets enter and leave the pool with a change that admits or rotates them', () => {
    const { pool } = legalityOn(doc, '2026-06-01');
    expect(pool('second').legal).toBe(true);
    expect(pool('first')).toEqual({ legal: false, change: doc.changes[1] });
  });

  test('a later restriction replaces a ban, points stay, and a point limit can end', () => {
    const { cards, pointLimit } = legalityOn(doc, '2026-12-01');
    expect(cards.get('a')).toMatchObject({ status: 'restricted', copies: 1 });
    expect(cards.get('c')).toMatchObject({ status: 'legal', copies: null, points: 2 });
    expect(pointLimit).toBeNull();
  });

  test('restored cards are no longer listed', () => {
    expect([...legalityOn(doc, '2027-01-15').cards.keys()]).toEqual(['b']);
  });

  test('with a list of sets, only these sets are in the pool at first', () => {
    const closed = legalitySchema.parse({ id: 's', rule: 'ty.hand.size', sets: ['first'] });
    expect(['first', 'second'].map((set) => legalityOn(closed, '2026-01-01').pool(set).legal)).toEqual([true, false]);
  });

  test('days between two changes share one state', () => {
    expect(legalityOn(doc, '2026-02-01')).toBe(legalityOn(doc, '2026-03-01'));
  });

  test('a change is listed as announced from its announcement until it applies', () => {
    const days = ['2026-12-19', '2026-12-20', '2027-01-14', '2027-01-15'];
    expect(days.map((day) => announcedOn(doc, day).length)).toEqual([0, 1, 1, 0]);
  });

  test('the effect of a change on a card is one phrase', () => {
    const card = { id: 'a', printings: [{ set: 'first' }] };
    expect(doc.changes.map((change) => effectOn(change, card))).toEqual([
      'banned',
      'leaves the pool',
      'restricted to 1 copy',
      'restored',
    ]);
  });
});

test('a day is a real day of the calendar, and today is a day in UTC', () => {
  expect(['2028-02-29', '2027-02-29', '2027-1-5', '2027-01-15T00:00', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(utcDay(Date.parse('2027-01-14T23:59:59.999Z'))).toBe('2027-01-14');
});

test('modes use the legality document of the mode that they extend, and it is not part of the hash', () => {
  const { content, problems: reported } = load(
    `${head}changes:\n  - { from: 2026-01-01, reason: Too fast., ban: [king] }\n`,
  );
  expect(reported).toEqual([]);
  const ruleset = resolveRuleset(content, 'tiny/open');
  expect(legalityAt(content.game('tiny'), ruleset, '2026-01-02')?.cards.get('king')?.status).toBe('banned');
  const without = loadContent(tinyFiles(), [vocabulary]).content;
  expect(ruleset.hash).toBe(resolveRuleset(without, 'tiny/open').hash);
  expect(legalityAt(without.game('tiny'), resolveRuleset(without, 'tiny/open'), '2026-01-02')).toBeNull();
});

describe('reports a problem with its line and a suggestion', () => {
  const change = (text: string): string =>
    `${head}changes:\n  - from: 2026-01-01\n    reason: Too fast.\n    ${text}\n`;
  test.each<[string, string, Partial<Problem>]>([
    [
      'an unknown card',
      change('ban: [kingg]'),
      { line: 6, code: 'unknown-card', message: expect.stringContaining('"king"') as string },
    ],
    ['an unknown set', change('rotate: [onee]'), { line: 6, code: 'unknown-set' }],
    ['an unknown rule', `id: standard\nrule: ty.hand.siz\n`, { line: 2, code: 'unknown-rule' }],
    [
      'a change without an effect',
      `${head}changes:\n  - { from: 2026-01-01, reason: Nothing. }\n`,
      { line: 4, code: 'schema' },
    ],
    ['a day that does not exist', change('ban: [king]').replace('01-01', '02-30'), { line: 4, code: 'schema' }],
    [
      'a card that is banned and restored at once',
      change('{}').replace('{}', 'ban: [king]\n    restore: [king]'),
      { line: 7, code: 'legality-twice' },
    ],
    ['a card that is restored and was not listed', change('restore: [king]'), { line: 6, code: 'not-listed' }],
    ['an announcement after the change', change('ban: [king]\n    announced: 2026-01-02'), { line: 7, code: 'schema' }],
    [
      'a card that is restored before its ban, in changes in another order',
      `${change('ban: [king]')}  - { from: 2025-01-01, reason: Late., restore: [king] }\n`,
      { line: 7, code: 'not-listed' },
    ],
  ])('%s', (_, text, expected) => {
    expect(problems(text)[0]).toMatchObject({ path: PATH, ...expected });
  });

  test('changes may be in any order, and apply in the order of their days', () => {
    const late = `${change('restore: [king]')}  - { from: 2025-01-01, reason: Too fast., ban: [king] }\n`;
    const { content, problems } = load(late);
    expect(problems).toEqual([]);
    const list = content.game('tiny').legality.get('standard')!;
    expect(['2024-12-31', '2025-06-01', '2026-06-01'].map((day) => legalityOn(list, day).cards.has('king'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(legalityOn(list, '2025-06-01')).toMatchObject({ from: '2025-01-01', until: '2026-01-01' });
  });

  test('a mode that names a document with a problem points to it, and does not call it missing', () => {
    const said = problems(change('ban: [king]').replace('01-01', '02-30'));
    expect(said).toContainEqual(
      expect.objectContaining({
        path: MODE,
        code: 'unread-document',
        message: `The legality document "standard" cannot be read. Correct the problems of ${PATH} first.`,
      }),
    );
    expect(said.map(({ message }) => message).join()).not.toContain('There is no');
  });

  test('a mode that names an unknown document', () => {
    const files = tinyFiles({ [PATH]: head, ...changed(MODE, 'summary:', 'legality: standrd\nsummary:') });
    const [problem] = loadContent(files, [vocabulary]).problems;
    expect(problem).toMatchObject({ path: MODE, message: expect.stringContaining('"standard"') as string });
  });
});
