/**
 * One battery of tests that every game with an engine passes: cards are conserved, a match goes on from its bytes at every decision, views and
 * options do not depend on hidden cards, the same decisions give the same match, also after an undo, and each ending is reached. The numbers of positions at a depth are golden figures.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import {
  Random,
  checkInvariants,
  createMatch,
  deckDefs,
  mayKnow,
  optionA,
  optionB,
  optionKind,
  viewOf,
  type ForeseenChange,
  type Match,
  type Program,
  type Tabletop,
} from '@rulewright/engine';
import { hasEngine, pluginFor, knownGames } from '../src/index.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../..');
/** The shipped games, and those in `examples/`. */
const content = openContent(
  [...(await readTree(workspace)), ...(await readTree(join(workspace, 'examples/hedge-war')))],
  knownGames,
);

const MATCHES = 3;
/** Decisions of each match that are examined. */
const EXAMINED = 120;
/** The depths, and the numbers of positions with seed 1. A change of these numbers changes the games: see what it does before you write the new number. */
const GOLDEN: Readonly<Record<string, readonly [depth: number, positions: number]>> = {
  'hedge-war': [6, 732],
  metabaloids: [6, 152_657],
  metazoo: [6, 1_296],
  'slow-water': [5, 16_484],
  'small-hours': [6, 287],
};

/** Endings that no random game reaches, each with the reason. */
const RARE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'hedge-war': {
    'both-fallen': 'both players must be without life at the same moment',
    'empty-deck': 'matches end before a deck of 60 cards does',
    'most-life': 'matches end before the last turn',
    'equal-life': 'matches end before the last turn',
  },
  metabaloids: {
    'draw-pile-empty': 'only modes with this value of end.trigger have it',
    'last-standing': 'only matches of more than two players with this value of end.multiResult have it',
  },
  metazoo: {
    'all-fell': 'the last Casters must lose at the same moment',
    'all-spellbooks-empty': 'random players fall before their Spellbooks are empty',
  },
  'slow-water': {
    cargo: 'random players do not collect enough cargo in two-player matches',
    shared: 'several players must be equal at the end',
  },
};
/** Every game has this ending, for matches that are cut off. */
const CAPPED = 'capped';
/** The random games in which endings are looked for. */
const GAMES = 30;

interface Table {
  readonly tabletop: Tabletop;
  readonly endings: readonly string[];
  readonly program: Program;
  readonly decks: readonly (readonly number[])[];
}

const tables = content.games.filter(hasEngine).map((game): [string, Table] => {
  const ruleset = resolveRuleset(content, `${game.doc.id}/${game.doc.modes[0]!}`);
  const plugin = pluginFor(game)!;
  const program = plugin.compile(ruleset, [...game.cards.values()]);
  const published = [...game.decks.values()].map((deck) => deckDefs(program, deck));
  const endings = Object.keys(plugin.tabletop!.endings);
  return [
    game.doc.id,
    { endings, tabletop: plugin.tabletop!, program, decks: [published[0]!, published[1] ?? published[0]!] },
  ];
});

const started = ({ program, decks }: Table, seed: number): Match => {
  const match = createMatch(program, decks);
  match.start(seed, decks);
  return match;
};

const optionsOf = (match: Match): number[] => Array.from(match.options.subarray(0, match.optionCount));

/** The defs of all cards in order. Every match has the same, wherever the cards are. */
const cardsOf = (match: Match): number[] => Array.from(match.def.subarray(0, match.cards)).sort((a, b) => a - b);

/** Two cards that a seat does not know, of different definitions, in zones that it cannot see. */
function hiddenPair(match: Match, seat: number, random: Random): readonly [number, number] | null {
  // A seat that searches its deck knows the cards that its options name.
  const named = new Set(
    optionsOf(match).flatMap((one) => {
      const { a, b } = match.program.mechanics.options[optionKind(one)]!;
      return [...(a === 'card' ? [optionA(one)] : []), ...(b === 'card' ? [optionB(one)] : [])];
    }),
  );
  const hidden = Array.from({ length: match.cards }, (_, card) => card).filter(
    (card) => match.zone[card]! >= 0 && !named.has(card) && !mayKnow(match, seat, card),
  );
  for (let tries = 0; tries < 20 && hidden.length > 1; tries++) {
    const [a, b] = [hidden[random.below(hidden.length)]!, hidden[random.below(hidden.length)]!];
    if (match.def[a] !== match.def[b]) return [a, b];
  }
  return null;
}

