/** What runs around the steps of a turn, how rules are counted, and which cards an event names. */
import { modeRulesets } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { EventRecorder, createMatch, deckDefs } from '@rulewright/engine';
import { duelWith } from '../test/duel.ts';
import { compileProgram } from './program.ts';

const DECLARED = `zone deck of player, pile, seen by nobody
zone heap of player, pile, top seen by all
zone hand of player, seen by its player
number points of player, "points"
`;

/** Plays a document to its end. Returns its events, and how often each rule was counted. */
function played(play: string): { readonly events: readonly unknown[][]; readonly counts: Record<string, number> } {
  const { content, problems } = duelWith(DECLARED + play);
  expect(problems).toEqual([]);
  const game = content.game('duel');
  const program = compileProgram(playOf(game).program!, modeRulesets(content, 'duel')[0]!, [...game.cards.values()]);
  const deck = deckDefs(program, [...game.decks.values()][0]!);
  const match = createMatch(program, [deck, deck]);
  const recorder = new EventRecorder();
  match.sink = recorder;
  match.start(1, [deck, deck]);
  expect(match.advance()).toBe(false);
  const { rules, events } = program.mechanics;
  return {
    events: recorder.records.map(({ kind, args }) => [events[kind]!.id, ...args]),
    counts: Object.fromEntries(
      rules.flatMap((rule, at) => (match.ruleCounts[at]! > 0 ? [[rule, match.ruleCounts[at]!]] : [])),
    ),
  };
}

const MATCH = `
step match
  do the setup steps by du.start.hands
  for each p in players
    do the turn of p by du.hurt.order
  nobody wins as over "the end" by du.end.last-heart
`;

test('a step runs before each step of a turn, and can end the turn', () => {
  const { events } = played(`${MATCH}
step deal
  leave

step before-first-step for p
  tell began "{p} has the turn." by du.cast.answer

step before-each-step for p
  tell before "{p} begins." by du.cast.answer
  if turn = 2
    end the turn

step act for p
  tell acted "{p} acts." by du.turn.cast
`);
  expect(events.filter(([id]) => id !== 'step.started').map(([id, seat]) => [id, seat])).toEqual([
    ['turn.started', 0],
    ['began', 0],
    ['before', 0],
    ['acted', 0],
    ['turn.started', 1],
    ['began', 1],
    ['before', 1],
    ['match.over', -1],
  ]);
});

test('a line by counts its rule once, and a rule of its own counts each time', () => {
  const { counts } = played(`${MATCH}
step deal
  under du.hurt.grace
  for each p in players
    add 1 to points of p by du.hurt.charms
    add 1 to points of p

step act for p
  by du.turn.cast
  repeat 3 times
    add 1 to points of p
    move top of deck of p to hand of p
    tell drawn "{p} draws."
  move top of deck of p to hand of p by du.cast.answer
`);
  expect(counts).toEqual({
    'du.start.hands': 1,
    'du.hurt.order': 2,
    'du.hurt.charms': 2,
    'du.turn.cast': 4,
    'du.cast.answer': 2,
    'du.end.last-heart': 1,
  });
});

test('a rule is counted where it is applied, and only followed where a question, a reason or a line under names it', () => {
  const { content, problems } = duelWith(`${DECLARED}${MATCH}
step deal
  leave

step act for p
  p may "Keep a card?" by du.hurt.grace
    option keep: c in hand of p
      "Keep {c}"
      unless points of p > 3 because "You have enough points." by du.hurt.charms
      add 1 to points of p by du.turn.cast
  p may "Score?" by du.cast.answer
    option score
      "Score"
      add 1 to points of p
  under du.cast.last-first
  add 1 to points of p
`);
  expect(problems).toEqual([]);
  const { citations = {} } = content.game('duel').vocabulary;
  const lines = ({ played, told }: { readonly played: readonly string[]; readonly told: readonly string[] }) =>
    [played, told].map((places) => places.length);
  expect(Object.fromEntries(Object.entries(citations).map(([rule, places]) => [rule, lines(places)]))).toMatchObject({
    'du.turn.cast': [1, 0],
    'du.cast.answer': [1, 0],
    'du.hurt.grace': [0, 1],
    'du.hurt.charms': [0, 1],
    'du.cast.last-first': [0, 1],
  });
});

test('an event names a card that all players see or know', () => {
  const { events } = played(`${MATCH}
step deal
  leave

step act for p
  by du.turn.cast
  let c = top of deck of p
  tell hidden "{c}."
  show c to p
  tell shown-to-one "{c}."
  show c to players
  tell shown-to-all "{c}."
  move c to hand of p
  tell moved "{c}."
  move c to heap of p
  tell on-top "{c}."
  move top of deck of p to heap of p
  tell covered "{c}."
`);
  const told = Object.fromEntries(events.map(([id, card]) => [id, card === -1 ? 'hidden' : 'named']));
  expect(told).toMatchObject({
    hidden: 'hidden',
    'shown-to-one': 'hidden',
    'shown-to-all': 'named',
    moved: 'hidden',
    'on-top': 'named',
    covered: 'hidden',
  });
});

test('values of an event have names of their own, and words', () => {
  const { content, problems } = duelWith(`${DECLARED}${MATCH}
step deal
  leave

step act for p
  let n = 1
  tell done "{p as winner} has {n as result: won, lost}." by du.turn.cast
`);
  expect(problems).toEqual([]);
  expect(playOf(content.game('duel')).program!.events).toMatchObject([
    {
      sentence: '{winner} has {result}.',
      fields: [
        { name: 'winner', type: { is: 'player' } },
        { name: 'result', type: { is: 'word', list: { labels: ['won', 'lost'] } } },
      ],
    },
  ]);
});
