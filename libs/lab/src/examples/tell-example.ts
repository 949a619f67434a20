/** Lists the decisions and events of a worked example line by line, without the boards that a trace has. */
import type { Content, Example } from '@rulewright/content';
import { eventSentence, type EventRecord, type GamePlugin, type Match } from '@rulewright/engine';
import { seatLetter } from './places.ts';
import { runExample, type ExampleResult, type Watcher } from './run-examples.ts';

export interface ExampleStory extends ExampleResult {
  readonly lines: readonly string[];
}

/** The most lines. Later ones are left out. */
const MOST_LINES = 400;

class Teller implements Watcher {
  readonly lines: string[] = [];
  private match: Match | null = null;

  laid(match: Match): void {
    this.match = match;
  }

  event(record: EventRecord): void {
    const match = this.match!;
    this.say(() => `${eventSentence(match, record, seatLetter)} (${match.program.mechanics.rules[record.rule]!})`);
  }

  decision(text: string): void {
    this.say(() => `decision ${text}`);
  }

  private say(line: () => string): void {
    if (this.lines.length < MOST_LINES) this.lines.push(line());
  }
}

/** Plays an example in one mode and returns its decisions and events as lines. */
export function tellExample(content: Content, plugin: GamePlugin, example: Example, mode: string): ExampleStory {
  const teller = new Teller();
  const result = runExample(content, plugin, example, mode, { watch: teller });
  return { ...result, lines: teller.lines };
}
