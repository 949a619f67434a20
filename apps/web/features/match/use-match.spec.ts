/** Tests of merging answers and pushed updates of a match, in any order. */
import { merged, type MatchView } from './use-match.ts';

const line = (number: number): MatchView['log'][number] => ({
  ...{ number, decision: 0, sentence: `Line ${number}`, rule: 'a.rule' },
  ...{ motion: null, seat: null, cards: [] as number[], amount: null },
});
const message = (number: number) => ({ number, seat: 0, text: `Message ${number}`, at: '2026-01-01T00:00:00.000Z' });

/** A partial match view: `log` starts at line `logFrom`. */
const view = (more: Partial<MatchView>): MatchView =>
  ({
    id: 'a',
    version: 1,
    branch: 0,
    logFrom: 0,
    log: [line(0)],
    messages: [],
    table: { viewer: 0 },
    ...more,
  }) as MatchView;

const numbers = (list: readonly { readonly number: number }[]): number[] => list.map(({ number }) => number);

describe('merging new data into known data', () => {
  const known = view({ version: 3, log: [line(0), line(1)], messages: [message(0), message(1)] });

  it('adds lines and messages to the known ones', () => {
    const now = merged(known, view({ version: 4, logFrom: 2, log: [line(2)], messages: [message(2)] }));
    expect([numbers(now.log), numbers(now.messages)]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  it('counts a message once that arrives in several answers, and accepts it from a late answer', () => {
    const late = view({ version: 2, messages: [message(1), message(2)] });
    const now = merged(known, late);
    expect([now.version, numbers(now.log), numbers(now.messages)]).toEqual([3, [0, 1], [0, 1, 2]]);
    expect(merged(now, late).messages).toBe(now.messages);
  });

  it('keeps messages after an undo or a change of seat, and drops those of another match', () => {
    for (const more of [{ branch: 1 }, { table: { viewer: 1 } as MatchView['table'] }]) {
      const now = merged(known, view({ ...more, log: [line(7)] }));
      expect([numbers(now.log), numbers(now.messages)]).toEqual([[7], [0, 1]]);
    }
    expect(merged(known, view({ id: 'b' })).messages).toEqual([]);
  });
});
