/**
 * The engine in a worker of the browser, served as `/engine.js`: deck checks, cards and matches from the data of kept games, without a
 * network and without blocking the page.
 */
import { config } from 'zod';
import { calls, type Calls } from './calls.ts';

// The policy of the site forbids compiling code from texts.
config({ jitless: true });

/** What a page sends. */
export interface Call {
  readonly id: number;
  readonly name: keyof Calls;
  readonly input: unknown;
}

addEventListener('message', ({ data }: MessageEvent<Call>) => {
  const { id, name, input } = data;
  const call = calls[name] as (input: unknown, tell: (changed: unknown) => void) => Promise<unknown>;
  const answer = async (): Promise<void> => {
    try {
      postMessage({ id, result: await call(input, (changed) => postMessage({ changed })) });
    } catch (error) {
      postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  };
  void answer();
});
