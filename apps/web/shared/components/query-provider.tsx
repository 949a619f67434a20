/** Provides a query cache to the interactive pages below it. Reading pages do not load it. */
'use client';
import { ApiClientError } from '@rulewright/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** Milliseconds for which components share an answer without a new request. */
const FRESH = 10_000;
/** The number of retries for a request without an answer. Refusals are not retried. */
const TRIES = 2;

const isPassing = (error: unknown): boolean => !(error instanceof ApiClientError) || error.kind !== 'refused';

const newClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        retry: (failures, error) => failures < TRIES && isPassing(error),
        refetchOnWindowFocus: false,
        // When the browser is offline, the request fails at once instead of waiting.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });

export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(newClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
