/** A thread in which bots think. */
import { runInBackground } from '@rulewright/content/node';
import { pluginFor } from '@rulewright/games';
import { Thinkers, type Question } from './thought.ts';

runInBackground();
const thinkers = new Thinkers(pluginFor);

export default function answer(question: Question): number | null {
  return thinkers.answer(question);
}
