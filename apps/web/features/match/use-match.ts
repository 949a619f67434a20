/**
 * The current state of a match, pushed over a socket, or polled if no socket opens. The server pushes only the data that this visitor may
 * see for the requested seat.
 */
'use client';
import type { MatchPartsFragment } from '@rulewright/api-client';
import { createClient } from 'graphql-ws';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isOnDevice, ask, onMatchChange } from '../device/index.ts';
import { shared } from './shared.ts';

export type MatchView = MatchPartsFragment;

/** Milliseconds between two requests if no socket pushes changes. */
const POLL = 2_000;

/** The minimum wait in milliseconds before the next attempt to connect. A random delay of up to the same length is added. */
const RETRY = 1_000;

/** Merges a new view into the known one: replaces log lines from `logFrom` on, and adds messages. */
export function merged(before: MatchView, now: MatchView): MatchView {
  if (before.id !== now.id) return now;
  const messages = withNew(before.messages, now.messages);
  const keeps = before.table?.viewer === now.table?.viewer && before.branch === now.branch;
  if (!keeps) return { ...now, messages };
  if (now.version < before.version) return { ...before, messages };
  const first = before.logFrom;
  if (now.logFrom <= first || now.logFrom > first + before.log.length) return { ...now, messages };
  return { ...now, messages, logFrom: first, log: [...before.log.slice(0, now.logFrom - first), ...now.log] };
}

/** Merges messages. Answers may arrive in any order and contain the same message, so each is added only once. */
function withNew(known: MatchView['messages'], come: MatchView['messages']): MatchView['messages'] {
  const last = known.at(-1)?.number ?? -1;
  const more = come.filter(({ number }) => number > last);
  return more.length === 0 ? known : [...known, ...more];
}

export interface MatchConnection {
  readonly match: MatchView;
  /** Whether a socket pushes changes; otherwise the page polls. */
  readonly live: boolean;
  /** Merges the answer to an action of the reader. */
  take(view: MatchView): void;
}

/** @param subscription the GraphQL subscription that pushes changes; null for a match on this device, whose engine reports changes */
export function useMatch(initial: MatchView, seat: number | null, subscription: string | null): MatchConnection {
  const [match, setMatch] = useState(initial);
  const [live, setLive] = useState(false);
  const known = useRef(initial);
  const take = useCallback((view: MatchView) => {
    const { table } = known.current;
    const next = merged(known.current, view);
    known.current = table && next.table ? { ...next, table: shared(table, next.table) } : next;
    setMatch(known.current);
  }, []);

  useEffect(() => {
    if (subscription === null) return onThisDevice(initial.id, take);
    let ended = false;
    const { id } = initial;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const client = createClient({
      url: `${scheme}://${location.host}/play/live/socket`,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, RETRY + Math.random() * RETRY)),
      on: { connected: () => setLive(true), closed: () => setLive(false) },
    });
    const end = client.subscribe<{ matchChanged: MatchView }>(
      { query: subscription, variables: { match: id, seat } },
      {
        next: ({ data }) => data && take(data.matchChanged),
        error: () => setLive(false),
        complete: () => setLive(false),
      },
    );
    const refresh = async (): Promise<void> => {
      const { log, logFrom, branch } = known.current;
      const events = known.current.table?.viewer === seat ? logFrom + log.length : 0;
      const answer = await ask('Match', { match: id, seat, events, branch }).catch(() => null);
      if (answer?.match && !ended) take(answer.match);
    };
    // The seat may have changed, so its view is loaded at once, with or without a socket.
    void refresh();
    return () => {
      ended = true;
      end();
      void client.dispose();
    };
  }, [initial, seat, subscription, take]);

  useEffect(() => {
    if (live || match.stage === 'over' || isOnDevice(match.id)) return;
    const timer = setInterval(() => {
      void ask('Match', { match: match.id, seat }).then(
        (answer) => answer.match && take(answer.match),
        () => undefined,
      );
    }, POLL);
    return () => clearInterval(timer);
  }, [live, match.id, match.stage, seat, take]);

  return { match, live: live || subscription === null, take };
}

/** Passes every change that the engine of this device reports to `take`. Returns a function that stops this. */
function onThisDevice(id: string, take: (view: MatchView) => void): () => void {
  return onMatchChange((view) => view.id === id && take(view));
}
