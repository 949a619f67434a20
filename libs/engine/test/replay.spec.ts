import { RandomChooser, recordReplay, replaySchema, runReplay, winnerWord, type Program } from '../src/index.ts';
import { DECK, highCard } from './high-card.ts';

const replay = recordReplay(highCard, [DECK, DECK], 42, new RandomChooser(3).choose);

describe('a replay', () => {
  test('is plain JSON that its schema accepts', () => {
    expect(replaySchema.parse(JSON.parse(JSON.stringify(replay)))).toEqual(replay);
  });

  test('reproduces the match', () => {
    const outcome = runReplay(highCard, replay);
    expect(outcome.divergence).toBeNull();
    expect(outcome.digest).toBe(replay.digest);
    expect(winnerWord(outcome.result!.winners)).toBe(replay.result.winner);
    expect(outcome.result).toMatchObject({ cause: replay.result.cause, turns: replay.result.turns });
    expect(outcome.events).toHaveLength(replay.events.length);
  });

  test('stops after the requested number of decisions', () => {
    const outcome = runReplay(highCard, replay, 3);
    expect([outcome.decisions, outcome.result, outcome.divergence]).toEqual([3, null, null]);
  });

  test('reports the first event that differs under other rules', () => {
    const renamed: Program = {
      ...highCard,
      mechanics: { ...highCard.mechanics, rules: ['hc.deal.five', 'hc.play.any', 'hc.trick.lowest'] },
    };
    const outcome = runReplay(renamed, replay);
    const index = replay.events.findIndex((line) => line.includes('hc.trick.highest'));
    expect(outcome.divergence).toMatchObject({ index, decision: 2, expected: replay.events[index] });
    expect(outcome.divergence!.observed).toContain('hc.trick.lowest');
    expect(outcome.result).toBeNull();
  });

  test('never continues silently as another game when a decision is changed or missing', () => {
    const other = replay.decisions.slice();
    other[0] = (other[0]! + 1) % 5;
    expect(runReplay(highCard, { ...replay, decisions: other }).divergence).not.toBeNull();
    expect(
      runReplay(highCard, { ...replay, decisions: [9, ...replay.decisions.slice(1)] }).divergence!.sentence,
    ).toContain('not offered');
    expect(runReplay(highCard, { ...replay, events: replay.events.slice(0, -2) }).divergence).not.toBeNull();
  });

  test('is rejected, with the place, when the file has an invalid value', () => {
    const result = replaySchema.safeParse({ ...replay, decisions: [1, -2] });
    expect(result.error!.issues[0]!.path).toEqual(['decisions', 1]);
  });
});
