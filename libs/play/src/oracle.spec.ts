/** The compiler and the reference interpreter play the same matches: the same options, events and ends. */
import { WHOLE } from '@rulewright/content/testing';
import { fileURLToPath } from 'node:url';
import { modeRulesets, openContent, type GameContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { playOf } from '@rulewright/content/play';
import {
  winnerWord,
  EventRecorder,
  Random,
  createMatch,
  optionA,
  optionB,
  optionKind,
  deckDefs,
} from '@rulewright/engine';
import { content, games, withChange } from '../test/content.ts';
import { DUEL, DUEL_OTHERWISE, duelWith } from '../test/duel.ts';
import { ORCHARD, orchardWith } from '../test/orchard.ts';
import { ReferenceMatch, type Told } from '../test/reference.ts';
import { expectSame } from '../test/same.ts';
import { compileProgram } from './program.ts';

/** The second game of the guide, the same with other rules of time, and the same with a queue that is too small. */
const duels = [DUEL, DUEL_OTHERWISE, DUEL.replace('at most 40', 'at most 2')].map((play) => duelWith(play).content);
/** A shipped game whose cards count the uses of each of their actions for a time. */
const counted = withChange('small-hours.play', (text) =>
  `${text}\nmoment morning\nnumber uses of action of card, until morning, while in stall\n`
    .replaceAll('unless used of c because', 'unless uses of act of c > 1 because')
    .replaceAll('set used of c to yes by', 'add 1 to uses of act of c by')
    .replace('step close for keeper\n', 'step close for keeper\n  if turn / 3 * 3 = turn\n    happens morning\n'),
);
/** Games of strangers: one with tokens, and one with bids, tricks and partners. */
const strange = await Promise.all(
  ['hedge-war', 'two-banks'].map(async (id) =>
    openContent(await readTree(fileURLToPath(new URL(`../../../examples/${id}`, import.meta.url))), []),
  ),
);
const tables = [content, ...duels, orchardWith(ORCHARD).content, counted, ...strange].flatMap((from, at) =>
  from.games
    .filter((game) => from === content || games.every(({ play }) => play[0]!.text !== game.play[0]!.text))
    .flatMap((game) =>
      modeRulesets(from, game.doc.id).map((ruleset) => [`${ruleset.id} ${at}`, game, ruleset] as const),
    ),
);
/** A long document can have many turns in which nobody can do anything. */
const MOST_STATEMENTS = 1_000_000;
/** How many matches a mode of a game gets. The interpreter takes ten times as long for a match of a long document. */
function matchesOf({ doc, play }: GameContent): number {
  const isLong = play.some(({ text }) => text.length > 100_000);
  const most = Math.ceil((WHOLE ? (isLong ? 100 : 400) : 12) / doc.modes.length);
  return isLong && !WHOLE ? Math.min(2, most) : most;
}

test.each(tables)('%s', (_, game, ruleset) => {
  const { program: play } = playOf(game);
  const cards = [...game.cards.values()];
  const program = compileProgram(play!, ruleset, cards, { codeAfter: 0 });
  const published = [...game.decks.values()].map((deck) => deckDefs(program, deck));
  for (let seed = 0; seed < matchesOf(game); seed++) {
    const seats = program.minSeats + (seed % (program.maxSeats - program.minSeats + 1));
    // Every third match has random decks, so that all texts come up.
    const random = new Random(seed + 1000);
    const decks = Array.from({ length: seats }, (__, seat) =>
      seed % 3 === 0
        ? Array.from({ length: 24 }, () => random.below(cards.length))
        : published[(seat + seed) % published.length]!,
    );
    const recorder = new EventRecorder();
    const match = createMatch(program, decks);
    match.sink = recorder;
    match.start(seed, decks);
    const reference = new ReferenceMatch(play!, ruleset, cards, decks, seed, MOST_STATEMENTS);
    const run = reference.run();
    let asked = run.next();
    while (match.advance()) {
      const options = Array.from(match.options.subarray(0, match.optionCount), (one) => [
        optionKind(one),
        optionA(one),
        optionB(one),
      ]);
      expectSame(asked.done ? null : { ...asked.value }, { seat: match.decisionSeat, options });
      const choice = random.below(options.length);
      match.choose(choice);
      asked = run.next(choice);
    }
    expect(asked.done).toBe(true);
    const events = recorder.records.map(({ kind, rule, args }): Told => [
      kind,
      program.mechanics.rules[rule]!,
      ...args,
    ]);
    expect(events).toEqual(reference.told);
    const { winners, cause } = program.mechanics.result(match);
    expect([winnerWord(winners) ?? -1, cause]).toEqual([reference.winner, reference.cause]);
  }
});
