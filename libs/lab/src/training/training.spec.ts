/** Training gives the same result with the same seed, continues after a stop, can start from another policy, and makes the policy stronger. */
import { fileURLToPath } from 'node:url';
import { botById, nearestPolicy, policyBot, readWeights, trustIn } from '@rulewright/bots';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { createMatch, deckDefs, mixSeed, playOut, type Match, type PolicyDocument } from '@rulewright/engine';
import { enginesOf, knownGames } from '@rulewright/games';
import { playPairs } from '../ladder/bot-pairs.ts';
import { CheckpointError, Trainer, readCheckpoint, trainingKey, writeCheckpoint, type TrainingPlan } from './index.ts';

const content = openContent(await readTree(fileURLToPath(new URL('../../../..', import.meta.url))), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);
const plugin = large[0]!;
const game = content.game(plugin.id);
const cards = [...game.cards.values()];
/** A mode with short games. */
const mode = game.doc.modes.find((one) => one === 'fast') ?? game.doc.modes[0]!;
const program = plugin.compile(resolveRuleset(content, `${plugin.id}/${mode}`), cards);
const deck = [...game.decks.values()][0]!;
const decks = [...game.decks.values()].map((list) => deckDefs(program, list));
const plan = (seed: number, games = 128): TrainingPlan => ({ games, seed, decks });

function trained(trainer: Trainer, rounds = trainer.allRounds): PolicyDocument {
  while (trainer.rounds < rounds) trainer.round();
  return trainer.document();
}

const once = trained(new Trainer(program, plan(3)));

test('the same seed gives the same weights, and another seed gives other weights', () => {
  expect(trained(new Trainer(program, plan(3)))).toEqual(once);
  expect(trained(new Trainer(program, plan(4))).rows).not.toBe(once.rows);
});

test('a training that was stopped and continued gives the same weights as one without a stop', () => {
  const first = new Trainer(program, plan(3));
  trained(first, 1);
  const bytes = writeCheckpoint(first, 7);
  const second = new Trainer(program, plan(3));
  readCheckpoint(second, bytes, 7);
  expect(second.rounds).toBe(1);
  expect(trained(second)).toEqual(once);
});

test('rejects a file that is not a checkpoint, and the checkpoint of another training', () => {
  const trainer = new Trainer(program, plan(3));
  const key = trainingKey(program, plan(3));
  expect(() => readCheckpoint(trainer, new Uint8Array(64), key)).toThrow(CheckpointError);
  const other = trainingKey(program, plan(4));
  expect(() => readCheckpoint(trainer, writeCheckpoint(trainer, other), key)).toThrow('another training');
});

test('a training that starts from a policy has its weights until the first round', () => {
  const from = { ruleset: once.ruleset, weights: readWeights(once) };
  const trainer = new Trainer(program, { ...plan(5), from });
  expect(trainer.document()).toMatchObject({ from: once.ruleset, rows: once.rows, out: once.out });
  expect(trained(trainer, 1).rows).not.toBe(once.rows);
});

test('a new policy has the number of hidden units in the plan, and its checkpoint belongs to no other number', () => {
  const wide = { ...plan(3), hidden: 30 };
  const trainer = new Trainer(program, wide);
  expect(trained(trainer, 1).hidden).toBe(30);
  expect(once.hidden).toBe(24);
  expect(trainingKey(program, wide)).not.toBe(trainingKey(program, plan(3)));
});

test('a policy beats random choices after a few games of self-play', () => {
  const { score, margin } = playPairs(program, {
    bots: [policyBot(readWeights(once)), 'random'],
    deck,
    pairs: 40,
    seed: 1,
  });
  expect(score - margin).toBeGreaterThan(0.5);
});

test('a player that is reused for several decisions chooses like a new player', () => {
  const bot = policyBot(readWeights(once));
  const lasting = bot.create();
  const chooseAfresh = (at: Match): number => {
    const player = bot.create();
    player.begin(5, at.decisionSeat);
    return player.choose(at);
  };
  const match = createMatch(program, [decks[0]!, decks[0]!]);
  for (let seed = 0; seed < 2; seed++) {
    match.start(mixSeed(21, seed), [decks[0]!, decks[0]!]);
    playOut(match, (at, seat) => {
      lasting.begin(5, seat);
      const choice = lasting.choose(at);
      expect(chooseAfresh(at)).toBe(choice);
      return choice;
    });
  }
});

test('rejects weights that do not match their names, unknown formats and invalid base64', () => {
  expect(() => readWeights({ ...once, position: once.position.slice(1) })).toThrow('weights');
  expect(() => readWeights({ ...once, format: 99 })).toThrow('format 99');
  expect(() => readWeights({ ...once, rows: '*' })).toThrow('base64');
});

describe('the policies that ship', () => {
  const choiceFor = (id: string) => nearestPolicy(plugin.compile(resolveRuleset(content, id), cards))!;

  test.each(game.doc.modes)('%s has its own policy of at most 256 kB', (each) => {
    const { document, differing } = choiceFor(`${plugin.id}/${each}`);
    expect(document.ruleset).toBe(`${plugin.id}/${each}`);
    expect(differing).toEqual([]);
    expect(JSON.stringify(document).length).toBeLessThanOrEqual(256 * 1024);
    expect(() => readWeights(document)).not.toThrow();
  });

  test('a ruleset with a changed value uses the policy of its mode, and the sentence names the value', () => {
    const same = choiceFor(`${plugin.id}/${mode}`);
    expect(trustIn(same)).not.toContain('draw.handSize');
    const changed = choiceFor(`${plugin.id}/${mode}?draw.handSize=9`);
    expect(changed).toMatchObject({ exact: false, differing: ['draw.handSize'] });
    expect(changed.document).toBe(same.document);
    expect(trustIn(changed)).toContain('draw.handSize');
  });

  test('a level plays a changed ruleset at once, with the policy of the nearest one', () => {
    const changed = plugin.compile(resolveRuleset(content, `${plugin.id}/${mode}?draw.handSize=9`), cards);
    const match = createMatch(changed, [decks[0]!, decks[0]!]);
    const level = botById('quick').create();
    const nearest = policyBot(readWeights(nearestPolicy(changed)!.document)).create();
    match.start(31, [decks[0]!, decks[0]!]);
    let decisions = 0;
    playOut(match, (at, seat) => {
      for (const player of [level, nearest]) player.begin(5, seat);
      decisions++;
      const choice = nearest.choose(at);
      expect(level.choose(at)).toBe(choice);
      return choice;
    });
    expect(decisions).toBeGreaterThan(20);
  });

  test('the sentence mentions a card that no policy has met', () => {
    const plain = cards.find(({ data }) => (data['abilities'] as readonly unknown[] | undefined)?.length === 0)!;
    const made = { ...plain, id: 'made-for-this-test', name: 'Made for This Test' };
    const choice = nearestPolicy(plugin.compile(resolveRuleset(content, `${plugin.id}/${mode}`), [...cards, made]))!;
    expect(choice.unknownCards).toContain('Made for This Test');
    expect(trustIn(choice)).toContain('has never met');
  });
});
