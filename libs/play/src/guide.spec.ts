/** The blocks of docs/guide/play.md: the game that they build together is played, and each wrong block gives the printed error. */
import { modeRulesets } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { RandomChooser, checkInvariants, createMatch, deckDefs, optionKind } from '@rulewright/engine';
import { DUEL, duelWith } from '../test/duel.ts';
import { GUIDED, blocks, withPlay } from '../test/high-card.ts';
import { ORCHARD, orchardWith } from '../test/orchard.ts';
import { compileProgram } from './program.ts';

test('the blocks of the guide are a game that plays', () => {
  const { content, problems } = withPlay(GUIDED);
  expect(problems).toEqual([]);
  const game = content.game('high-card');
  const { program: play } = playOf(game);
  const program = compileProgram(play!, modeRulesets(content, 'high-card')[0]!, [...game.cards.values()]);
  const causes = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const decks = Array.from({ length: 2 + (seed % 3) }, () => deckDefs(program, game.decks.get('all')!));
    const match = createMatch(program, decks);
    const random = new RandomChooser(seed);
    match.start(seed, decks);
    while (match.advance()) {
      checkInvariants(match);
      match.choose(random.choose(match, match.decisionSeat));
    }
    const { cause, standing, turns } = program.mechanics.result(match);
    causes.add(cause);
    const tricks = standing.reduce((sum, { tricks: own }) => sum + own!, 0);
    expect(tricks).toBeGreaterThanOrEqual(5);
    expect(turns).toBe(tricks * match.seats);
  }
  expect([...causes].sort()).toEqual(['most-tricks', 'tie']);
});

test('the duel of the guide plays, with answers, charms and texts that wait', () => {
  const { content, problems } = duelWith(DUEL);
  expect(problems).toEqual([]);
  const game = content.game('duel');
  const program = compileProgram(playOf(game).program!, modeRulesets(content, 'duel')[0]!, [...game.cards.values()]);
  const causes = new Set<string>();
  const kinds = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const decks = Array.from({ length: 2 + (seed % 2) }, () => deckDefs(program, game.decks.get('all')!));
    const match = createMatch(program, decks);
    const random = new RandomChooser(seed);
    const copy = createMatch(program, decks);
    match.start(seed, decks);
    while (match.advance()) {
      checkInvariants(match);
      // All that waits is in the bytes.
      copy.load(match.save());
      copy.advance();
      expect([copy.decisionSeat, copy.digest()]).toEqual([match.decisionSeat, match.digest()]);
      const choice = random.choose(match, match.decisionSeat);
      kinds.add(program.mechanics.options[optionKind(match.options[choice]!)]!.id);
      match.choose(choice);
    }
    causes.add(program.mechanics.result(match).cause);
  }
  expect([...causes].sort()).toEqual(['all-fallen', 'last-heart', 'worn-out']);
  expect([...kinds].sort()).toEqual(['aftermath-next', 'answer', 'cast', 'hurt-next', 'pass']);
});

test('the orchard of the guide plays, in a mode with three beds and in a mode with one', () => {
  const { content, problems } = orchardWith(ORCHARD);
  expect(problems).toEqual([]);
  const game = content.game('orchard');
  const places = modeRulesets(content, 'orchard').map((ruleset) => {
    const program = compileProgram(playOf(game).program!, ruleset, [...game.cards.values()]);
    const decks = Array.from({ length: 3 }, () => deckDefs(program, game.decks.get('all')!));
    const kinds = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const match = createMatch(program, decks);
      const random = new RandomChooser(seed);
      match.start(seed, decks);
      while (match.advance()) {
        checkInvariants(match);
        const choice = random.choose(match, match.decisionSeat);
        kinds.add(program.mechanics.options[optionKind(match.options[choice]!)]!.id);
        match.choose(choice);
      }
      expect(['most-fruits', 'all-bare']).toContain(program.mechanics.result(match).cause);
    }
    expect([...kinds].sort()).toEqual(['pass', 'pay', 'plant', 'sink', 'store', 'water']);
    return program.zones.map(({ id }) => id);
  });
  expect(places).toEqual([
    ['deck', 'hand', 'shed', 'bed-1', 'bed-2', 'bed-3', 'compost'],
    ['deck', 'hand', 'shed', 'bed-1', 'compost'],
  ]);
});

const wrong = blocks.flatMap(({ language, word, text }, at) =>
  language === 'play' && word === 'wrong' ? [[text.split('\n')[0]!, text, blocks[at + 1]!.text] as const] : [],
);

test.each(wrong)('%s', (_, text, message) => {
  // A block that declares a step `match` stands alone. Others follow the game of the guide.
  const before = GUIDED.split('\n').length;
  const { problems } = withPlay(`${GUIDED}\n${text}`);
  const said = problems.map(({ line, column, message: told }) => `${line - before}:${column} ${told}`).join('\n');
  expect(`${said}\n`).toBe(message);
});
