/**
 * Random play documents without mistakes: each match ends, conserves its cards, is the same in the reference interpreter, goes on from its
 * bytes at every decision, is played again from its log, and shows nobody a hidden card.
 */
import { checkPlay, type PlayProgram } from '@rulewright/content/play';
import { FORMS } from '@rulewright/content/play-forms';
import { WHOLE } from '@rulewright/content/testing';
import {
  winnerWord,
  EventRecorder,
  Random,
  checkInvariants,
  createMatch,
  mayKnow,
  optionA,
  optionB,
  optionKind,
  replayOf,
  runReplay,
  viewOf,
  type DeckList,
  type Match,
  type SetQuestion,
} from '@rulewright/engine';
import { ProgramWriter } from '../test/random-program.ts';
import { game, ruleset, vocabulary, world } from '../test/random-world.ts';
import { ReferenceMatch, TooLongError, type Listed, type Parts, type Texts, type Told } from '../test/reference.ts';
import { foresee } from './foresee.ts';
import { compileProgram, saidOf, type PlayedProgram } from './program.ts';

const cards = [...game.cards.values()];

const PROGRAMS = WHOLE ? 1_500 : 50;
/** `FROM` starts with another program, to play others or one that failed again. */
const FROM = Number(process.env['FROM'] ?? 0);
/** The most decisions that are examined. */
const EXAMINED = 150;

/** A deck list with the cards of a deck in this order. */
const listOf = (deck: readonly number[]): DeckList => ({
  entries: deck.map((def) => ({ card: cards[def]!.id, copies: 1 })),
});

const optionsOf = (match: Match): number[] => Array.from(match.options.subarray(0, match.optionCount));
const cardsOf = (match: Match): number[] => Array.from(match.def.subarray(0, match.cards)).sort((a, b) => a - b);

/** Exchanges two cards that a seat does not know. Returns whether there are two. */
function exchangeHidden(match: Match, seat: number, random: Random): boolean {
  const hidden = Array.from({ length: match.cards }, (_, card) => card).filter((card) => !mayKnow(match, seat, card));
  if (hidden.length < 2) return false;
  const [a, b] = [hidden[random.below(hidden.length)]!, hidden[random.below(hidden.length)]!];
  [match.def[a], match.def[b]] = [match.def[b]!, match.def[a]!];
  match.load(match.save());
  return match.def[a] !== match.def[b];
}

/** Whether the asked seat knows all cards that its options name. */
const knowsItsOptions = (match: Match): boolean =>
  optionsOf(match).every((option) => {
    const { a, b } = match.program.mechanics.options[optionKind(option)]!;
    const cards = [...(a === 'card' ? [optionA(option)] : []), ...(b === 'card' ? [optionB(option)] : [])];
    return cards.every((card) => mayKnow(match, match.decisionSeat, card));
  });

/** The numbers that forecasts tell, by what they are about. Every title of a random program is there once. */
function numbersOf(program: PlayedProgram, match: Match): Map<string, unknown> {
  const { mechanics, zones, play } = program;
  const titles = new Map([...play.fields, ...play.values].map(({ id, title }) => [id, title]));
  const numbers = new Map<string, unknown>();
  const note = (about: string, facts: Readonly<Record<string, unknown>>): void => {
    for (const [id, value] of Object.entries(facts)) numbers.set(`${about} ${titles.get(id)}`, value);
  };
  note('null null', mechanics.publicTable(match));
  for (let card = 0; card < match.cards; card++) note(`null ${card}`, mechanics.publicCard(match, card));
  for (let seat = 0; seat < match.seats; seat++) {
    note(`${seat} null`, mechanics.publicSeat(match, seat));
    for (const { name, value } of program.totals(match, seat)) numbers.set(`${seat} null ${name}`, value);
    zones.forEach(({ name }, place) =>
      numbers.set(`${seat} null ${name}`, match.zoneCount[seat * match.perSeat + place]),
    );
  }
  return numbers;
}

/** What a table says of an option, in the words of the reference. */
const textsOf = (match: Match, option: number): Texts | null =>
  saidOf(match, option, (texts): Texts => {
    const [price, forecast] = [texts.price(match), texts.forecast(match)];
    return [
      price && `${price.amount} ${price.unit}`,
      texts.risk(match),
      forecast && forecast.sides.map(({ seat, parts, total }) => [seat, ...parts.map(({ value }) => value), total]),
      texts.features.map(({ read }) => read(match)),
    ];
  }) ?? [null, null, null, []];

