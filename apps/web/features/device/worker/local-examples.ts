/** Plays a worked example of a saved game, for a device without a network. */
import { engineOf, hasEngine } from '@rulewright/games';
import { modesOf, traceExample } from '@rulewright/lab/examples';
import { deviceGame } from './local-content.ts';

interface AskedExample {
  readonly game: string;
  readonly id: string;
  /** The first mode of the example, if it is null or one in which the example does not apply. */
  readonly mode: string | null;
}

/** The events of an example, step by step; null if the release does not have it. */
export async function exampleHere({ game: id, id: asked, mode }: AskedExample) {
  const { content, release } = await deviceGame(id);
  const game = content.game(id);
  const example = [...game.examples.values()].flat().find((one) => one.id === asked);
  if (!example || !hasEngine(game)) return null;
  const modes = modesOf(content, id, example);
  const played = modes.find((one) => one === mode) ?? modes[0];
  if (played === undefined) return null;
  const { frames } = traceExample(content, engineOf(game), example, played);
  return {
    ...{ release, mode: played, title: example.title, rules: example.rules },
    steps: frames.map(({ decision, events }) => ({
      decision,
      events: events.map(({ sentence, rule }) => ({ sentence, rule })),
    })),
  };
}
