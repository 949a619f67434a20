/**
 * All that only reads a match leaves it unchanged: views, texts of options, forecasts, reasons, scores and features. Reading counts no rule,
 * emits no event and writes no state, for every game, in every mode.
 */
import { fileURLToPath } from 'node:url';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { firstOf } from '@rulewright/content/testing';
import {
  createMatch,
  usualSeats,
  deckDefs,
  mayKnow,
  mixSeed,
  RandomChooser,
  tabletopOf,
  viewOf,
  type GamePlugin,
  type Match,
} from '@rulewright/engine';
import { enginesOf, knownGames } from '../src/index.ts';

const content = openContent(await readTree(fileURLToPath(new URL('../../..', import.meta.url))), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);

/** Reads everything that a plugin tells about a match. Also what only bots and only tables ask. */
function readAll(match: Match, plugin: GamePlugin): void {
  const { mechanics, defs } = match.program;
  const tabletop = tabletopOf(plugin);
  const options = [...match.options.subarray(0, match.optionCount)];
  const numbers = (length: number): Float64Array => new Float64Array(length);
  for (let seat = 0; seat < match.seats; seat++) {
    viewOf(match, seat);
    mechanics.evaluation?.measure(match, seat, numbers(mechanics.evaluation.measures.length));
    mechanics.features?.readPosition(match, seat, numbers(mechanics.features.position.length));
    for (let card = 0; card < match.cards; card++) {
      mechanics.couldBe?.(match, card, card % defs.length);
      if (mayKnow(match, seat, card)) tabletop.whyNot?.(match, seat, card);
    }
  }
  for (const option of options) {
    mechanics.features?.readOption(match, match.decisionSeat, option, numbers(mechanics.features.option.length));
    tabletop.optionText?.(match, option);
    tabletop.forecast?.(match, option);
  }
  tabletop.question?.(match);
  tabletop.foreseen?.(match);
  tabletop.pending?.(match);
  for (let card = 0; card < match.cards; card++) tabletop.board?.laneOf?.(match, card);
  mechanics.result(match);
}

const stateOf = (match: Match): unknown => [
  match.digest(),
  match.decisions,
  match.decisionSeat,
  [...match.options.subarray(0, match.optionCount)],
];

const modes = large.flatMap((plugin) =>
  firstOf(3, content.game(plugin.id).doc.modes).map((mode) => [`${plugin.id}/${mode}`, plugin] as const),
);

test.each(modes)('reading a match of %s changes nothing', (ruleset, plugin) => {
  const game = content.game(plugin.id);
  const program = plugin.compile(resolveRuleset(content, ruleset), [...game.cards.values()]);
  const seats = usualSeats(program);
  const decks = Array.from({ length: seats }, (_, at) => [...game.decks.values()][at % game.decks.size]!);
  const defs = decks.map((deck) => deckDefs(program, deck));
  const { rules } = program.mechanics;
  const cited = new Set<string>();
  let read = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const match = createMatch(program, defs);
    match.start(mixSeed(31, seed), defs);
    const chooser = new RandomChooser(seed);
    for (let left = 400; match.advance() && left > 0; left--) {
      if (left % 5 === 0) {
        const counts = match.ruleCounts.slice();
        const before = stateOf(match);
        match.sink = {
          event: (kind) => {
            throw new Error(`Reading emitted the event ${program.mechanics.events[kind]!.id}.`);
          },
        };
        readAll(match, plugin);
        match.sink = null;
        match.ruleCounts.forEach((count, rule) => count !== counts[rule] && cited.add(rules[rule]!));
        expect(stateOf(match)).toEqual(before);
        read++;
      }
      match.choose(chooser.choose(match, 0));
    }
  }
  expect(read).toBeGreaterThan(40);
  expect([...cited]).toEqual([]);
});
