/** Random games of the largest documents make next to no objects: new memory costs more than the play itself. */
import { Session, type HeapProfiler } from 'node:inspector';
import { modeRulesets } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { RandomChooser, createMatch, deckDefs } from '@rulewright/engine';
import { content, games } from '../test/content.ts';
import { compileProgram } from './program.ts';

/** A closure, a list or a text for each decision is more. What is left are mostly entries that wait in a chain. */
const MOST_BYTES = 180;
/** Games with smaller documents pay with sets of cards, which are lists. */
const large = games.filter(({ play }) => play.some(({ text }) => text.length > 100_000));
/** After so many games, V8 has compiled what runs often. Before that, it makes objects for some numbers. */
const WARM_UP = 400;
const MEASURED = 100;

const sizeOf = ({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number =>
  children.reduce((sum, child) => sum + sizeOf(child), selfSize);

/** The bytes that `run` allocates, sampled every 4 kB. */
function allocatedBy(run: () => void): number {
  const session = new Session();
  session.connect();
  try {
    let bytes = 0;
    const collected = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true };
    session.post('HeapProfiler.startSampling', { samplingInterval: 4096, ...collected } as object);
    run();
    session.post('HeapProfiler.stopSampling', (error, answer) => {
      if (error) throw error;
      bytes = sizeOf(answer.profile.head);
    });
    return bytes;
  } finally {
    session.disconnect();
  }
}

test.each(large.map((one) => [one.doc.id, one] as const))('%s', (id, game) => {
  const program = compileProgram(playOf(game).program!, modeRulesets(content, id)[0]!, [...game.cards.values()], {
    codeAfter: 0,
  });
  const deck = deckDefs(program, [...game.decks.values()][0]!);
  const decks = Array.from({ length: program.minSeats }, () => deck);
  const match = createMatch(program, decks);
  const chooser = new RandomChooser(1);
  let decisions = 0;
  const play = (count: number): void => {
    for (let n = 0; n < count; n++) {
      match.start(n, decks);
      while (match.advance()) match.choose(chooser.choose(match, match.decisionSeat));
      decisions += match.decisions;
    }
  };
  play(WARM_UP);
  decisions = 0;
  const bytes = allocatedBy(() => play(MEASURED));
  expect(decisions).toBeGreaterThan(10 * MEASURED);
  expect(bytes / decisions).toBeLessThan(MOST_BYTES);
});