/** The set of a question that is asked again, as the reference writes it. */
function partsOf(set: SetQuestion | null | undefined, match: Match): Parts | null {
  if (!set?.inParts) return null;
  const kind = (id: string): number => match.program.mechanics.options.findIndex((one) => one.id === id);
  return {
    least: set.least,
    most: set.most,
    covers: set.needs.map(({ amount }) => amount),
    cards: set.members.map(({ card, gives }) => [card, gives] as const),
    others: set.others!.map((one) => [kind(one.kind), one.gives, one.most] as const),
  };
}

/** Forms that these programs do not write: actions of cards, and buttons with texts under conditions. */
const UNWRITTEN = ['perform', 'button', 'action'];

/** Plays one match of a program in every way, and compares them. Returns how it ended. */
function examine(
  play: PlayProgram,
  seed: number,
): { cause: string; decisions: number; exchanged: number; foretold: number; listings: number } {
  const program = compileProgram(play, ruleset, cards, { codeAfter: 0 });
  const random = new Random(seed);
  const seats = 2 + random.below(3);
  const size = 4 + random.below(9);
  const decks = Array.from({ length: seats }, () => Array.from({ length: size }, () => random.below(cards.length)));
  const recorder = new EventRecorder();
  const [match, stopped, seen] = [
    createMatch(program, decks),
    createMatch(program, decks),
    createMatch(program, decks),
  ];
  match.sink = recorder;
  match.start(seed, decks);
  stopped.start(seed, decks);
  const all = cardsOf(match);
  const reference = new ReferenceMatch(play, ruleset, cards, decks, seed);
  const run = reference.run();
  let asked = run.next();
  const decisions: number[] = [];
  let exchanged = 0;
  let foretold = 0;
  let listings = 0;
  let bytes = stopped.save();
  while (match.advance() && decisions.length < EXAMINED) {
    checkInvariants(match);
    expect(cardsOf(match)).toEqual(all);
    const options = optionsOf(match);
    expect(new Set(options).size).toBe(options.length);
    expect(asked.done ? null : { ...asked.value }).toEqual({
      seat: match.decisionSeat,
      options: options.map((one) => [optionKind(one), optionA(one), optionB(one)]),
    });
    expect(options.map((one) => textsOf(match, one))).toEqual(
      options.map((one) => reference.texts([optionKind(one), optionA(one), optionB(one)])),
    );
    const question = program.steps.questions.get(match.frames[match.running]!);
    expect(question?.text(match)).toBe(reference.question());
    expect(partsOf(question?.set?.(match), match)).toEqual(reference.parts());
    const listed = program.steps.pending(match).filter(({ text }) => text.startsWith('Acts'));
    expect(
      listed.map(({ seat, card, targets, state, rule }): Listed => ({
        seat,
        card,
        targets: targets.map((target) => ('seat' in target ? ['seat', target.seat] : ['card', target.card])),
        state,
        rule,
      })),
    ).toEqual(reference.pendingActions());
    listings += listed.length;
    const why = (card: number): string[] =>
      (question?.why(match, card) ?? []).map((at) => program.steps.refusals[at]!.because);
    for (let card = 0; card < match.cards; card += 3)
      expect(why(card).sort()).toEqual([...reference.whyNot(card)].sort());
    for (let seat = 0; seat < seats; seat++)
      expect(program.totals(match, seat).map(({ value }) => value)).toEqual(reference.totals(seat));
    // The other way: each part of the match is played in a new instance, from the bytes of the part before.
    const next = createMatch(program, decks);
    next.load(bytes);
    expect(next.advance()).toBe(true);
    expect([next.decisionSeat, optionsOf(next), next.digest()]).toEqual([match.decisionSeat, options, match.digest()]);
    for (let seat = 0; seat < seats; seat++) {
      seen.load(match.save());
      if (!exchangeHidden(seen, seat, random)) continue;
      // What can be chosen may depend on hidden cards, such as those of a search.
      const events = new EventRecorder();
      seen.sink = events;
      const isAsked = seen.advance();
      seen.sink = null;
      if (!isAsked || events.records.length > 0 || seen.decisionSeat !== match.decisionSeat) continue;
      const [view, other] = [viewOf(match, seat), viewOf(seen, seat)];
      expect({ ...other, options: null, decision: null }).toEqual({ ...view, options: null, decision: null });
      if (
        decisions.length % 4 === 0 &&
        seat === match.decisionSeat &&
        knowsItsOptions(match) &&
        `${optionsOf(seen)}` === `${options}`
      )
        expect(foresee(program, seen)).toEqual(foresee(program, match));
      exchanged++;
    }
    const choice = random.below(options.length);
    // To foresee takes longer than the rest.
    const forecasts = decisions.length % 4 === 0 ? foresee(program, match) : [];
    foretold += forecasts.filter((one) => one !== null).length;
    const foreseen = forecasts[choice];
    const titled = numbersOf(program, match);
    decisions.push(choice);
    match.choose(choice);
    next.choose(choice);
    bytes = next.save();
    // Before chance and what is hidden, the match itself does not stop.
    if (foreseen && (foreseen.then === 'choice' || foreseen.then === 'over')) {
      expect(next.advance()).toBe(foreseen.then === 'choice');
      const changed = numbersOf(program, next);
      for (const { seat, card, name, before, after } of foreseen.changes) {
        const about = `${seat} ${card} ${name}`;
        expect([about, titled.get(about), changed.get(about)]).toEqual([about, before, after]);
      }
    }
    asked = run.next(choice);
  }
  if (match.over) {
    expect(asked.done).toBe(true);
    const { winners, cause } = program.mechanics.result(match);
    expect([winnerWord(winners) ?? -1, cause]).toEqual([reference.winner, reference.cause]);
    const events = recorder.records.map(({ kind, rule, args }): Told => [
      kind,
      program.mechanics.rules[rule]!,
      ...args,
    ]);
    expect(events).toEqual(reference.told);
  } else {
    program.mechanics.cutOff(match);
    match.advance();
  }
  const replay = replayOf(match, { decks: decks.map(listOf), seed, decisions, events: recorder.records });
  expect(runReplay(program, replay)).toMatchObject({ divergence: null, digest: match.digest() });
  return { cause: program.mechanics.result(match).cause, decisions: decisions.length, exchanged, foretold, listings };
}

