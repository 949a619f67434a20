/** Properties of any list: reading never fails, issues name existing lines, and fixes leave fewer problems. */
import { WHOLE } from '@rulewright/content/testing';
import fc from 'fast-check';
import { applyFix, formatDeck, LIMITS, type DeckVerdict } from '../src/index.ts';
import { readTextLine } from '../src/parse/read-line.ts';
import { countInFront } from '../src/parse/scan.ts';
import { splitLines } from '../src/text-lines.ts';
import { loadFixture, type Fixture } from './content.ts';

/** The number of random lists: a third of them in `npm test`, all in `npm run test:long`. */
const runs = (all: number): { numRuns: number } => ({ numRuns: WHOLE ? all : Math.ceil(all / 3) });

let fixture: Fixture;
let names: string[];
beforeAll(async () => {
  fixture = await loadFixture();
  names = [...fixture.game.cards.values()].map((card) => card.name);
});

const READING = ['unknown-card', 'ambiguous-card', 'bad-line', 'bad-count', 'unknown-printing', 'list-too-long'];
const errors = (verdict: DeckVerdict): number => verdict.issues.filter((issue) => issue.severity === 'error').length;
const unread = (verdict: DeckVerdict): DeckVerdict['issues'] =>
  verdict.issues.filter((issue) => READING.includes(issue.code));
const lines = (issues: DeckVerdict['issues']): number => issues.flatMap((issue) => issue.lines).length;

/** Whether a fix left fewer lines unread. It can split an issue that names several lines, and write a list of one line on several. */
const readsMore = (before: DeckVerdict, after: DeckVerdict): boolean =>
  unread(after).length < unread(before).length || lines(unread(after)) < lines(unread(before));

const name = fc.integer({ min: 0, max: 999 }).map((at) => names[at % names.length]!);
const spelled = fc.tuple(name, fc.constantFrom('as is', 'lower', 'typo', 'hyphens')).map(([text, how]) => {
  if (how === 'lower') return text.toLowerCase();
  if (how === 'typo') return text.slice(0, 2) + text.slice(3);
  return how === 'hyphens' ? text.replaceAll(' ', '-') : text;
});
const count = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 9 }).map(String) },
  fc.constantFrom('0', '-2', '1.5', '1e9', '12345678901234'),
);
const line = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(count, spelled).map(([n, text]) => `${n} ${text}`) },
  fc.tuple(spelled, count).map(([text, n]) => `${text} x${n}`),
  fc.tuple(spelled, count).map(([text, n]) => `${text}, ${n}`),
  fc.tuple(count, name).map(([n, text]) => `${n} ${text} (1) 5`),
  name,
  fc.constantFrom('Sideboard', 'Deck', '# note', '', '???', '[1 C 17]', '"', '4 x', 'SB: 2 Rainbow'),
  fc.constantFrom(
    'Creature Cards (44)',
    'Creatures: 12',
    '// Main 45',
    'two Mosquito',
    '| Fire Fly | 2 |',
    '|---|---|',
  ),
  fc.tuple(count, name).map(([n, text]) => `${text} x${n} // mine (common)`),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const textList = fc
  .tuple(fc.array(line, { maxLength: 25 }), fc.constantFrom('\n', '\r\n', '\r'))
  .map(([lines, end]) => lines.join(end));
const rows = fc.array(fc.tuple(count, spelled), { maxLength: 15 });
const csvList = rows.map((all) => ['count,name', ...all.map(([n, text]) => `${n},"${text}"`)].join('\n'));
const jsonList = fc.oneof(
  rows.map((all) =>
    JSON.stringify(
      all.map(([copies, card]) => ({ card, copies })),
      null,
      1,
    ),
  ),
  rows.map((all) => JSON.stringify(Object.fromEntries(all.map(([copies, card]) => [card, Number(copies)])), null, 2)),
  rows.map((all) =>
    JSON.stringify({ entries: all.map(([copies, card]) => [card, Number(copies)]), side: ['2 Rainbow'] }),
  ),
  fc.json(),
);
const list = fc.oneof({ weight: 3, arbitrary: textList }, csvList, jsonList);

it('reads anything, and points only at lines that exist', () => {
  const anything = fc.oneof(
    list,
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: fc.constantFrom(...'[]{}":,;x×()12e9.- \n\t\r|#/'), maxLength: 200 }),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const { entries, verdicts } = fixture.checker.check(text, fixture.modes);
      const lines = splitLines(text).length;
      const located = [
        ...entries.map((entry) => entry.line),
        ...verdicts.flatMap((verdict) => verdict.issues.flatMap((issue) => issue.lines)),
      ];
      for (const at of located) expect(at >= 1 && at <= lines).toBe(true);
      for (const verdict of verdicts) expect(verdict.legal).toBe(errors(verdict) === 0);
    }),
    runs(400),
  );
});

