/** The server state of the interactive pages below it: one cache in the browser. Reading pages do without it, and without its script. */
'use client';
import { ApiError } from '@rulewright/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** Milliseconds in which an answer is not asked for again by another component. */
const FRESH = 10_000;
/** A question that found no answer is sent so many times more; a refusal is final. */
const TRIES = 2;

const isPassing = (error: unknown): boolean => !(error instanceof ApiError) || error.kind !== 'refused';

const newClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        retry: (failures, error) => failures < TRIES && isPassing(error),
        refetchOnWindowFocus: false,
        // Without a network the reader gets an error at once instead of an endless wait.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });

export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(newClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
