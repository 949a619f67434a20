import { EventEmitter } from 'node:events';
import type { Presence } from '@rulewright/database';
import { Attendances } from './presence.ts';

/** Carries the reports of several processes to each other, without a database. */
class Wire {
  private readonly emitter = new EventEmitter();
  tellPresence(presence: Presence): Promise<void> {
    this.emitter.emit('presence', JSON.parse(JSON.stringify(presence)));
    return Promise.resolve();
  }
  listenToPresence(listener: (presence: Presence) => void): () => void {
    this.emitter.on('presence', listener);
    return () => this.emitter.off('presence', listener);
  }
}

const complain = (error: unknown): never => {
  throw error;
};

describe('presence', () => {
  const seen = (one: Attendances) => {
    const { seats, watching } = one.of('match');
    return [[...seats].sort(), watching];
  };

  test('reaches all processes at once, and is forgotten when visitors leave', () => {
    const wire = new Wire();
    const changes: string[] = [];
    const [first, second] = [0, 1].map(() => new Attendances(wire, (match) => changes.push(match), complain));
    const leave = first!.enter('match', () => [0]);
    expect([seen(first!), seen(second!)]).toEqual([
      [[0], 0],
      [[0], 0],
    ]);
    // A process that has received no report yet still learns who is connected elsewhere.
    const third = new Attendances(wire, () => undefined, complain);
    expect(seen(third)).toEqual([[], 0]);
    const stopWatching = third.enter('match', () => []);
    expect([seen(first!), seen(second!), seen(third)]).toEqual(Array.from({ length: 3 }, () => [[0], 1]));
    stopWatching();
    leave();
    expect([seen(first!), seen(second!), seen(third)]).toEqual(Array.from({ length: 3 }, () => [[], 0]));
    expect(changes).toContain('match');
    for (const one of [first!, second!, third]) one.close();
  });

  test('is not counted for a process that no longer reports', () => {
    jest.useFakeTimers();
    try {
      const wire = new Wire();
      const changed = jest.fn();
      const one = new Attendances(wire, changed, complain);
      void wire.tellPresence({ process: 'dead', match: 'match', seats: [1], watching: 2, asks: false });
      expect(seen(one)).toEqual([[1], 2]);
      jest.advanceTimersByTime(45_000);
      expect(seen(one)).toEqual([[1], 2]);
      jest.advanceTimersByTime(30_000);
      expect(seen(one)).toEqual([[], 0]);
      expect(changed).toHaveBeenCalledWith('match');
      one.close();
    } finally {
      jest.useRealTimers();
    }
  });

  test('counts a seat once if its player has several pages open', () => {
    const one = new Attendances(new Wire(), () => undefined, complain);
    const leave = one.enter('match', () => [1]);
    one.enter('match', () => [1]);
    one.enter('match', () => []);
    expect(seen(one)).toEqual([[1], 1]);
    leave();
    expect(seen(one)).toEqual([[1], 1]);
    one.close();
  });
});
