/** Calls the worker that runs the engine. The first call starts the worker. */
'use client';
import type { Calls } from './worker/calls.ts';
import type { Call } from './worker/engine.ts';

/** Values from a worker are copies, so they can be changed. */
type Copy<Value> = Value extends object ? { -readonly [Key in keyof Value]: Copy<Value[Key]> } : Value;
type Result<Name extends keyof Calls> = Copy<Awaited<ReturnType<Calls[Name]>>>;
type Changed = Result<'Match'>['match'];

interface PendingCall {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

type EngineMessage =
  | { readonly changed: Changed }
  | { readonly id: number; readonly error: string }
  | { readonly id: number; readonly result: unknown };

const waiting = new Map<number, PendingCall>();
const listeners = new Set<(match: Changed) => void>();
let worker: Worker | undefined;
let calls = 0;

function receive(answer: EngineMessage): void {
  if ('changed' in answer) {
    for (const listener of listeners) listener(answer.changed);
    return;
  }
  const call = waiting.get(answer.id);
  waiting.delete(answer.id);
  if ('error' in answer) call?.reject(new Error(answer.error));
  else call?.resolve(answer.result);
}

function start(): Worker {
  const started = new Worker('/engine.js');
  started.addEventListener('message', ({ data }: MessageEvent<EngineMessage>) => receive(data));
  started.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The engine could not start on this device.'));
    waiting.clear();
    worker = undefined;
  });
  return started;
}

/** Calls a function of the engine. @throws Error with a sentence for the reader */
export function callEngine<Name extends keyof Calls>(
  name: Name,
  input: Parameters<Calls[Name]>[0],
): Promise<Result<Name>> {
  worker ??= start();
  const id = ++calls;
  const result = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage({ id, name, input } satisfies Call);
  return result as Promise<Result<Name>>;
}

/** Calls `listener` with every change that a bot makes to a match. Returns a function that stops this. */
export function onMatchChange(listener: (match: Changed) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
