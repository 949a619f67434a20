/**
 * Documents of strangers: any text gives a program or problems with places, in a bounded time. What the checker accepts can be compiled,
 * played and shown, whatever it does.
 */
import { modeRulesets } from '@rulewright/content';
import { checkPlay, formatPlay } from '@rulewright/content/play';
import { WHOLE } from '@rulewright/content/testing';
import { Random, checkInvariants, createMatch, viewOf } from '@rulewright/engine';
import { content, games } from '../test/content.ts';
import { DUEL } from '../test/duel.ts';
import { GUIDED } from '../test/high-card.ts';
import { ProgramWriter } from '../test/random-program.ts';
import { compileProgram } from './program.ts';

const game = games.find(({ doc }) => doc.id === 'small-hours')!;
const ruleset = modeRulesets(content, game.doc.id)[0]!;
const cards = [...game.cards.values()];
const world = { game: game.doc.id, documents: game.data!, rules: new Set(game.rules.keys()), cards: game.cards };
const shipped = game.play.map(({ text }) => text).join('');
const WORDS = [...new Set([shipped, GUIDED, DUEL].join('\n').match(/"[^"\n]*"|[A-Za-z][\w.-]*|\d+|[^\s\w]|\n */gu))];
const SIGNS = [
  '(',
  ')',
  '"',
  ',',
  ' ',
  '\n',
  '  ',
  ' of ',
  ' where ',
  ' by ',
  ' no ',
  '0',
  '-1',
  '𝕏',
  '\u0000',
  '\u202e',
  '#',
  '{',
  '99999999999',
];

/** The seconds that any document may take to be checked, compiled and played for a while. */
const PATIENCE = 8;
const TEXTS = WHOLE ? 1_500 : 40;
const DECISIONS = 20;

const one = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;
const anyText = (random: Random, most: number, part: () => string): string =>
  Array.from({ length: random.below(most) }, part).join('');

/** Changes some words of a document, mostly into other words that fit there. */
function changed(text: string, random: Random): string {
  const tokens = text.match(/"[^"\n]*"|[A-Za-z][\w.-]*|\d+|\n *| +|[^\s\w]/gu)!;
  for (let change = 0; change <= random.below(3); change++) {
    const at = random.below(tokens.length);
    const other = random.below(tokens.length);
    const name = /^[a-z]/u.test(tokens[at]!);
    switch (random.below(5)) {
      case 0:
        tokens[at] = one(random, name ? tokens.filter((token) => /^[a-z]/u.test(token)) : WORDS);
        break;
      case 1:
        tokens[at] = /^\d/u.test(tokens[at]!) ? String(random.below(2 ** 31)) : tokens[other]!;
        break;
      case 2:
        tokens.splice(at, random.below(4));
        break;
      case 3:
        tokens.splice(at, 0, one(random, SIGNS));
        break;
      default: {
        // A line or a few in another place.
        const lines = tokens.join('').split('\n');
        const from = random.below(lines.length);
        lines.splice(random.below(lines.length), 0, ...lines.slice(from, from + 1 + random.below(6)));
        return lines.join('\n');
      }
    }
  }
  return tokens.join('');
}

const MAKERS: readonly (readonly [name: string, make: (random: Random) => string])[] = [
  ['bytes', (random) => anyText(random, 400, () => String.fromCodePoint(random.below(random.below(2) ? 128 : 0xd800)))],
  ['words', (random) => anyText(random, 120, () => `${one(random, WORDS)}${random.below(4) ? ' ' : ''}`)],
  ['changes of the shipped play', (random) => changed(shipped, random)],
  ['responses with changes', (random) => changed(DUEL, random)],
  [
    'changes of random programs',
    (random) => {
      const vocabulary = {
        rules: [...world.rules],
        cards: [...game.cards.keys()],
        setup: ruleset.setup,
        turn: ruleset.turn,
      };
      return changed(new ProgramWriter(random, vocabulary).write(), random);
    },
  ],
];

/** Checks a document, and plays it if it is a program. Returns whether it is. */
function expectSafe(text: string, seed: number): boolean {
  const { program: play, problems } = checkPlay(text, world);
  expect(play === null).toBe(problems.length > 0);
  const lines = text.split('\n').length;
  for (const { line, column, message } of problems) {
    expect(line >= 1 && line <= lines && column >= 1).toBe(true);
    expect(message).toMatch(/\.$|\?$/u);
  }
  if (play === null) return false;
  const program = compileProgram(play, ruleset, cards, { codeAfter: 0 });
  const random = new Random(seed);
  const decks = Array.from({ length: 2 + random.below(3) }, () =>
    Array.from({ length: 12 }, () => random.below(cards.length)),
  );
  const match = createMatch(program, decks);
  match.start(seed, decks);
  while (match.advance() && match.decisions < DECISIONS) {
    checkInvariants(match);
    decks.forEach((_, seat) => viewOf(match, seat));
    match.choose(random.below(match.optionCount));
  }
  program.mechanics.result(match);
  return true;
}

test.each(MAKERS)('%s give problems or a program that plays', (name, make) => {
  let programs = 0;
  for (let seed = 0; seed < TEXTS; seed++) {
    const text = make(new Random(seed));
    const start = performance.now();
    try {
      if (expectSafe(text, seed)) programs++;
      expect((performance.now() - start) / 1000).toBeLessThan(PATIENCE);
    } catch (error) {
      throw new Error(`Text ${seed}:\n${text}`, { cause: error });
    }
  }
  // Without programs, nothing would be compiled.
  if (name.startsWith('changes')) expect(programs).toBeGreaterThan(0);
});

/** Many of the same thing, in a row or inside each other, are a problem with a place and not a full stack. */
const MANY = 16_000;
const SHAPES: Readonly<Record<string, string>> = {
  plus: `value v = 1${' + 1'.repeat(MANY)}`,
  and: `value v = yes${' and yes'.repeat(MANY)}`,
  times: `value v = 1${' * 1'.repeat(MANY)}`,
  next: `value v of p: player = ${'next after '.repeat(MANY)}p`,
  of: `value v of p: player = ${'a of '.repeat(MANY)}p`,
  owner: `value v of p: player = ${'owner of top of deck of '.repeat(MANY / 4)}p`,
  random: `step s\n  let x = ${'random '.repeat(MANY)}2`,
  count: `value v = ${'count of '.repeat(MANY)}x`,
  elseif: `step s\n  if yes\n    leave\n${'  else if yes\n    leave\n'.repeat(4000)}`,
  callargs: `value v = f(${'1, '.repeat(MANY)}1)`,
  calls: `value v = ${'f('.repeat(MANY)}`,
  parens: `value v = ${'('.repeat(MANY)}`,
  minus: `value v = ${'- '.repeat(MANY)}1`,
  not: `value v = ${'not '.repeat(MANY)}yes`,
  units: `value v = ${'1 tea '.repeat(MANY)}`,
  texts: 'text joker\n  when x\n    leave\n'.repeat(1900),
  values: Array.from({ length: 1900 }, (_, i) => `value v${i} = v${i + 1} + 1`).join('\n') + '\nvalue v1900 = 1',
  steps: Array.from({ length: 1900 }, (_, i) => `step s${i}\n  do s${i + 1}`).join('\n') + '\nstep s1900\n  leave',
  match:
    `step match\n  do s0\n` +
    Array.from({ length: 1900 }, (_, i) => `step s${i}\n  do s${i + 1}`).join('\n') +
    '\nstep s1900\n  leave',
  textchain:
    Array.from({ length: 900 }, (_, i) => `value v${i} = 1 + changes`).join('\n') +
    '\n' +
    Array.from({ length: 899 }, (_, i) => `text baker-before-work\n  change v${i} by v${i + 1}`).join('\n'),
  textcycle:
    Array.from({ length: 900 }, (_, i) => `value v${i} = 1 + changes`).join('\n') +
    '\n' +
    Array.from({ length: 899 }, (_, i) => `text baker-before-work\n  change v${i} by v${(i + 1) % 60}`).join('\n'),
  values2:
    'value v1900 = 1\n' + Array.from({ length: 1900 }, (_, i) => `value v${1899 - i} = v${1900 - i} + 1`).join('\n'),
  moments:
    Array.from({ length: 900 }, (_, i) => `moment m${i}`).join('\n') +
    '\n' +
    Array.from({ length: 899 }, (_, i) => `text baker-before-work\n  when m${i}\n    happens m${i + 1}`).join('\n') +
    '\nstep match\n  happens m0',
  options: `step match\n  p must "x"\n${'    option a\n      "x"\n'.repeat(3000)}`,
};

test.each(Object.entries(SHAPES))('many: %s', (_, shape) => {
  const text = `zone deck of player\n${shape}`.slice(0, 199_000);
  const start = performance.now();
  const { problems } = checkPlay(text, world);
  expect(problems.length).toBeGreaterThan(0);
  expect(formatPlay(formatPlay(text))).toBe(formatPlay(text));
  expect((performance.now() - start) / 1000).toBeLessThan(PATIENCE);
});
