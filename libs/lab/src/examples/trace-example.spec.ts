/** Examples as frames: each example can be stepped through, and the sums on the board match the cards. */
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { tabletopOf } from '@rulewright/engine';
import { enginesOf, knownGames } from '@rulewright/games';
import { modesOf } from './example-modes.ts';
import { traceExample } from './trace-example.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const content = openContent(await readTree(root), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);
const game = content.games.find((one) => one.examples.size > 0)!.doc.id;
const plugin = large.find((one) => one.id === game)!;
const traces = [...content.game(game).examples.values()]
  .flat()
  .filter((example) => example.deck === undefined)
  .map((example) => {
    const mode = modesOf(content, game, example)[0]!;
    return { example, trace: traceExample(content, plugin, example, mode) };
  });

describe('traceExample', () => {
  it('starts with the initial table, and names a rule of the game for each event', () => {
    const rules = new Set(content.game(game).rules.keys());
    for (const { example, trace } of traces.filter((one) => one.trace.frames.length > 0)) {
      expect(trace.frames[0]).toMatchObject({ decision: null, events: [] });
      expect(trace.frames[0]!.seats).toHaveLength(Object.keys(example.table).length);
      for (const { rule } of trace.frames.flatMap((frame) => frame.events)) expect(rules).toContain(rule);
    }
  });

  it('shows the same zones in all frames, and of those that hide while empty only those that are used', () => {
    const hidden = new Set(tabletopOf(plugin).unlessZero);
    let shown = 0;
    for (const { trace } of traces) {
      const lists = trace.frames.map(({ seats }) => seats.map(({ zones }) => zones.map(({ id }) => id).join()));
      for (const list of lists) expect(list).toEqual(lists[0]);
      const zones = trace.frames.flatMap(({ seats }) => seats.flatMap((seat) => seat.zones));
      const quiet = new Set(zones.flatMap(({ id }) => (hidden.has(id) ? [id] : [])));
      for (const id of quiet) expect(zones.some((zone) => zone.id === id && zone.count > 0)).toBe(true);
      shown += quiet.size;
    }
    expect(shown).toBeGreaterThan(0);
  });

  it('has a frame for each listed decision, in order, unless frames were left out', () => {
    for (const { example, trace } of traces.filter((one) => one.trace.passed && !one.trace.cut)) {
      if (trace.frames.length === 0) continue;
      const listed = example.play.filter((one) => typeof one === 'string');
      expect(trace.frames.flatMap((frame) => frame.decision ?? [])).toEqual(listed);
    }
  });

  it('lists the decisions after the last step in a form that can be the next step', () => {
    const open = traces.filter(({ trace }) => trace.passed && trace.next.length > 1).slice(0, 20);
    expect(open.length).toBeGreaterThan(0);
    for (const { example, trace } of open) {
      expect(new Set(trace.next).size).toBe(trace.next.length);
      const longer = traceExample(content, plugin, { ...example, play: [...example.play, trace.next[0]!] }, trace.mode);
      expect(longer.message).not.toMatch(/is not offered|may mean/u);
    }
  });

  it('writes each event in a form that an example can expect', () => {
    for (const { example, trace } of traces.filter((one) => one.trace.passed && !one.trace.cut).slice(0, 20)) {
      const events = trace.frames.flatMap((frame) => frame.events.map(({ words }) => words as { event: string }));
      const stated = traceExample(content, plugin, { ...example, then: { events }, thenIn: {} }, trace.mode);
      expect(stated.message).toBe('');
    }
  });

  it('adds up each column', () => {
    const columns = traces
      .flatMap(({ trace }) => trace.frames)
      .flatMap((frame) => frame.seats)
      .flatMap((seat) => seat.zones)
      .filter((zone) => zone.layout === 'column' && zone.count === zone.cards.length);
    expect(columns.some((zone) => zone.count > 1)).toBe(true);
    for (const { cards, sums } of columns) {
      for (const { name, value } of sums) {
        const numbers = cards.map((card) => card.numbers.find((one) => one.name === name)?.value ?? 0);
        expect(numbers.reduce((sum, one) => sum + one, 0)).toBe(value);
      }
    }
  });

  it('includes the numbers that were added up', () => {
    const sums = traces
      .flatMap(({ trace }) => trace.frames)
      .flatMap((frame) => frame.events)
      .filter((event) => event.numbers.some((one) => one.name === 'total'));
    expect(sums.length).toBeGreaterThan(0);
    for (const { numbers } of sums) {
      const total = numbers.find((one) => one.name === 'total')!.value;
      const parts = numbers.filter((one) => one.name !== 'total').reduce((sum, one) => sum + one.value, 0);
      expect(parts).toBe(total);
    }
  });
});
