/**
 * The current state of a match, pushed over a socket, or polled if no socket opens. The server pushes only the data that this visitor may
 * see for the requested seat.
 */
'use client';
import type { MatchPartsFragment } from '@rulewright/api-client';
import { createClient } from 'graphql-ws';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
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

  // Before React has hydrated a part, an urgent update removes it and draws it again, without what a person has typed in it. A transition
  // waits until the part is there. Only the first answer and the waiting room need this.
  const takeEarly = useCallback((view: MatchView) => startTransition(() => take(view)), [take]);
  const takePushed = useCallback(
    (view: MatchView) => (known.current.table ? take(view) : takeEarly(view)),
    [take, takeEarly],
  );

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
      on: { connected: () => startTransition(() => setLive(true)), closed: () => setLive(false) },
    });
    const end = client.subscribe<{ matchChanged: MatchView }>(
      { query: subscription, variables: { match: id, seat } },
      {
        next: ({ data }) => data && takePushed(data.matchChanged),
        error: () => setLive(false),
        complete: () => setLive(false),
      },
    );
    const refresh = async (): Promise<void> => {
      const { log, logFrom, branch } = known.current;
      const events = known.current.table?.viewer === seat ? logFrom + log.length : 0;
      const answer = await ask('Match', { match: id, seat, events, branch }).catch(() => null);
      if (answer?.match && !ended) takeEarly(answer.match);
    };
    // The seat may have changed, so its view is loaded at once, with or without a socket.
    void refresh();
    return () => {
      ended = true;
      end();
      void client.dispose();
    };
  }, [initial, seat, subscription, take, takeEarly, takePushed]);

  useEffect(() => {
    if (live || match.stage === 'over' || isOnDevice(match.id)) return;
    const timer = setInterval(() => {
      void ask('Match', { match: match.id, seat }).then(
        (answer) => answer.match && takePushed(answer.match),
        () => undefined,
      );
    }, POLL);
    return () => clearInterval(timer);
  }, [live, match.id, match.stage, seat, takePushed]);

  return { match, live: live || subscription === null, take };
}

/** Passes every change that the engine of this device reports to `take`. Returns a function that stops this. */
function onThisDevice(id: string, take: (view: MatchView) => void): () => void {
  return onMatchChange((view) => view.id === id && take(view));
}
