/** Where worked examples of a play document start, and the cards that they invent. */
import { modeRulesets } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { createMatch, type GamePlugin } from '@rulewright/engine';
import { FILES, duelWith } from '../test/duel.ts';
import { pluginOf } from './plugin.ts';

const PLAY = `zone deck of player, pile, seen by nobody
zone board of player, seen by all
number points of player, "points"
player starter of table
player holds of card, open, while in board

step match
  do the setup steps by du.start.hands
  for each p in players
    do the turn of p by du.hurt.order
  nobody wins as over "the end" by du.end.last-heart

step deal
  leave

step before-example
  under du.start.hands
  set starter to active
  for each c in board of players
    set holds of c to holder of c
    add 1 to points of starter

step act for p
  p may "Score?" by du.turn.cast
    option score
      "Score"
      add 1 to points of p by du.turn.cast
`;

/** The duel with this play and these fields. */
function gameOf(play = PLAY, fields = FILES['rules/duel/fields.yaml']!) {
  const { content, problems } = duelWith(play, { 'rules/duel/fields.yaml': fields });
  expect(problems).toEqual([]);
  const game = content.game('duel');
  const plugin = pluginOf(playOf(game).program!, game.vocabulary);
  return { game, plugin, ruleset: modeRulesets(content, 'duel')[0]! };
}

/** The points of both players when a worked example has started, with a card of each player on the board. */
function started(start: Parameters<GamePlugin['examples']['begin']>[1]) {
  const { game, plugin, ruleset } = gameOf();
  const program = plugin.compile(ruleset, [...game.cards.values()]);
  const match = createMatch(program, [[0], [0]]);
  match.autoSingle = false;
  match.start(1, [[0], [0]]);
  const board = program.zones.findIndex(({ id }) => id === 'board');
  for (const card of [0, 1]) match.lay(card, program.zones.length * card + board);
  plugin.examples.begin(match, start);
  expect(match.advance()).toBe(true);
  const { mechanics } = program;
  return {
    asked: match.decisionSeat,
    points: [0, 1].map((seat) => mechanics.publicSeat(match, seat)['points']),
    counted: mechanics.rules.filter((_, at) => match.ruleCounts[at]! > 0),
  };
}

test('a step prepares the table of an example, and only the rule of the step of the turn is counted', () => {
  expect(started({ seat: 1, step: 'act', turn: 3 })).toEqual({ asked: 1, points: [0, 2], counted: ['du.turn.cast'] });
});

test('the step does not run for an example that starts a match', () => {
  expect(started({ seat: 0, step: 'setup', turn: 1 })).toMatchObject({ asked: 0, points: [0, 0] });
});

test('the step has no player', () => {
  const { content } = duelWith(PLAY.replace('step before-example\n', 'step before-example for p\n'));
  expect(playOf(content.game('duel')).problems.map(({ message }) => message)).toEqual([
    'It has no values: `step before-example`.',
  ]);
});

test('a card of an example has the values that the game gives it, and one without values fills piles', () => {
  const fields = `${FILES['rules/duel/fields.yaml']}  - { id: twin, label: Twin, type: card }\nexamples:\n  blank: { kind: spell }\n  filler: { kind: charm, power: 9 }\n`;
  const { plugin } = gameOf(PLAY, fields);
  const idOf = (name: string) => (name === 'Other' ? 'made-2' : undefined);
  expect(plugin.examples.cardData({}, idOf)).toEqual({ kind: 'charm', power: 9 });
  expect(plugin.examples.cardData({ power: 3, twin: 'Other' }, idOf)).toEqual({
    kind: 'spell',
    power: 3,
    twin: 'made-2',
  });
  expect(plugin.examples.cardData({ kind: 'answer', twin: 'bolt' }, idOf)).toMatchObject({
    kind: 'answer',
    twin: 'bolt',
  });
});
