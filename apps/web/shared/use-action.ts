/** State of an action that a person starts: whether it is running, and the error if it was refused. */
'use client';
import { ApiClientError } from '@rulewright/api-client';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorNote } from './use-error-note.tsx';
import { useReturn } from './use-failure.ts';

export interface Action {
  readonly busy: boolean;
  readonly error: ReactNode;
  /** Runs the action. On an error, stores it in `error` and returns undefined. */
  run<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
}

export function useAction(): Action {
  const noteOf = useErrorNote();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
  });
  useReturn(error instanceof ApiClientError && error.kind === 'unreachable', reset);
  return {
    busy: isPending,
    error: error && noteOf(error),
    run: <Result>(work: () => Promise<Result>) =>
      (mutateAsync(work) as Promise<Result>).catch((): undefined => undefined),
  };
}