test('random programs play alike in every way', () => {
  const counts = { programs: 0, decisions: 0, exchanged: 0, foretold: 0, listings: 0 };
  const causes = new Set<string>();
  const written = new Set<string>();
  for (let seed = FROM; seed < FROM + PROGRAMS; seed++) {
    const text = new ProgramWriter(new Random(seed), vocabulary).write();
    const { program, problems } = checkPlay(text, world);
    if (program === null) {
      // A document can be too much work, which its writer does not count.
      expect(problems.filter(({ code }) => code !== 'too-many')).toEqual([]);
      continue;
    }
    try {
      const { cause, decisions, exchanged, foretold, listings } = examine(program, seed);
      causes.add(cause);
      for (const word of text.match(/[a-z]+/gu) ?? []) written.add(word);
      counts.programs++;
      counts.decisions += decisions;
      counts.exchanged += exchanged;
      counts.foretold += foretold;
      counts.listings += listings;
    } catch (error) {
      // The reference has no budget of work.
      if (error instanceof TooLongError) continue;
      throw new Error(`Program ${seed}:\n${text}`, { cause: error });
    }
  }
  // Without these, the test would show nothing.
  expect(counts.programs).toBeGreaterThan(0.9 * PROGRAMS);
  expect(counts.decisions).toBeGreaterThan(PROGRAMS);
  expect(counts.exchanged).toBeGreaterThan(PROGRAMS);
  // Random programs read much that is hidden, so most forecasts end at once.
  expect(counts.foretold).toBeGreaterThan(PROGRAMS / 30);
  expect(counts.listings).toBeGreaterThan(PROGRAMS);
  expect(causes).toContain('luck');
  const lines = [FORMS.change, FORMS.block, FORMS.question, FORMS.set, FORMS.pending, FORMS.text].flat();
  expect(lines.map(({ word }) => word).filter((word) => !written.has(word))).toEqual(UNWRITTEN);
});
