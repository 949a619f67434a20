/** Texts of a MetaZoo table: questions about the world outside, log sentences, forecasts and payments. */
import {
  EventRecorder,
  NO_CARD,
  createMatch,
  deckDefs,
  eventSentence,
  optionKind,
  type Match,
} from '@rulewright/engine';
import { metazoo } from '../src/index.ts';
import { E } from '../src/play/model/events.ts';
import type { MetaZooProgram } from '../src/play/model/model.ts';
import { O } from '../src/play/model/options.ts';
import { table, type Given, type TestTable } from './table.ts';
import { MODES, game, ruleset } from './tree.ts';

const { question, optionText, sentence, foreseen, forecast, risk } = metazoo.tabletop as Required<
  NonNullable<typeof metazoo.tabletop>
>;
const program = metazoo.compile(ruleset(MODES[0]!), [...game.cards.values()]) as MetaZooProgram;
const book = deckDefs(program, [...game.decks.values()][0]!);

function begun(): { match: Match; recorder: EventRecorder } {
  const match = createMatch(program, [book, book]);
  const recorder = new EventRecorder();
  match.start(4, [book, book]);
  match.sink = recorder;
  match.advance();
  return { match, recorder };
}

const offered = (match: Match): string[] =>
  [...match.options.subarray(0, match.optionCount)].map((option) => optionText(match, option)!);

test('questions and answers are sentences, and the first question foresees all later ones of the same seat', () => {
  const { match } = begun();
  const ahead = foreseen(match);
  expect(ahead.length).toBe(program.facts.length);
  expect(ahead.map(({ question: one }) => one)).toContain('Is it foggy where you play?');
  const asked: unknown[] = [];
  while (match.runningSteps().at(-1) === 'surroundings') {
    const now = { question: question(match)!, options: offered(match) };
    expect(foreseen(match)[0]).toEqual(now);
    if (match.decisionSeat === 0) asked.push(now);
    match.choose(0);
    match.advance();
  }
  expect(asked).toEqual(ahead);
});

test('sentences name Powers, Attacks and Traits by their printed names', () => {
  const titles = new Map(program.abilityNames.map((name, at) => [name, program.abilityTitles[at]]));
  expect(titles.get('jack-frost/rime')).toBe('Rime');
  expect(titles.get('jack-frost/nip')).toBe('Nip');
  expect(titles.get('near/Full Moon')).toBe('Full Moon');
  expect([...titles.values()].filter((title) => title!.includes('/'))).toEqual([]);
});

test('a sentence leaves out a missing card', () => {
  const { match } = begun();
  const says = (kind: number, args: [number, number, number, number, number]): string =>
    eventSentence(match, { kind, rule: 0, args });
  expect(says(E.trapPlaced, [0, NO_CARD, 0, 0, 0])).toBe('Player 1 places a Trap face-down.');
  expect(says(E.trapPlaced, [0, 0, 0, 0, 0])).toMatch(/^Player 1 places a Trap face-down under .+\.$/u);
  expect(says(E.casterDamage, [1, 20, NO_CARD, 0, 0])).toBe('Player 2 takes 20 Damage.');
});

test('the question about a place asks for its distance, and the answer names the miles', () => {
  const { options } = foreseen(begun().match).find((one) => one.question.includes('nearest forest'))!;
  expect(options.slice(0, 4)).toEqual([
    'No forest nearby',
    'At a forest',
    'A forest in sight, further off',
    'A forest 1 mile away, out of sight',
  ]);
});

test('the other seat is asked only about its own facts', () => {
  const { match } = begun();
  while (match.decisionSeat === 0) {
    match.choose(1);
    match.advance();
  }
  expect(question(match)).toBe('Are you wearing pants?');
  expect(foreseen(match)).toHaveLength(1);
});

test('the log shows declarations without numbers, and coins by their sides', () => {
  const { match, recorder } = begun();
  while (match.runningSteps().at(-1) === 'surroundings') {
    match.choose(1);
    match.advance();
  }
  expect(offered(match)).toEqual(['Call heads', 'Call tails']);
  match.choose(0);
  match.advance();
  const told = recorder.records.flatMap((record) => sentence(match, record) ?? []);
  expect(told).toEqual(
    expect.arrayContaining([
      'There is fog.',
      'At a river.',
      '{seat}: wearing pants.',
      expect.stringMatching(/^\{seat\} calls heads; it is (?:heads|tails)\.$/u),
    ]),
  );
});