/** What the table shows about the pending decision: its set, and the price and the risk of each option. */
const shownAbout = (tabletop: Tabletop, match: Match): unknown[] => [
  tabletop.choosing?.(match) ?? null,
  ...optionsOf(match).map((option) => [tabletop.price?.(match, option), tabletop.risk?.(match, option)]),
];

/** The numbers of a seat, a card or the table that have a name. */
function shownNumbers(match: Match, tabletop: Tabletop, { seat, card, name }: ForeseenChange): unknown[] {
  const { mechanics, zones } = match.program;
  const facts =
    card !== null
      ? mechanics.publicCard(match, card)
      : seat === null
        ? mechanics.publicTable(match)
        : mechanics.publicSeat(match, seat);
  const named = Object.entries(facts).flatMap(([id, value]) => (tabletop.words[id] === name ? [value] : []));
  if (seat === null) return named;
  const totals = Object.values(tabletop.totals?.(match, seat) ?? {}).flat();
  return [
    ...named,
    // An amount of 0 is not shown.
    ...totals.flatMap((total) => (total.name === name ? [total.value] : [])),
    ...(totals.some((total) => total.name === name) ? [] : [0]),
    ...zones.flatMap((zone, place) => (zone.name === name ? [match.zoneCount[seat * match.perSeat + place]!] : [])),
  ];
}

