/**
 * The engine in a web worker, served as `/engine.js`. It provides deck checks, cards and matches from the data of saved games. It needs no
 * network and does not block the page.
 */
import { config } from 'zod';
import { calls, type Calls } from './calls.ts';

// The content security policy of the site forbids `new Function`, which Zod uses by default.
config({ jitless: true });

/** The message of a page to the worker. */
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
