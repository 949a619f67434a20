/** Code and closures play alike: the same options, events, counts of rules, zones and values. The text of code has nothing of a document. */
import { modeRulesets } from '@rulewright/content';
import { checkPlay, playOf, type PlayProgram } from '@rulewright/content/play';
import { WHOLE } from '@rulewright/content/testing';
import { EventRecorder, FRAME_WORDS, Random, createMatch, type Match } from '@rulewright/engine';
import { content, games } from '../test/content.ts';
import { ProgramWriter } from '../test/random-program.ts';
import { game, ruleset, vocabulary, world } from '../test/random-world.ts';
import { expectSame } from '../test/same.ts';
import { EmitError, ModuleText, numberText } from './emit-module.ts';
import { compileProgram } from './program.ts';
import type { CardDoc, Ruleset } from '@rulewright/content';

const pool = [...game.cards.values()];
const PROGRAMS = WHOLE ? 1_000 : 30;
const FROM = Number(process.env['FROM'] ?? 0);
const DECISIONS = 120;
/** After how many answers the third match goes on in code. */
const BECOMES_CODE = 7;

/** The numbers that bots read of a position, for each seat. */
function numbersOf(match: Match): number[][] {
  const { evaluation, features } = match.program.mechanics;
  return Array.from({ length: match.seats }, (_, seat) => {
    const measures = new Float64Array(evaluation?.measures.length ?? 0);
    evaluation?.measure(match, seat, measures);
    const position = new Float64Array(features?.position.length ?? 0);
    features?.readPosition(match, seat, position);
    return [...measures, ...position];
  });
}

/** All of a match that matters, with its events from `told` on. The numbers of loops over cards are left over, and closures leave more of them. */
function stateOf(match: Match, recorder: EventRecorder, told: number): Record<string, unknown> {
  const { seats, perSeat, optionCount, decisionSeat } = match;
  const fields = Object.entries(match.card as Record<string, Int16Array>);
  return {
    decisionSeat,
    options: [...match.options.subarray(0, optionCount)],
    zones: Array.from({ length: seats * perSeat }, (_, zone) => match.cardsIn(zone)),
    table: [...match.tableWords],
    seats: [...match.seatWords],
    cards: Object.fromEntries(fields.map(([name, values]) => [name, values.join()])),
    rules: [...match.ruleCounts],
    events: recorder.records.slice(told).map(({ kind, rule, args }) => [kind, rule, ...args]),
    steps: match.runningSteps(),
    stages: match.frames.filter((_, at) => at <= match.running && at % FRAME_WORDS === 0),
    digest: match.digest(),
    numbers: numbersOf(match),
  };
}

/** The programs that a match is played in. One that becomes code serves one match. */
function compiled(play: PlayProgram, rules: Ruleset, cards: readonly CardDoc[]) {
  const made = (codeAfter: number, takesForGranted = true) =>
    compileProgram(play, rules, cards, { codeAfter, takesForGranted });
  return { code: made(0, false), closures: made(Infinity), later: () => made(BECOMES_CODE), less: made(0) };
}

/** What comes next in a match that goes on from the bytes of another one, and what code counts in its zones. */
function goingOn(
  match: Match,
  from: Match,
): { readonly options: readonly number[]; readonly tallies: readonly number[] } {
  match.load(from.save());
  match.advance();
  return { options: [...match.options.subarray(0, match.optionCount)], tallies: [...match.tallies] };
}

/**
 * Plays a match in code, in closures, in closures that become code, and in code that takes for granted what no step changes. Returns how many
 * decisions it had, whether code and closures counted the same work at each, and whether the last one never counted more.
 */
