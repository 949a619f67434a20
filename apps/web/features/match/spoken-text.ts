/** The text that announces a change of a match: the latest events, then the question. */
import { gathered, type LogLineData } from '@rulewright/ui/table';

/** The maximum number of events to announce. The log shows all events. */
const MOST = 5;

/**
 * @param after the number of the last announced log line; after an undo, the log may end before that line
 * @param question the current question; null after the match
 */
export function spokenOf(lines: readonly LogLineData[], after: number, question: string | null): string {
  const fresh = gathered(lines.filter(({ number }) => number > after)).slice(-MOST);
  const sentences = fresh.map(({ sentence, times }) => (times > 1 ? `${sentence} ×${times}` : sentence));
  return [...sentences, ...(question === null ? [] : [question])].join(' ');
}
