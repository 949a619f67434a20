/** A new game with play: its files have no problems, and it plays at once. */
import { loadContent, modeRulesets, newGame } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { RandomChooser, checkInvariants, createMatch, deckDefs } from '@rulewright/engine';
import { compileProgram } from './program.ts';

test.each([2, 4])('a new game for %d players has no problems and plays', (seats) => {
  const files = newGame({ id: 'night-train', name: 'Night Train', prefix: 'nt', withPlay: true });
  const { content, problems } = loadContent(
    files.map((file) => ({
      ...file,
      text: file.text.replace('help: The most players., default: 2', `help: The most players., default: ${seats}`),
    })),
    [],
  );
  expect(problems).toEqual([]);
  const game = content.game('night-train');
  const [ruleset] = modeRulesets(content, 'night-train');
  const program = compileProgram(playOf(game).program!, ruleset!, [...game.cards.values()]);
  const deck = deckDefs(program, game.decks.get('first-deck')!);
  for (let seed = 0; seed < 20; seed++) {
    const decks = Array.from({ length: seats }, () => deck);
    const match = createMatch(program, decks);
    const random = new RandomChooser(seed);
    match.start(seed, decks);
    while (match.advance()) {
      checkInvariants(match);
      match.choose(random.choose(match, match.decisionSeat));
    }
    const { cause, winners } = program.mechanics.result(match);
    expect(cause).toBe('last-player');
    expect(winners).toHaveLength(1);
  }
});
