/** Steps call each other in code: the kernel runs a stage only where a match stops, and the frames of all steps are there when it does. */
import { modeRulesets } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { createMatch, deckDefs, runningWithLocals, type AskBody } from '@rulewright/engine';
import { GUIDED, withPlay } from '../test/high-card.ts';
import { compileProgram } from './program.ts';

/** The steps `first` to `last` call each other, and the innermost one asks. */
const PLAY = `${GUIDED.replace('  nobody wins as tie', '  let five = 5\n  do first for leader with five\n  nobody wins as tie').replace(/ {2}for each p in players\n {4}if no q[^\n]*\n[^\n]*\n/u, '')}
number told of table

step first for p with n: number
  by hc.trick.highest
  let doubled = 2 * n
  do second for p with doubled
  set told to 1000 * n + doubled

step second for p with n: number
  by hc.trick.highest
  do last for p with n + 1
  do last for p with n + 2

step last for p with n: number
  while n > 0
    by hc.trick.highest
    p may "Go on?"
      option down where n > 0
        "Down"
        take 5 from n
      pass "Stop"
        leave
`;

test('the kernel runs no stage between two calls, and frames are written where a match stops', () => {
  const { content, problems } = withPlay(PLAY);
  expect(problems).toEqual([]);
  const game = content.game('high-card');
  const cards = [...game.cards.values()];
  const [code, closures] = [0, Infinity].map((codeAfter) => {
    const program = compileProgram(playOf(game).program!, modeRulesets(content, 'high-card')[0]!, cards, {
      codeAfter,
    });
    const asks = program.mechanics.stages.asks as AskBody[];
    let stages = 0;
    asks.forEach((ask, at) => {
      asks[at] = (m, f) => {
        stages++;
        return ask(m, f);
      };
    });
    const deck = deckDefs(program, game.decks.get('all')!);
    const match = createMatch(program, [deck, deck]);
    match.start(1, [deck, deck]);
    const stops: unknown[] = [];
    while (match.advance()) {
      stops.push([runningWithLocals(match), match.optionCount]);
      match.choose(0);
    }
    return { stages, stops, told: (match.table as Record<string, number>)['told'] };
  });
  expect(code!.stops).toEqual(closures!.stops);
  expect(code!.told).toBe(5010);
  expect(closures!.told).toBe(5010);
  expect(code!.stops.length).toBeGreaterThan(3);
  expect(closures!.stages - code!.stages).toBeGreaterThan(3);
});
