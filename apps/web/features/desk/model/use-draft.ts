/**
 * A draft during editing. It is saved shortly after the last key, and stored in the browser until the server has it. It never overwrites a
 * version that someone else saved in the meantime.
 */
'use client';
import { ApiClientError, conflictOf, SaveDraftDocument } from '@rulewright/api-client';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { forget, type KeptText } from '../../../shared/kept-field.ts';
import { draftPlace, keepDraft, keptAt } from '../../../shared/kept-texts.ts';
import { request } from '../../../shared/request.ts';
import { useErrorNote } from '../../../shared/use-error-note.tsx';

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
  readonly error: ReactNode;
  readonly clash: Clash | null;
  /** A text of this browser that can no longer be saved here; null if there is none. */
  readonly offered: KeptText | null;
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

/** Refusals after which no later save can succeed here. The kept text is offered instead. */
const ENDED: readonly (string | null)[] = ['wrong-state', 'unknown-change-set', 'unknown-document'];

const placeOf = ({ changeSet, path }: DraftStart): string | null =>
  changeSet === null ? null : draftPlace(changeSet, path);

export function useDraft(start: DraftStart): Draft {
  const noteOf = useErrorNote();
  const [text, setText] = useState(start.text);
  const [status, setStatus] = useState<SaveStatus>('saved');
  const [error, setError] = useState<ReactNode>(null);
  const [clash, setClash] = useState<Clash | null>(null);
  const [offered, setOffered] = useState<KeptText | null>(null);
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
        forget(draftPlace(changeSet, path));
        setStatus('saved');
        onSaved();
      } else {
        keepDraft(state.text, { changeSet, path, base: sent, version: state.version });
        setStatus('typing');
        timer.current = setTimeout(() => void save(), PAUSE);
      }
    } catch (problem) {
      if (conflictOf(problem) === 'draft-changed') {
        const details = (problem as ApiClientError).problems[0]?.extensions?.['details'] as SavedDraft | undefined;
        state.clash = true;
        setClash({ base: state.base, theirs: details?.text ?? state.base, version: details?.version ?? null });
        setStatus('conflict');
      } else {
        setStatus('failed');
        const passing = problem instanceof ApiClientError && problem.kind !== 'refused';
        if (problem instanceof ApiClientError && ENDED.includes(problem.reason))
          setOffered(keptAt(draftPlace(changeSet, path)));
        if (passing) timer.current = setTimeout(() => void save(), AGAIN);
      }
      setError(noteOf(problem));
    } finally {
      state.running = false;
    }
  }, [noteOf]);

  const change = useCallback(
    (next: string): void => {
      const state = now.current;
      state.text = next;
      setText(next);
      const { changeSet, path } = first.current;
      if (changeSet !== null) keepDraft(next, { changeSet, path, base: state.base, version: state.version });
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
    const place = placeOf(first.current);
    const left = place === null ? null : keptAt(place);
    const { text: saved, version, editable } = first.current;
    if (left?.document && place !== null) {
      const { base } = left.document;
      if (left.text === saved) forget(place);
      else if (!editable) setOffered(left);
      else if (base === saved) change(left.text);
      else {
        // Someone saved the document after this text was typed.
        Object.assign(now.current, { text: left.text, base, clash: true });
        setText(left.text);
        setClash({ base, theirs: saved, version });
        setStatus('conflict');
      }
    }
    const flush = (): void => void save();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      clearTimeout(timer.current);
    };
  }, [change, save]);

  return { text, status, error, clash, offered, change, save, settle };
}
