/** Plays a worked example of a saved game, for a device without a network. */
import { engineOf, hasEngine } from '@rulewright/games';
import { modesOf, traceExample } from '@rulewright/lab/examples';
import { deviceGame } from './local-content.ts';

interface AskedExample {
  readonly game: string;
  readonly id: string;
  /** The first mode of the example, if it is null or one in which the example does not apply. */
  readonly mode: string | null;
  /** The step whose board is shown, from 1. */
  readonly step: number;
}

/** An example in the form of the API, with the board after one step; null if the release does not have it. */
export async function exampleHere({ game: id, id: asked, mode, step }: AskedExample) {
  const { content, release } = await deviceGame(id);
  const game = content.game(id);
  const example = [...game.examples.values()].flat().find((one) => one.id === asked);
  if (!example || !hasEngine(game)) return null;
  const modes = modesOf(content, id, example);
  const played = modes.find((one) => one === mode) ?? modes[0];
  if (played === undefined) return null;
  const { frames, passed, cut } = traceExample(content, engineOf(game), example, played);
  const numbered = frames.map((frame, at) => ({ ...frame, step: at + 1 }));
  return {
    release,
    modes: [...game.modes.values()].map((one) => ({ id: one.id, name: one.name })),
    example: {
      ...{ id: example.id, title: example.title, mode: played, modes, rules: example.rules, passed, cut },
      frameCount: frames.length,
      outline: numbered.map(({ step: number, decision, events }) => ({ step: number, decision, events })),
      frames: numbered.slice(0, Math.max(1, step)).slice(-1),
    },
  };
}
