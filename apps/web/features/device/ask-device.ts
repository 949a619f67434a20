/** Sends the operations of a match to the engine of this device. */
'use client';
import { ApiClientError } from '@rulewright/api-client';
import type { requestNamed } from '../../shared/request-named.ts';
import type { Calls } from './worker/calls.ts';
import { callEngine } from './engine.ts';

const ANSWERED = ['Match', 'Decide', 'UndoDecision', 'RedoDecision', 'WhyNot', 'OptionsAfter', 'MatchSummary'] as const;

const isAnswered = (operation: string): operation is (typeof ANSWERED)[number] =>
  ANSWERED.some((one) => one === operation);

/** @throws Error with a sentence for the reader */
export const askDevice: typeof requestNamed = async (operation, variables) => {
  if (!isAnswered(operation)) throw new ApiClientError('refused', 'A match on this device cannot do this.');
  const input = variables as unknown as Parameters<Calls[typeof operation]>[0];
  return (await callEngine(operation, input)) as Awaited<ReturnType<typeof requestNamed<typeof operation>>>;
};