/** Plays the first option, or an attack if one is offered, until the step `wanted` asks. */
function until(match: Match, wanted: string): void {
  while (match.runningSteps().at(-1) !== wanted) {
    const kinds = [...match.options.subarray(0, match.optionCount)].map((option) => optionKind(option));
    match.choose(Math.max(0, kinds.indexOf(O.attack)));
    match.advance();
    if (match.over) throw new Error(`${wanted} is never asked`);
  }
}

test('the forecast of an attack on a Caster equals the Damage that it deals', () => {
  const { match, recorder } = begun();
  until(match, 'attack');
  const kinds = [...match.options.subarray(0, match.optionCount)].map((option) => optionKind(option));
  const at = kinds.indexOf(O.attackCaster);
  const foreseen = forecast(match, match.options[at]!)!;
  expect(foreseen.sides.map(({ seat }) => seat).sort()).toEqual([0, 1]);
  for (const { parts, total } of foreseen.sides.filter((side) => side.parts.length > 0))
    expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(total);
  match.choose(at);
  while (!match.over && !recorder.records.some(({ kind }) => kind === E.strike)) {
    match.advance();
    match.choose(0);
  }
  const strike = recorder.records.find(({ kind }) => kind === E.strike)!;
  expect(foreseen.sides[0]!.total).toBe(strike.args.at(-1));
});

test('the question for a payment names the amounts and types of Aura', () => {
  const { match } = begun();
  until(match, 'pay-aura');
  expect(question(match)).toMatch(/^Pay \d+ [A-Z]\w+(?: and \d+ [A-Z]\w+)* Aura\.$/u);
});

/** The risk of each option of a kind, in order. */
const risks = ({ m }: TestTable, kind: number): (string | null)[] =>
  [...m.options.subarray(0, m.optionCount)].filter((option) => optionKind(option) === kind).map((one) => risk(m, one));

test('an attack says what Burn takes, and a target that it would take no Damage or Destroy the attacker', () => {
  const attacks = (before: Given['before'], damage = 30): TestTable =>
    table({
      pages: { Wolf: { lp: 50, attacks: [{ name: 'Bite', damage }] }, Clown: { lp: 40 } },
      seats: [{ arena: ['Wolf'] }, { arena: ['Clown'] }],
      before,
    });
  expect(
    risks(
      attacks(() => undefined),
      O.attack,
    ),
  ).toEqual([null]);
  expect(
    risks(
      attacks((m) => void (m.seat.burn[0] = 1)),
      O.attack,
    ),
  ).toEqual(['Burn takes 20 of your LP']);
  expect(
    risks(
      attacks((m) => {
        m.seat.burn[0] = 1;
        m.seat.damage[0] = 980;
      }),
      O.attack,
    ),
  ).toEqual(['Burn takes your last LP']);
  const last = attacks((m, card) => {
    m.card.burn[card('Wolf')] = 1;
    m.card.damage[card('Wolf')] = 30;
  });
  expect(risks(last, O.attack)).toEqual(['Burn Destroys it first']);
  const weak = attacks(() => undefined, 0).do('attack', 'Wolf');
  expect([...risks(weak, O.attackCaster), ...risks(weak, O.attackPage)]).toEqual(['no Damage', 'no Damage']);
  const lost = table({
    pages: {
      Wolf: { lp: 50, attacks: [{ name: 'Bite', damage: 30 }] },
      Clown: { lp: 40, attacks: [{ name: 'Slap', damage: 50 }] },
      Mime: { lp: 30, attacks: [{ name: 'Slap', damage: 50 }] },
    },
    seats: [{ arena: ['Wolf'] }, { arena: ['Clown', 'Mime'] }],
  }).do('attack', 'Wolf');
  expect(risks(lost, O.attackPage)).toEqual(['its answer can Destroy the attacker', null]);
  const strong = attacks(() => undefined).do('attack', 'Wolf');
  expect([...risks(strong, O.attackCaster), ...risks(strong, O.attackPage)]).toEqual([null, null]);
});

test('placing a Page without the Trait Trap face-down says that it can lose the match, where a mode allows it', () => {
  const t = table({
    pages: { Wolf: { lp: 50 }, Snare: { lp: 10, traits: ['Trap'] } },
    seats: [{ chapter: ['Wolf', 'Snare'] }, {}],
    set: { 'trap.falseTrapsAllowed': true },
  });
  expect(risks(t, O.placeTrap).sort()).toEqual(['if it is turned face-up, you lose the match', null]);
});
