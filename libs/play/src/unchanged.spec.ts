/** What code takes for granted is true of every match from its beginning on, and a match in which it is not true goes on in closures. */
import { modeRulesets } from '@rulewright/content';
import { checkPlay, playOf, type PlayProgram } from '@rulewright/content/play';
import { FRAME_WORDS, Random, createMatch, deckDefs, type Match } from '@rulewright/engine';
import { content, games } from '../test/content.ts';
import { GUIDED, withPlay } from '../test/high-card.ts';
import { ProgramWriter } from '../test/random-program.ts';
import { game, ruleset, vocabulary, world } from '../test/random-world.ts';
import { chainRecord } from './compile-expression.ts';
import { startOf } from './compile-steps.ts';
import { compileProgram, valueNames, type PlayedProgram } from './program.ts';
import { UnchangedState } from './unchanged.ts';

const unchangedOf = ({ play, reading }: PlayedProgram, rules: typeof ruleset): UnchangedState =>
  new UnchangedState(play, reading, rules);

/** The arguments of running steps that are not as in every call. */
function otherArguments({ program, frames, running }: Match, unchanged: UnchangedState): string[] {
  const steps = [...(program as PlayedProgram).steps.stepOf];
  return Array.from({ length: running / FRAME_WORDS + 1 }, (_, frame) => frame * FRAME_WORDS).flatMap((at) => {
    const step = steps.find(([, { base, stages }]) => frames[at]! >= base && frames[at]! < base + stages.length);
    return (step?.[0].params ?? []).flatMap(({ name }, which) => {
      const number = unchanged.argument(step![0], which);
      return number === null || number === frames[at + 1 + which] ? [] : [name];
    });
  });
}

/** The names of what a match has changed, of what it should not. */
function changedIn(m: Match, { reading: { cardField } }: PlayedProgram, unchanged: UnchangedState): string[] {
  const { fields, chains } = unchanged;
  const changed = fields.filter((field) => {
    const { id, of, index, actions } = field;
    const isChanged = (value: number): boolean => value !== startOf(field);
    const words = valueNames(field).length;
    if (of === 'player') return m.seatWords.subarray(index * m.seats, (index + words) * m.seats).some(isChanged);
    if (of !== 'card') return m.tableWords.subarray(index, index + words).some(isChanged);
    const names = actions ? [...cardField.keys()].filter((name) => name.startsWith(`${id} `)) : [id];
    return names.some((name) => {
      const at = cardField.get(name)! * m.slots;
      return m.cardWords.subarray(at, at + m.cards).some(isChanged);
    });
  });
  return [
    ...changed.map(({ id }) => id),
    ...otherArguments(m, unchanged),
    ...chains.filter((chain) => m.records[chainRecord(chain)]!.count > 0).map(({ id }) => id),
  ];
}

/** Plays a match in closures. Returns how much it leaves unchanged. */
function play(from: PlayProgram, rules: typeof ruleset, cards: typeof game.cards, seed: number): number {
  const program = compileProgram(from, rules, [...cards.values()], { codeAfter: Infinity });
  const unchanged = unchangedOf(program, rules);
  const random = new Random(seed);
  const decks = Array.from({ length: program.minSeats }, () =>
    Array.from({ length: 16 }, () => random.below(cards.size)),
  );
  const match = createMatch(program, decks);
  match.start(seed, decks);
  for (let n = 0; n < 80 && match.advance(); n++) {
    expect({ seed, changed: changedIn(match, program, unchanged) }).toEqual({ seed, changed: [] });
    match.choose(random.below(match.optionCount));
  }
  return unchanged.fields.length + unchanged.chains.length;
}

test.each(games.map((one) => [one.doc.id, one] as const))('%s', (id, one) => {
  for (const rules of modeRulesets(content, id))
    for (let seed = 0; seed < 3; seed++) play(playOf(one).program!, rules, one.cards, seed);
});