it('proposes fixes that leave fewer problems', () => {
  fc.assert(
    fc.property(list, (text) => {
      const [before] = fixture.checker.check(text, [fixture.plain]).verdicts;
      for (const issue of before!.issues) {
        if (!issue.fix) continue;
        const [after] = fixture.checker.check(applyFix(text, issue.fix), [fixture.plain]).verdicts;
        // After a fix makes a line readable, its cards may break a limit that was not visible before.
        if (READING.includes(issue.code)) expect(readsMore(before!, after!)).toBe(true);
        else if (issue.severity === 'error')
          expect(errors(after!)).toBeLessThan(errors(before!) + (after!.cards === 0 ? 1 : 0));
        else expect(after!.issues.some(({ code }) => code === issue.code)).toBe(false);
      }
    }),
    runs(400),
  );
});

it('proposes fixes that change only the cards that they name', () => {
  const copies = (text: string): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const entry of fixture.checker.parse(text).entries)
      if (entry.card) counts.set(entry.name, (counts.get(entry.name) ?? 0) + entry.copies);
    return counts;
  };
  fc.assert(
    fc.property(list, (text) => {
      const before = copies(text);
      for (const { fix, cards } of fixture.checker.check(text, [fixture.plain]).verdicts[0]!.issues) {
        if (!fix || / more$/.test(fix.label)) continue;
        const after = copies(applyFix(text, fix));
        for (const [card, amount] of before) {
          if (!fix.label.includes(card) && !cards.includes(card))
            expect([fix.label, card, Math.min(amount, after.get(card) ?? 0)]).toEqual([fix.label, card, amount]);
        }
      }
    }),
    runs(300),
  );
});

it('makes any list legal by applying fixes, as long as a card is left', () => {
  fc.assert(
    fc.property(list, (text) => {
      let fixed = text;
      for (let round = 0; round < 100; round++) {
        const [verdict] = fixture.checker.check(fixed, [fixture.plain]).verdicts;
        const next = verdict!.issues.find((issue) => issue.severity === 'error' && issue.fix);
        if (!next) {
          expect(verdict!.legal || verdict!.cards === 0).toBe(true);
          return;
        }
        fixed = applyFix(fixed, next.fix!);
      }
      throw new Error('The fixes do not end.');
    }),
    runs(200),
  );
});

it('reads what it writes', () => {
  const entries = fc.array(
    fc.record({ name, copies: fc.integer({ min: 1, max: LIMITS.copies }), zone: fc.constantFrom('main', 'side') }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(entries, (written) => {
      const read = fixture.checker.parse(formatDeck(written));
      const inOrder = [
        ...written.filter((one) => one.zone === 'main'),
        ...written.filter((one) => one.zone === 'side'),
      ];
      expect(read.issues).toEqual([]);
      expect(read.entries.map(({ name: card, copies, zone }) => ({ name: card, copies, zone }))).toEqual(inOrder);
    }),
  );
});

it('splits lines at each kind of line ending', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\r', '\n', ' ', '\u2028') }), (text) => {
      const expected = text.split(/\r\n|[\r\n]/);
      expect(splitLines(text).map((one) => one.text)).toEqual(expected);
      expect(splitLines(text, 2).map((one) => one.text)).toEqual(expected.slice(0, 2));
    }),
  );
});

it('takes the longest number at the front of a line as its count', () => {
  const sign = fc.constantFrom('1', '0', '+', '-', '.', ',', 'e', 'E', ' ');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 8 }), (text) => {
      const number = /^[+-]?\d+(?:[.,]\d+)*(?:e[+-]?\d+)?/i.exec(text)?.[0];
      const counted = countInFront(`${text} Ant Swarm`);
      if (counted) expect(text.slice(counted.count.from, counted.count.to)).toBe(number);
      else expect(number).not.toBe(text);
    }),
  );
});

it('joins split lines to exactly the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\r', '\n', ' ', '\u2028') }), (text) => {
      expect(
        splitLines(text)
          .map((one) => one.text + one.end)
          .join(''),
      ).toBe(text);
      expect(applyFix(text, { label: '', edits: [] })).toBe(text);
    }),
  );
});

describe('a usual line, a number and a name', () => {
  const start = fc.constantFrom(
    '2',
    '12',
    '007',
    '1000000',
    '+2',
    '2.',
    '2x',
    '2 x',
    '(2)',
    '2,',
    '2 -',
    '',
    'x2',
    '"2',
  );
  const foot = fc.constantFrom(
    '',
    '.',
    '"',
    ')',
    ' x',
    ' 3',
    ' C 17',
    ' *F*',
    ' // mine',
    ' cards',
    ' (common)',
    '\u200b',
  );
  const written = fc.oneof(
    fc
      .tuple(start, fc.oneof(spelled, fc.constantFrom('cards', 'Xerxes', 'x')), foot)
      .map(([a, b, c]) => `${a} ${b}${c}`),
    line,
  );

  test('reads the same as with a blank behind it, which takes all steps', () => {
    const { index } = fixture.checker;
    const usual = (text: string): void => expect(readTextLine(text, index)).toEqual(readTextLine(`${text} `, index));
    fc.assert(fc.property(written, usual), runs(3_000));
  });
});