function playBoth(
  play: PlayProgram,
  rules: Ruleset,
  cards: readonly CardDoc[],
  seed: number,
  programs = compiled(play, rules, cards),
): { readonly decisions: number; readonly countsAlike: boolean; readonly countsNoMore: boolean } {
  const random = new Random(seed);
  const { code, closures, later, less } = programs;
  const seats = code.minSeats + random.below(code.maxSeats - code.minSeats + 1);
  const size = 8 + random.below(20);
  const decks = Array.from({ length: seats }, () => Array.from({ length: size }, () => random.below(cards.length)));
  const [one, other, third, fourth] = [code, closures, later(), less].map((program) => {
    const match = createMatch(program, decks);
    const recorder = new EventRecorder();
    match.sink = recorder;
    match.start(seed, decks);
    return { match, recorder };
  });
  const [copy, copyInClosures] = [less, closures].map((program) => createMatch(program, decks));
  let countsAlike = true;
  let countsNoMore = true;
  let decisions = 0;
  let told = 0;
  for (; decisions < DECISIONS; decisions++) {
    const isAsked = one!.match.advance();
    const state = stateOf(one!.match, one!.recorder, told);
    for (const { match, recorder } of [other!, third!, fourth!]) {
      expect(match.advance()).toBe(isAsked);
      expectSame(stateOf(match, recorder, told), state);
    }
    told = one!.recorder.records.length;
    if (isAsked && one!.match.work !== other!.match.work) countsAlike = false;
    if (isAsked && fourth!.match.work < other!.match.work) countsNoMore = false;
    if (!isAsked) break;
    if (decisions % 6 === 5) {
      // What code counts with each move is what it counts in a match that it does not know, and closures go on in the middle of it.
      const { tallies, options } = goingOn(copy!, fourth!.match);
      expect(options).toEqual(state['options']);
      if (copy!.assumed === 1 && fourth!.match.assumed === 1) expect([...fourth!.match.tallies]).toEqual(tallies);
      expect(goingOn(copyInClosures!, fourth!.match).options).toEqual(options);
    }
    const choice = random.below(one!.match.optionCount);
    for (const { match } of [one!, other!, third!, fourth!]) match.choose(choice);
    if (!one!.match.over && one!.match.work !== other!.match.work) countsAlike = false;
  }
  if (one!.match.over) {
    const result = code.mechanics.result(one!.match);
    expect(result).toEqual(code.mechanics.result(other!.match));
    expect(code.mechanics.winners!(one!.match)).toEqual(result.winners);
  }
  return { decisions, countsAlike, countsNoMore };
}

test('random programs', () => {
  let [decisions, alike, programs] = [0, 0, 0];
  for (let seed = FROM; seed < FROM + PROGRAMS; seed++) {
    const { program } = checkPlay(new ProgramWriter(new Random(seed), vocabulary).write(), world);
    try {
      if (!program) continue;
      const both = playBoth(program, ruleset, pool, seed);
      decisions += both.decisions;
      programs++;
      if (both.countsAlike) alike++;
    } catch (error) {
      throw new Error(`program ${seed}: ${String(error)}`, { cause: error });
    }
  }
  expect(decisions).toBeGreaterThan(10 * PROGRAMS);
  // Code can compute what closures leave out, in one program of a hundred.
  expect(alike).toBeGreaterThanOrEqual(Math.floor(0.98 * programs));
});

test.each(games.map((one) => [one.doc.id, one] as const))('%s', (id, one) => {
  const play = playOf(one).program!;
  const cards = [...one.cards.values()];
  for (const rules of modeRulesets(content, id)) {
    const programs = compiled(play, rules, cards);
    const matches = WHOLE ? 60 : 2;
    let all = 0;
    for (let seed = 0; seed < matches; seed++) {
      const { decisions, ...counts } = playBoth(play, rules, cards, seed, programs);
      all += decisions;
      expect([seed, counts]).toEqual([seed, { countsAlike: true, countsNoMore: true }]);
    }
    // A match with few cards can end soon.
    expect(all).toBeGreaterThan(30 * matches);
  }
});

test('all steps of the shipped games become code', () => {
  for (const one of games) {
    const rules = modeRulesets(content, one.doc.id)[0]!;
    compileProgram(playOf(one).program!, rules, [...one.cards.values()], {
      codeAfter: 0,
      emitted: (_, inClosures) => expect(inClosures).toEqual([]),
    });
  }
  expect.assertions(games.length);
});