test('random programs', () => {
  let unchanged = 0;
  for (let seed = 0; seed < 60; seed++) {
    const { program } = checkPlay(new ProgramWriter(new Random(seed), vocabulary).write(), world);
    if (program) unchanged += play(program, ruleset, game.cards, seed);
  }
  expect(unchanged).toBeGreaterThan(60);
});

/** No step marks the table, so nothing is done twice. A card that waits would mark it. */
const PLAY = `${GUIDED.replace('  nobody wins as tie', '  do rounds for leader\n  nobody wins as tie').replace(/ {2}for each p in players\n {4}if no q[^\n]*\n[^\n]*\n/u, '')}
number done of table
mark twice of table
mark wound of player
number worn of card
chain later, at most 4

step rounds for p
  let n = 6
  while n > 0
   
    p may "Go on?" by hc.trick.highest
      option down
        "Down"
        take 1 from n
        do count-it for p with 1
      pass "Stop"
        leave

step count-it for p with n: number
  under hc.trick.highest
  add n to done
  if twice
    add 54321 to done
    do mark-more for p
  if wound of p
    add 100 to done
  for each c in hand of p where worn of c > 0
    add 1000 to done
  resolve later

step mark-more for p
  under hc.trick.highest
  set wound of p to yes
  for each c in hand of p
    set worn of c to 1
  wait on later
    under hc.trick.highest
    add 100000 to done
`;

/** Plays in code and in closures, with what \`change\` writes into the match before its third answer. Returns what was counted in each. */
function counted(change: (m: Match) => void): readonly number[][] {
  const { content: one, problems } = withPlay(PLAY);
  expect(problems).toEqual([]);
  const card = one.game('high-card');
  return [0, Infinity].map((codeAfter) => {
    const program = compileProgram(
      playOf(card).program!,
      modeRulesets(one, 'high-card')[0]!,
      [...card.cards.values()],
      {
        codeAfter,
        emitted: (text) => expect(text).not.toContain('54321'),
      },
    );
    const deck = deckDefs(program, card.decks.get('all')!);
    const match = createMatch(program, [deck, deck]);
    match.start(1, [deck, deck]);
    const counts: number[] = [];
    for (let n = 0; match.advance(); n++) {
      const step = match.runningSteps().at(-1);
      if (step === 'rounds') {
        if (counts.length === 2) {
          change(match);
          match.load(match.save());
          match.advance();
        }
        counts.push((match.table as Record<string, number>)['done']!);
      }
      match.choose(0);
    }
    return [...counts, (match.table as Record<string, number>)['done']!, match.digest()];
  });
}

test('a match that is not as code assumes goes on in closures', () => {
  const usual = counted(() => undefined);
  expect(usual[0]).toEqual(usual[1]);
  expect(usual[0]!.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5]);
  const [inCode, inClosures] = counted((m) => void ((m.table as Record<string, number>)['twice'] = 1));
  expect(inCode).toEqual(inClosures);
  expect(inCode![3]).toBeGreaterThan(154_000);
  // A step that no match comes to waits under one that every match comes to.
  const [entered, enteredInClosures] = counted((m) => {
    const { stepOf } = (m.program as PlayedProgram).steps;
    for (const id of ['mark-more', 'rounds']) {
      const step = [...stepOf].find(([info]) => info.id === id)![1];
      m.enter(step, step.stages[0]!, 0);
    }
  });
  expect(entered).toEqual(enteredInClosures);
  expect(entered!.at(-2)).toBeGreaterThan(100_000);
  // A step waits with another argument than every call gives it.
  const [other, otherInClosures] = counted((m) => {
    const step = [...(m.program as PlayedProgram).steps.stepOf].find(([{ id }]) => id === 'count-it')![1];
    m.enter(step, step.stages[0]!, 0, 700);
  });
  expect(other).toEqual(otherInClosures);
  expect(other!.at(-2)).toBeGreaterThan(700);
});
