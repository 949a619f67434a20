/** Compares decisions through the protocol for other programs, in lines of JSON with many games each, with decisions of the engine alone. */
import { Random } from '@rulewright/engine';
import { StepGames, StepProtocol, type StepFrame } from '@rulewright/lab';
import { decksOf, openBench } from '../content.ts';
import { race, type Side } from '../measure.ts';
import { atLeast, rates, type BenchRow } from '../rows.ts';
import { engineSide } from '../sides.ts';

/** The games of a line. */
const AT_ONCE = 256;
/** The decisions a second that a program of someone else must get, on one core. */
const LEAST = 50_000;

/** A client that decides at random. It writes and reads the lines, as a client in another process does. */
function stepSide(protocol: StepProtocol): Side {
  const random = new Random(1);
  const ask = (request: unknown): StepFrame => JSON.parse(protocol.answer(JSON.stringify(request))) as StepFrame;
  let seed = 0;
  return {
    name: 'steps',
    run(amount) {
      let decisions = 0;
      for (let played = 0; played < amount; played += AT_ONCE) {
        let games = Array.from({ length: AT_ONCE }, (_, game) => game);
        let frame = ask({ op: 'reset', games, seeds: games.map(() => seed++) });
        while (games.length > 0) {
          const asked = games.flatMap((game, at) =>
            frame.seats[at]! < 0 ? [] : [[game, frame.options[at]!] as const],
          );
          games = asked.map(([game]) => game);
          if (games.length === 0) break;
          frame = ask({ op: 'step', games, choices: asked.map(([, count]) => random.below(count)) });
          decisions += games.length;
        }
      }
      return decisions;
    },
  };
}

export async function steps(): Promise<BenchRow[]> {
  const bench = await openBench();
  const program = bench.plugin.compile(bench.ruleset, bench.cards);
  const decks = decksOf(bench, program, 2);
  const protocol = new StepProtocol(program, new StepGames(program, decks, AT_ONCE), 2);
  const [through, engine] = race([stepSide(protocol), engineSide('engine', program, decks)]);
  return [
    {
      work: `decisions through lines of JSON, ${AT_ONCE} games a line`,
      reference: 'decisions of the engine alone',
      bar: atLeast(0.05),
      reachFor: 0.2,
      measured: through.perSecond / engine.perSecond,
      unit: 'x',
      figures: `${rates(through, engine, 'decisions', 'decisions')}; a client needs ${LEAST} a second`,
    },
  ];
}
