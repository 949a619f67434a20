/**
 * The bots in real games: they use only what they may know, leave the match unchanged, repeat with their seed, and win more if they look ahead.
 */
import { fileURLToPath } from 'node:url';
import { GREEDY, LEVELS, NO_WEIGHTS, botById, greedyBot, randomBot, responseBot, type Bot } from '@rulewright/bots';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { WHOLE } from '@rulewright/content/testing';
import { RandomChooser, createMatch, deckDefs, mayKnow, mixSeed, playOut, type Match } from '@rulewright/engine';
import { enginesOf, pluginFor, knownGames } from '@rulewright/games';
import { marginOf, playPairs } from '../index.ts';

const content = openContent(await readTree(fileURLToPath(new URL('../../../..', import.meta.url))), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);

/** The first mode of a game, with its first published deck for both seats. */
function tableOf(id: string) {
  const game = content.game(id);
  const ruleset = resolveRuleset(content, `${id}/${game.doc.modes[0]!}`);
  const program = pluginFor(game)!.compile(ruleset, [...game.cards.values()]);
  const deck = [...game.decks.values()][0]!;
  const defs = deckDefs(program, deck);
  return { program, deck, decks: [defs, defs] };
}

const table = tableOf(large[0]!.id);
const { program, deck, decks } = table;

/** Matches that wait at a decision with a choice, each at another point of another game. */
function* positions(count: number, { program, decks } = table): Generator<Match> {
  for (let n = 0; n < count; n++) {
    const match = createMatch(program, decks);
    const chooser = new RandomChooser(n);
    match.start(mixSeed(11, n), decks);
    for (let left = 12 + 17 * n; match.advance() && left > 0; left--) match.choose(chooser.choose(match, 0));
    if (!match.over) yield match;
  }
}

const choiceOf = (bot: Bot, match: Match): number => {
  const player = bot.create();
  player.begin(5, match.decisionSeat);
  return player.choose(match);
};

/** Swaps the definitions of cards that the asked seat may not know, within each owner. With `places`, also reverses hidden zones. */
function exchangeHidden(match: Match, places: boolean): number {
  let exchanged = 0;
  for (let owner = 0; owner < match.seats; owner++) {
    const hidden = Array.from({ length: match.cards }, (_, card) => card).filter(
      (card) => match.owner[card] === owner && !mayKnow(match, match.decisionSeat, card),
    );
    for (let i = 0, j = hidden.length - 1; i < j; i++, j--) {
      const [a, b] = [hidden[i]!, hidden[j]!];
      if (match.def[a] !== match.def[b]) exchanged++;
      const def = match.def[a]!;
      match.def[a] = match.def[b]!;
      match.def[b] = def;
    }
    if (!places) continue;
    for (let zone = 0; zone < match.zoneCount.length; zone++) {
      const cards = match.cardsIn(zone);
      if (cards.length > 1 && cards.every((card) => hidden.includes(card))) match.arrange(zone, cards.reverse());
    }
  }
  return exchanged;
}

const thinking = [
  greedyBot({ ...GREEDY, worlds: 2 }),
  botById('mcts:40'),
  botById('policy'),
  responseBot(botById('quick'), { iterations: 8, horizon: 10 }),
];

describe.each(thinking)('$id', (bot) => {
  test('chooses the same option whatever the hidden cards are', () => {
    let compared = 0;
    for (const match of positions(10)) {
      const choice = choiceOf(bot, match);
      for (const places of [false, true]) {
        expect(exchangeHidden(match, places)).toBeGreaterThan(0);
        expect(choiceOf(bot, match)).toBe(choice);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(12);
  });

  test('repeats its choices with the same seed, but not with another', () => {
    const games = [1, 1, 2].map((seed) => {
      const match = createMatch(program, decks);
      const players = [bot.create(), randomBot.create()];
      players.forEach((player, seat) => player.begin(seed, seat));
      match.start(9, decks);
      playOut(match, (at, seat) => players[seat]!.choose(at), { decisions: 150 });
      return match.digest();
    });
    expect(games[1]).toBe(games[0]);
    expect(games[2]).not.toBe(games[0]);
  });
});

/** Bots that search long get fewer positions in a quick run. */
const isLong = ({ id }: Bot): boolean => id.startsWith('mcts');
const levels = [...LEVELS.map(({ id }) => botById(id)), ...thinking.filter(({ id }) => id.startsWith('response'))];
const seated = large.flatMap(({ id }) => levels.map((bot) => [id, bot.id, bot] as const));

test.each(seated)(
  'in %s, %s leaves the match, its counters, its options and its listeners unchanged',
  (game, _, bot) => {
    const stateOf = (match: Match): unknown => [
      match.digest(),
      match.decisions,
      match.decisionSeat,
      [...match.options.subarray(0, match.optionCount)],
    ];
    const at = tableOf(game);
    const { rules } = at.program.mechanics;
    let looked = 0;
    for (const match of positions(isLong(bot) && !WHOLE ? 6 : 25, at)) {
      const before = stateOf(match);
      const counts = match.ruleCounts.slice();
      match.sink = {
        event: () => {
          throw new Error('A bot told the listeners of the match something.');
        },
      };
      choiceOf(bot, match);
      expect(stateOf(match)).toEqual(before);
      const counted = rules.filter((_, rule) => match.ruleCounts[rule] !== counts[rule]);
      expect(counted).toEqual([]);
      looked++;
    }
    expect(looked).toBeGreaterThan(4);
  },
);

test.each(large.map(({ id }) => id))('the learned player of %s sees no hidden card', (id) => {
  const bot = botById('quick');
  let compared = 0;
  for (const match of positions(16, tableOf(id))) {
    const choice = choiceOf(bot, match);
    for (const places of [false, true]) {
      exchangeHidden(match, places);
      expect(choiceOf(bot, match)).toBe(choice);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test('a bot against itself scores exactly half', () => {
  const result = playPairs(program, { bots: ['greedy:1', 'greedy:1'], deck, pairs: 2, seed: 3 });
  expect(result.score).toBe(0.5);
});

test('a bot against itself scores exactly half around a larger table', () => {
  for (const seats of [3, 4]) {
    const table = { ...program, minSeats: seats, maxSeats: seats };
    const result = playPairs(table, { bots: ['random', 'random'], deck, pairs: 3, seed: 3 });
    expect(result).toMatchObject({ games: 6, score: 0.5 });
  }
});

test('a bot that looks ahead beats one that does not, by more than chance explains', () => {
  const { score, margin } = playPairs(program, { bots: ['greedy:2', 'random'], deck, pairs: 12, seed: 1 });
  expect(score - margin).toBeGreaterThan(0.5);
});

test('a bot without weights chooses like the random bot', () => {
  const blind = greedyBot({ ...GREEDY, worlds: 1, weights: NO_WEIGHTS });
  const taken = new Map<number, number>();
  const match = [...positions(1)][0]!;
  const player = blind.create();
  for (let seed = 0; seed < 60 * match.optionCount; seed++) {
    player.begin(seed, match.decisionSeat);
    const choice = player.choose(match);
    taken.set(choice, (taken.get(choice) ?? 0) + 1);
  }
  expect(taken.size).toBe(match.optionCount);
  for (const times of taken.values()) expect(Math.abs(times - 60)).toBeLessThan(36);
});

test('the interval narrows with more pairs and never has zero width', () => {
  expect(marginOf(Array.from({ length: 100 }, () => 1))).toBeGreaterThan(0);
  expect(marginOf(Array.from({ length: 400 }, (_, i) => i % 2))).toBeCloseTo(1.96 * 0.025, 2);
});
