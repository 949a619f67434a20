/** The entry point of a thread in which bots think. */
import { runInBackground } from '@rulewright/content/background';
import { pluginFor } from '@rulewright/games';
import { ThreadBots, type BotQuestion } from './thread-bots.ts';

runInBackground();
const thinkers = new ThreadBots(pluginFor);

export default function answer(question: BotQuestion): number | null {
  return thinkers.answer(question);
}