describe.each(tables)('%s', (game, table) => {
  test('conserves its cards and goes on from its bytes at every decision', () => {
    for (let seed = 1; seed <= MATCHES; seed++) {
      const match = started(table, seed);
      const other = createMatch(table.program, table.decks);
      const cards = cardsOf(match);
      const random = new Random(seed);
      for (let decision = 0; match.advance() && decision < EXAMINED; decision++) {
        checkInvariants(match);
        expect(cardsOf(match)).toEqual(cards);
        const options = optionsOf(match);
        expect(new Set(options).size).toBe(options.length);
        other.load(match.save());
        expect(other.advance()).toBe(true);
        expect([other.decisionSeat, optionsOf(other), other.digest()]).toEqual([
          match.decisionSeat,
          options,
          match.digest(),
        ]);
        const choice = random.below(options.length);
        other.choose(choice);
        other.advance();
        match.choose(choice);
        const fork = match.save();
        match.advance();
        expect(other.digest()).toBe(match.digest());
        match.load(fork);
      }
    }
  });

  test('the same seed and decisions give the same match, and another seed another one', () => {
    const course = (seed: number): number => {
      const match = started(table, seed);
      const random = new Random(99);
      for (let decision = 0; match.advance() && decision < EXAMINED; decision++)
        match.choose(random.below(match.optionCount));
      return match.digest();
    };
    expect(course(5)).toBe(course(5));
    expect(course(5)).not.toBe(course(6));
  });

  test('a seat sees the same view and options if hidden cards change places', () => {
    let compared = 0;
    for (let seed = 1; seed <= MATCHES; seed++) {
      const match = started(table, seed);
      const other = createMatch(table.program, table.decks);
      const random = new Random(seed);
      for (let decision = 0; match.advance() && decision < EXAMINED; decision++) {
        const seat = match.decisionSeat;
        const pair = hiddenPair(match, seat, random);
        if (pair) {
          const [a, b] = pair;
          other.load(match.save());
          [other.def[a], other.def[b]] = [other.def[b]!, other.def[a]!];
          other.load(other.save());
          other.advance();
          expect(viewOf(other, seat)).toEqual(viewOf(match, seat));
          expect(optionsOf(other)).toEqual(optionsOf(match));
          if (decision % 3 === 0) expect(table.tabletop.foresee?.(other)).toEqual(table.tabletop.foresee?.(match));
          expect(shownAbout(table.tabletop, other)).toEqual(shownAbout(table.tabletop, match));
          compared++;
        }
        match.choose(random.below(match.optionCount));
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('a question about a set has every option that adds to it', () => {
    let sets = 0;
    for (let seed = 1; seed <= MATCHES; seed++) {
      const match = started(table, seed);
      const random = new Random(seed);
      for (let decision = 0; match.advance() && decision < 4 * EXAMINED; decision++) {
        const set = table.tabletop.choosing?.(match) ?? null;
        const options = optionsOf(match);
        const named = options.map((option) => match.program.mechanics.options[optionKind(option)]!.id);
        match.choose(random.below(match.optionCount));
        if (!set) continue;
        sets++;
        const cards = new Set(set.members.map(({ card }) => card));
        const adding = options.filter((_, at) => named[at] === set.kind);
        for (const option of adding) expect(cards).toContain(optionA(option));
        for (const { kind } of set.others ?? []) expect(named).toContain(kind);
        const kinds = [set.kind, 'pass', ...(set.others ?? []).map(({ kind }) => kind)];
        expect(named.filter((kind) => !kinds.includes(kind))).toEqual([]);
      }
    }
    expect(sets).toBeGreaterThan(0);
  });

  test('what an option is said to change is what it changes', () => {
    const { foresee } = table.tabletop;
    if (foresee === undefined) return;
    let [claims, options] = [0, 0];
    const real = createMatch(table.program, table.decks);
    for (let seed = 1; seed <= MATCHES; seed++) {
      const match = started(table, seed);
      const random = new Random(seed);
      for (let decision = 0; match.advance() && decision < EXAMINED; decision++) {
        const here = match.save();
        for (const [option, foreseen] of foresee(match).entries()) {
          options++;
          // Before chance and hidden cards, the real match does not stop.
          if (foreseen === null || !['choice', 'over'].includes(foreseen.then)) continue;
          const before = foreseen.changes.map((change) => shownNumbers(match, table.tabletop, change));
          real.load(here);
          real.advance();
          real.choose(option);
          expect(real.advance()).toBe(foreseen.then === 'choice');
          for (const [at, change] of foreseen.changes.entries()) {
            expect(before[at]).toContain(change.before);
            expect(shownNumbers(real, table.tabletop, change)).toContain(change.after);
            claims++;
          }
        }
        match.choose(random.below(match.optionCount));
      }
    }
    expect(claims).toBeGreaterThan(options / 10);
  });

  test('has the same options each time, and looking at a match changes nothing', () => {
    const match = started(table, 3);
    const random = new Random(3);
    for (let decision = 0; match.advance() && decision < EXAMINED; decision++) {
      const [options, digest] = [optionsOf(match), match.digest()];
      for (let seat = 0; seat < match.seats; seat++) viewOf(match, seat);
      table.tabletop.foresee?.(match);
      shownAbout(table.tabletop, match);
      match.program.mechanics.result(match);
      expect([optionsOf(match), match.digest()]).toEqual([options, digest]);
      const here = match.save();
      match.load(here);
      match.advance();
      expect([optionsOf(match), match.digest()]).toEqual([options, digest]);
      match.choose(random.below(options.length));
    }
  });

  test('an undo gives the position that was there before', () => {
    const match = started(table, 4);
    const random = new Random(4);
    const decisions: number[] = [];
    const positions: unknown[] = [];
    for (let decision = 0; match.advance() && decision < EXAMINED; decision++) {
      positions.push([match.digest(), match.decisionSeat, optionsOf(match), viewOf(match, match.decisionSeat)]);
      decisions.push(random.below(match.optionCount));
      match.choose(decisions.at(-1)!);
    }
    for (const back of [1, 2, 7, Math.floor(decisions.length / 2), decisions.length - 1]) {
      const again = started(table, 4);
      const left = Math.max(0, decisions.length - back);
      for (const choice of decisions.slice(0, left)) {
        again.advance();
        again.choose(choice);
      }
      again.advance();
      expect([again.digest(), again.decisionSeat, optionsOf(again), viewOf(again, again.decisionSeat)]).toEqual(
        positions[left],
      );
    }
  });

  test('reaches each ending that it names', () => {
    const reached = new Set<string>();
    for (let seed = 1; seed <= GAMES; seed++) {
      const match = started(table, seed);
      const random = new Random(seed);
      while (match.advance() && match.decisions < 5_000) match.choose(random.below(match.optionCount));
      if (match.over) reached.add(match.program.mechanics.result(match).cause);
    }
    const rare = RARE[game] ?? {};
    expect(table.endings.filter((one) => one !== CAPPED && !reached.has(one) && !(one in rare))).toEqual([]);
    expect(Object.keys(rare).filter((one) => reached.has(one) || !table.endings.includes(one))).toEqual([]);
  });

  test('has the golden number of positions', () => {
    const [depth, positions] = GOLDEN[game]!;
    const match = started(table, 1);
    const count = (left: number): number => {
      if (!match.advance() || left === 0) return 1;
      const here = match.save();
      let matching = 0;
      for (let option = 0; option < match.optionCount; option++) {
        match.choose(option);
        matching += count(left - 1);
        match.load({ ...here, bytes: here.bytes.slice() });
        match.advance();
      }
      return matching;
    };
    expect(count(depth)).toBe(positions);
  });
});
