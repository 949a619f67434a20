/**
 * A match as it stands, kept up to date: pushed over a socket, asked for every now and then where no socket opens. What is
 * pushed is only what this visitor may see, as the seat that is asked for.
 */
'use client';
import type { MatchPartsFragment } from '@rulewright/api-client';
import { createClient } from 'graphql-ws';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isOnDevice } from '../../lib/offline/device-id.ts';
import { ask } from './ask.ts';

export type MatchView = MatchPartsFragment;

/** Milliseconds between two requests if no socket pushes changes. */
const POLL = 2_000;

/** The shortest wait before another try to connect, in milliseconds; a random part of up to the same length is added. */
const RETRY = 1_000;

/** What is known of a match and what comes: lines of the log from `logFrom` on are replaced, messages are added. */
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

/** Answers may come in any order, and a message in several: each counts once. */
function withNew(known: MatchView['messages'], come: MatchView['messages']): MatchView['messages'] {
  const last = known.at(-1)?.number ?? -1;
  const more = come.filter(({ number }) => number > last);
  return more.length === 0 ? known : [...known, ...more];
}

export interface LiveMatch {
  readonly match: MatchView;
  /** Pushed by the site, rather than asked for. */
  readonly live: boolean;
  /** Takes in the answer to something that was done. */
  take(view: MatchView): void;
}

/** @param subscription the text of the subscription that pushes changes; null for a match on this device, whose engine tells them */
export function useMatch(initial: MatchView, seat: number | null, subscription: string | null): LiveMatch {
  const [match, setMatch] = useState(initial);
  const [live, setLive] = useState(false);
  const known = useRef(initial);
  const take = useCallback((view: MatchView) => {
    known.current = merged(known.current, view);
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
    // The seat may just have changed: what it sees is wanted at once, with or without a socket.
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

/** Takes every change that the engine of this device reports. Returns a function that ends this. */
function onThisDevice(id: string, take: (view: MatchView) => void): () => void {
  let end: (() => void) | null = null;
  let ended = false;
  void import('../../lib/offline/engine.ts').then(({ onMatchChange }) => {
    if (!ended) end = onMatchChange((view) => view.id === id && take(view));
  });
  return () => {
    ended = true;
    end?.();
  };
}
