/** Compares copies of a state with copies of the same number of bytes, and the view of a seat with a decision. */
import { RandomChooser, createMatch, viewOf, type Match, type Program } from '@rulewright/engine';
import { mainGame, type GameToMeasure } from '../content.ts';
import { race, type Side } from '../measure.ts';
import { against, atMost, time, type BenchRow } from '../rows.ts';
import { engineSide } from '../sides.ts';

/** A match in the middle of a game, with a pending decision. */
function midGame(program: Program, decks: readonly (readonly number[])[], seed: number): Match {
  const match = createMatch(program, decks);
  const chooser = new RandomChooser(seed);
  match.start(seed, decks);
  while (match.advance() && match.decisions < 100) match.choose(chooser.choose(match, match.decisionSeat));
  return match;
}

const repeat = (name: string, work: () => void): Side => ({
  name,
  run(amount) {
    for (let i = 0; i < amount; i++) work();
    return amount;
  },
});

export const states = async (): Promise<BenchRow[]> => statesOf(await mainGame());

export function statesOf({ program, decks: decksFor }: GameToMeasure): BenchRow[] {
  const decks = decksFor(2);
  const match = midGame(program, decks, 1);
  const other = midGame(program, decks, 2);
  const snapshot = match.save();
  const bytes = match.layout.bytes;
  const [from, to] = [new Uint8Array(bytes), new Uint8Array(bytes)];
  const [copy, save, load, fork] = race([
    repeat('memcpy', () => to.set(from)),
    repeat('snapshot', () => match.save(snapshot)),
    repeat('undo', () => match.load(snapshot)),
    repeat('fork', () => other.become(match)),
  ]);
  const row = (work: string, timing: typeof copy): BenchRow => ({
    work,
    reference: 'one memcpy of the same bytes',
    bar: atMost(2),
    reachFor: 1,
    measured: timing.ns / copy.ns,
    unit: 'x',
    figures: `${against(timing, copy, 'copy')} of ${bytes} bytes`,
  });
  return [row('snapshot', save), row('undo', load), row('fork into another match', fork)];
}

/** The number of matches that take turns. */
const LOOKED_AT = 32;

export const view = async (): Promise<BenchRow[]> => viewRows(await mainGame());

export function viewRows({ program, decks: decksFor }: GameToMeasure): BenchRow[] {
  const decks = decksFor(2);
  const matches = Array.from({ length: LOOKED_AT }, (_, seed) => midGame(program, decks, seed)).filter(
    (one) => !one.over,
  );
  let turn = 0;
  const look = repeat('view', () => {
    const match = matches[turn++ % matches.length]!;
    viewOf(match, match.decisionSeat);
  });
  const [seen, decided] = race([look, engineSide('engine', program, decks)]);
  return [
    {
      work: 'view of one seat',
      reference: 'one decision',
      bar: atMost(10),
      reachFor: 5,
      measured: seen.ns / decided.ns,
      unit: 'x',
      figures: `${time(seen.ns)} a view against ${time(decided.ns)} a decision`,
    },
  ];
}
