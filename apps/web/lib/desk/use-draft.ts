/**
 * A draft during editing. It is saved shortly after the last key, and stored in the browser until the server has it. It never overwrites a
 * version that someone else saved in the meantime.
 */
'use client';
import { ApiError, conflictOf, SaveDraftDocument } from '@rulewright/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { request } from '../request.ts';
import { useErrorSentence } from '../use-error-sentence.ts';

type SaveStatus = 'saved' | 'typing' | 'saving' | 'failed' | 'conflict';

/** The version that someone else saved in the meantime. */
interface Clash {
  /** The text from which both people started. */
  readonly base: string;
  readonly theirs: string;
  readonly version: number | null;
}

/** The draft that the server has, in its answer to a save that it refuses. */
interface SavedDraft {
  readonly version?: number | null;
  readonly text?: string | null;
}

export interface DraftStart {
  readonly changeSet: number | null;
  readonly path: string;
  readonly text: string;
  /** The version of the draft; null if there is no draft yet. */
  readonly version: number | null;
  /** The hash of the released text, for the first save. */
  readonly baseHash: string | null;
  readonly editable: boolean;
  readonly onSaved: () => void;
}

export interface Draft {
  readonly text: string;
  readonly status: SaveStatus;
  readonly error: string | null;
  readonly clash: Clash | null;
  change(text: string): void;
  /** Saves without waiting. */
  save(): Promise<void>;
  /** Continues with a text that merges both sides of a conflict. */
  settle(text: string): void;
}

/** Milliseconds after the last key before a save. */
const PAUSE = 900;
/** Milliseconds until the next attempt after a save that could not reach the server. */
const AGAIN = 4_000;

interface Kept {
  readonly text: string;
  readonly base: string;
  readonly version: number | null;
}

const keyOf = ({ changeSet, path }: DraftStart): string => `draft:${changeSet}:${path}`;

function kept(start: DraftStart): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(start)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keep(start: DraftStart, value: Kept | null): void {
  try {
    if (value) localStorage.setItem(keyOf(start), JSON.stringify(value));
    else localStorage.removeItem(keyOf(start));
  } catch {
    // Without browser storage, drafts are still saved to the server.
  }
}

export function useDraft(start: DraftStart): Draft {
  const sentenceOf = useErrorSentence();
  const [text, setText] = useState(start.text);
  const [status, setStatus] = useState<SaveStatus>('saved');
  const [error, setError] = useState<string | null>(null);
  const [clash, setClash] = useState<Clash | null>(null);
  const now = useRef({ text: start.text, base: start.text, version: start.version, running: false, clash: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const first = useRef(start);
  useEffect(() => {
    first.current = start;
  });

  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    const state = now.current;
    const { changeSet, path, baseHash, onSaved } = first.current;
    if (changeSet === null || state.running || state.clash || state.text === state.base) return;
    state.running = true;
    setStatus('saving');
    const sent = state.text;
    try {
      const { saveDraft } = await request(SaveDraftDocument, {
        changeSet,
        path,
        text: sent,
        version: state.version,
        ...(state.version === null && { baseHash }),
      });
      state.version = saveDraft.version;
      state.base = sent;
      setError(null);
      if (state.text === sent) {
        keep(first.current, null);
        setStatus('saved');
        onSaved();
      } else {
        setStatus('typing');
        timer.current = setTimeout(() => void save(), PAUSE);
      }
    } catch (problem) {
      if (conflictOf(problem) === 'draft-changed') {
        const details = (problem as ApiError).problems[0]?.extensions?.['details'] as SavedDraft | undefined;
        state.clash = true;
        setClash({ base: state.base, theirs: details?.text ?? state.base, version: details?.version ?? null });
        setStatus('conflict');
      } else {
        setStatus('failed');
        const passing = problem instanceof ApiError && problem.kind !== 'refused';
        if (passing) timer.current = setTimeout(() => void save(), AGAIN);
      }
      setError(sentenceOf(problem));
    } finally {
      state.running = false;
    }
  }, [sentenceOf]);

  const change = useCallback(
    (next: string): void => {
      const state = now.current;
      state.text = next;
      setText(next);
      keep(first.current, { text: next, base: state.base, version: state.version });
      if (state.clash) return;
      setStatus(next === state.base ? 'saved' : 'typing');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), PAUSE);
    },
    [save],
  );

  const settle = useCallback(
    (next: string): void => {
      const state = now.current;
      setClash((old) => {
        if (old) Object.assign(state, { base: old.theirs, version: old.version });
        return null;
      });
      state.clash = false;
      setError(null);
      // Runs after the state update above, which makes the server's text the new base.
      setTimeout(() => change(next), 0);
    },
    [change],
  );

  useEffect(() => {
    const left = first.current.editable ? kept(first.current) : null;
    if (left && left.text !== first.current.text) {
      Object.assign(now.current, { base: left.base, version: left.version });
      change(left.text);
    } else keep(first.current, null);
    const flush = (): void => void save();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      clearTimeout(timer.current);
    };
  }, [change, save]);

  return { text, status, error, clash, change, save, settle };
}