test('the text has no word of a document', () => {
  // Titles and sentences are any text. Names are words, also such that mean something in JavaScript.
  const hostile = String.raw`');process.exit();//\u0027 ${'`'}$(x) */ constructor`;
  const words = ['constructor', 'prototype', 'eval', 'process', 'arguments', 'await', 'class', 'm', 'f', 'pc', 'k0'];
  const text = [
    new ProgramWriter(new Random(5), vocabulary)
      .write()
      .replace(
        'step match\n',
        `step match\n  for each p in players\n${words.map((word) => `    do ${word}-s for p\n`).join('')}`,
      ),
    ...words.flatMap((word) => [
      `number ${word}-n of player, "${hostile} ${word}"`,
      `mark ${word}-m of card, "${hostile} ${word} mark"`,
      `value ${word}-v of p: player = ${word}-n of p + 1, "${hostile} ${word} value"`,
      `step ${word}-s for p`,
      `  set ${word}-n of p to ${word}-v of p by ${vocabulary.rules[0]}`,
      `  tell ${word}-e "${hostile} {p}" by ${vocabulary.rules[0]}`,
    ]),
    '',
  ].join('\n');
  const { program, problems } = checkPlay(text, world);
  expect(problems).toEqual([]);
  const texts: string[] = [];
  compileProgram(program!, ruleset, pool, { codeAfter: 0, emitted: (code) => texts.push(code) });
  expect(texts).toHaveLength(1);
  expect(texts[0]).not.toMatch(/process|constructor|prototype|eval|arguments|await|class|exit|['"`\\$]/u);
  playBoth(program!, ruleset, pool, 1);
});

test('a value is written for its constant arguments', () => {
  const text = [
    new ProgramWriter(new Random(5), vocabulary)
      .write()
      .replace('step match\n', 'step match\n  for each p in players\n    do choose-n for p\n'),
    'number chosen-n of player, "Chosen"',
    'value picked of k: number, n: number = n + 1 if k = 4 else n + 98765',
    'step choose-n for p',
    `  set chosen-n of p to picked(4, chosen-n of p) by ${vocabulary.rules[0]}`,
    '',
  ].join('\n');
  const { program, problems } = checkPlay(text, world);
  expect(problems).toEqual([]);
  const texts: string[] = [];
  compileProgram(program!, ruleset, pool, { codeAfter: 0, emitted: (code) => texts.push(code) });
  expect(texts).toHaveLength(1);
  expect(texts[0]).not.toContain('98765');
  expect(playBoth(program!, ruleset, pool, 1).countsAlike).toBe(true);
});

test('a condition that decides nothing is still paid for', () => {
  const [rule] = vocabulary.rules;
  const text = [
    new ProgramWriter(new Random(5), vocabulary)
      .write()
      .replace('step match\n', 'step match\n  for each p in players\n    do decide-n for p\n'),
    'number decided-n of player, "Decided"',
    'value held-n of p: player = count of hand of p',
    'value none-n of p: player = 0 if decided-n of p < 99 and held-n of p = 3 else 0',
    'step decide-n for p',
    `  under ${rule}`,
    '  if none-n of p = 0',
    '    add 1 to decided-n of p',
    '',
  ].join('\n');
  const { program, problems } = checkPlay(text, world);
  expect(problems).toEqual([]);
  expect(playBoth(program!, ruleset, pool, 1).countsAlike).toBe(true);
});

test('a card that moves before its turn in a loop is looked at where it is then', () => {
  const [rule] = vocabulary.rules;
  const text = [
    new ProgramWriter(new Random(5), vocabulary)
      .write()
      .replace('step match\n', 'step match\n  for each p in players\n    do sweep-n for p\n'),
    'number swept-n of player, "Swept"',
    'step sweep-n for p',
    '  while count of hand of p < 6 and count of deck of p > 0',
    `    move top of deck of p to hand of p by ${rule}`,
    '  for each c in hand of p',
    '    for each a in actions of c',
    '      if cost of a = 1 or bed of c > 0',
    `        add 1 to swept-n of p by ${rule}`,
    '        if count of hand of p > 0',
    `          move top of hand of p to bed 1 of p by ${rule}`,
    '',
  ].join('\n');
  const { program, problems } = checkPlay(text, world);
  expect(problems).toEqual([]);
  const withActions = pool.filter(({ id }) => ['gutter-boy', 'harbour-pilot'].includes(id));
  expect(withActions).toHaveLength(2);
  for (let seed = 0; seed < 8; seed++) playBoth(program!, ruleset, withActions, seed);
});

/** Plays a random document with further lines, of which the match runs a step. Returns the text of its code. */
function playWith(step: string, lines: readonly string[], cards = pool): string {
  const text = [
    new ProgramWriter(new Random(5), vocabulary).write().replace('step match\n', `step match\n  do ${step}\n`),
    ...lines,
    '',
  ].join('\n');
  const { program, problems } = checkPlay(text, world);
  expect(problems).toEqual([]);
  const programs = compiled(program!, ruleset, cards);
  for (let seed = 0; seed < 4; seed++) playBoth(program!, ruleset, cards, seed, programs);
  const texts: string[] = [];
  compileProgram(program!, ruleset, cards, { codeAfter: 0, emitted: (code) => texts.push(code) });
  return texts.join('');
}

/** Few cards, most of which have actions. */
const acting = [...pool.filter(({ data }) => data['actions'] !== undefined), ...pool.slice(0, 2)];

test('a step that has nothing to do is not called, and one that has something to do is', () => {
  const [rule] = vocabulary.rules;
  const text = playWith('fill-n', [
    'number filled-n of player, "Filled"',
    'step fill-n',
    '  let rounds = 4',
    '  while rounds > 0',
    `    by ${rule}`,
    '    take 1 from rounds',
    '    for each p in players',
    '      add rounds to filled-n of p',
    '      do empty-n for p',
    '      if filled-n of p > 1',
    '        do empty-n for p',
    'step empty-n for p',
    '  let limit-n = 2',
    '  if filled-n of p < 2',
    '    leave',
    '  while filled-n of p > limit-n',
    `    by ${rule}`,
    '    p may "Empty it?"',
    '      option one-n',
    '        "One"',
    '        take 1 from filled-n of p',
    '      option two-n where filled-n of p > 3',
    '        "Two"',
    '        take 2 from filled-n of p',
    '      pass "Stop"',
    '        leave',
  ]);
  expect(text).toMatch(/if \(!i\d+\(m, .*\)\) \{\nm\.work = w;/u);
});

test('a place with no card that fits is passed over, and the others are not', () => {
  const [rule] = vocabulary.rules;
  const text = playWith('look-n', [
    'number seen-n of player, "Seen"',
    // A card of the deck is in no hand, so the last number is of no use there.
    'value is-odd of p: player, c: card = seen-n of p != 98765 if c in hand of p else c in bed of p',
    'step look-n',
    '  for each p in players',
    `    by ${rule}`,
    '    repeat 3 times',
    '      move top of deck of p to hand of p',
    '      move top of deck of p to bed 1 of p',
    '    add count c in (deck of p, hand of p, bed of p) where is-odd(p, c) to seen-n of p',
    '    add count c in deck of p where c in hand of p and cost of c != 87654 to seen-n of p',
    '    p may, any number of times "Look?"',
    '      option look-n: c in (deck of p, hand of p, bed of p) where c in hand of p or c in bed of p',
    '        "Look at {c}"',
    `        move c to deck of p`,
    '      pass "Stop"',
  ]);
  expect(text).toContain('98765');
  expect(text).not.toContain('87654');
});

test('a loop visits the cards of the pool with which something can happen, wherever they have moved', () => {
  const [rule] = vocabulary.rules;
  const text = playWith(
    'visit-n',
    [
      'number seen-n of player, "Seen"',
      'value worth-n of c: card, a: actions = 98765 if cost of a = 99 else 3 if cost of a = 1 and bed of c > 0 else cost of a + 1',
      'step visit-n',
      '  for each p in players',
      `    under ${rule}`,
      `    by ${rule}`,
      '    repeat 3 times',
      '      do move-n for p',
      '      for each c in (hand of p, bed of p, deck of p)',
      '        for each a in actions of c where cost of a = 1',
      '          if bed of c > 0 or c in hand of p',
      '            add worth-n(c, a) to seen-n of p',
      '      add sum of (sum of worth-n(c, a) for a in actions of c where cost of a > 1) for c in (hand of p, bed of p) to seen-n of p',
      'step move-n for p',
      `  under ${rule}`,
      '  move top of deck of p to hand of p',
      '  move top of deck of p to bed 1 of p',
      '  if count of deck of p > 9 and count of hand of p < 6',
      '    make name of top of deck of p in hand of p',
      '  if count of hand of p > 1',
      '    move top of hand of p to bed 1 of p',
      '    move top of bed 1 of p under deck of p',
      '  p may, any number of times "Look?"',
      '    option look-n: c in (deck of p, hand of p, bed of p), a in actions of c where cost of a = 1 and (bed of c > 0 or c in hand of p)',
      '      "Look at {a}"',
      '      move c to hand of p',
      '    pass "Stop"',
    ],
    acting,
  );
  expect(text).toContain('m.tallies[');
  expect(text).not.toContain('98765');
});

test('a step is written for each number that the document calls it with, and for all others', () => {
  const [rule] = vocabulary.rules;
  const text = playWith(
    'ask-n',
    [
      'number found-n of player, "Found"',
      'step ask-n',
      '  for each p in players',
      `    under ${rule}`,
      '    repeat 2 times',
      '      move top of deck of p to hand of p',
      '      make name of top of deck of p in hand of p',
      '    do search-n for p with 1',
      '    do search-n for p with 2',
      '    do search-n for p with 54321',
      'step search-n for p with n: number',
      `  under ${rule}`,
      '  do find-n for p with n',
      '  do find-n for p with n + count of hand of p - 2',
      '  p may "Look?"',
      '    option look-n',
      '      "Look"',
      '      do find-n for p with n',
      '    pass "Stop"',
      'step find-n for p with n: number',
      '  for each c in (hand of p, deck of p)',
      '    for each a in actions of c where cost of a = n',
      `      add n to found-n of p by ${rule}`,
    ],
    acting,
  );
  // No card of the pool has the last number.
  expect(text).toMatch(
    /switch \(l1\) \{\ncase 1: p\d+\(m, .*\); break;\ncase 2: p\d+\(m, .*\); break;\ncase 54321: {2}break;\ndefault: p\d+/u,
  );
});

test('what waits resolves in code, and stops there', () => {
  const [rule] = vocabulary.rules;
  const text = playWith('resolve-n', [
    'number sum-n of player, "Sum"',
    'chain last-n, at most 9, not shown',
    'queue first-n, at most 9, not shown',
    'step resolve-n',
    '  for each p in players',
    `    under ${rule}`,
    '    repeat 2 times',
    '      do wait-n for p with 3',
    '      do wait-n for p with 5',
    '      resolve last-n',
    '      resolve first-n',
    'step wait-n for p with n: number',
    `  under ${rule}`,
    '  wait on last-n with top of deck of p',
    '    set sum-n of p to 2 * sum-n of p + n',
    '  wait on first-n with top of deck of p',
    '    p may "More?"',
    '      option more-n',
    '        "More"',
    '        add n to sum-n of p',
    '        if n < 5',
    '          do wait-n for p with n + 1',
    '      option less-n',
    '        "Less"',
    '        take 1 from sum-n of p',
    '      pass "Stop"',
    '    add 7 to sum-n of p',
  ]);
  expect(text).toContain('e.remove(row);');
});

test('a place is passed over where something that is not about its cards rules them out', () => {
  const [rule] = vocabulary.rules;
  const text = playWith('pick-n', [
    'number mode-n of player, "Mode"',
    'value is-there of p: player, c: card = c in hand of p if mode-n of p = 1 else bed of c > 0 if mode-n of p = 2 else c in deck of p',
    'value is-picked of p: player, c: card = cost of c != 2 and is-there(p, c) and (mode-n of p < 4 or c in hand of p)',
    'step pick-n',
    '  for each p in players',
    `    under ${rule}`,
    '    repeat 3 times',
    '      move top of deck of p to hand of p',
    '      move top of deck of p to bed 1 of p',
    '    repeat 4 times',
    '      add 1 to mode-n of p',
    '      p may, any number of times "Pick?"',
    '        option pick-n: c in (deck of p, hand of p, bed of p) where is-picked(p, c)',
    '          "Pick {c}"',
    '          move c to deck of p',
    '        pass "Stop"',
    '      for each c in (hand of p, bed of p) where is-picked(p, c)',
    '        move c under deck of p',
    '        add 1 to mode-n of p',
  ]);
  expect(text).toMatch(/if \(m\.zoneCount\[t\d+ \* 9 \+ 1\] > 0 && \(.* === 1\)\) \{/u);
});

test('all values of a place end when its last card leaves', () => {
  const [rule] = vocabulary.rules;
  playWith('leave-n', [
    'number one-n of bed, while in bed',
    'number two-n of bed, while in bed',
    'step leave-n',
    '  for each p in players',
    `    by ${rule}`,
    '    move top of deck of p to bed 1 of p',
    '    set one-n of bed 1 of p to 3',
    '    set two-n of bed 1 of p to 4',
    '    move top of bed 1 of p to deck of p',
  ]);
});

test('a module refuses what can be unsafe', () => {
  const withBody = (body: string): (() => unknown) => {
    const module = new ModuleText();
    module.function(module.name('h'), ['m'], body);
    return () => module.run();
  };
  expect(withBody('return m.over;')).not.toThrow();
  for (const body of [
    'return process;',
    'return "m";',
    'return `m`;',
    'm.constructor;',
    '// m',
    'm /* m',
    String.raw`m\u0061`,
    'm$',
  ])
    expect(withBody(body)).toThrow(EmitError);
  for (const value of [Number.NaN, Infinity, -Infinity]) expect(() => numberText(value)).toThrow(EmitError);
  expect([0, -0, -3, 1.5, 2 ** 40].map(numberText)).toEqual(['0', '(-0)', '(-3)', '1.5', '1099511627776']);
});
