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
import { canSend, draftState, firstDraftState, type DraftAction, type DraftState } from './draft-state.ts';

/** The draft that the server has, in its answer to a save that it refuses. */
interface SavedDraft {
  readonly version?: number | null;
  readonly text?: string | null;
  /** Who saved it. */
  readonly by?: string | null;
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

export interface Draft extends Pick<DraftState, 'text' | 'status' | 'clash'> {
  readonly error: ReactNode;
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
  const [state, setState] = useState(() => firstDraftState(start.text, start.version));
  const [error, setError] = useState<ReactNode>(null);
  const [offered, setOffered] = useState<KeptText | null>(null);
  /** The newest state, which may not be rendered yet. A save that ends must see it. */
  const now = useRef(state);
  const act = useCallback((action: DraftAction): DraftState => {
    now.current = draftState(now.current, action);
    setState(now.current);
    return now.current;
  }, []);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const first = useRef(start);
  useEffect(() => {
    first.current = start;
  });

  /** Keeps the text in this browser until the server has it. */
  const keepText = useCallback(({ text, base, version }: DraftState): void => {
    const { changeSet, path } = first.current;
    if (changeSet !== null) keepDraft(text, { changeSet, path, base, version });
  }, []);

  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    const { changeSet, path, baseHash, onSaved } = first.current;
    if (changeSet === null || !canSend(now.current)) return;
    const { text: sent, version } = act({ type: 'send' });
    try {
      const asked = { changeSet, path, text: sent, version, ...(version === null && { baseHash }) };
      const { saveDraft } = await request(SaveDraftDocument, asked);
      const saved = act({ type: 'sent', text: sent, version: saveDraft.version });
      setError(null);
      if (saved.status === 'saved') {
        forget(draftPlace(changeSet, path));
        onSaved();
      } else {
        keepText(saved);
        timer.current = setTimeout(() => void save(), PAUSE);
      }
    } catch (problem) {
      if (conflictOf(problem) === 'draft-changed') {
        const details = (problem as ApiClientError).problems[0]?.extensions?.['details'] as SavedDraft | undefined;
        const { text: theirs = null, version: saved = null, by = null } = details ?? {};
        act({ type: 'clash', theirs, version: saved, by });
      } else {
        act({ type: 'fail' });
        const passing = problem instanceof ApiClientError && problem.kind !== 'refused';
        if (problem instanceof ApiClientError && ENDED.includes(problem.reason))
          setOffered(keptAt(draftPlace(changeSet, path)));
        if (passing) timer.current = setTimeout(() => void save(), AGAIN);
      }
      setError(noteOf(problem));
    }
  }, [act, keepText, noteOf]);

  /** Takes a new text, keeps it, and saves it after a pause unless it is in conflict. */
  const take = useCallback(
    (action: DraftAction): void => {
      const taken = act(action);
      keepText(taken);
      if (taken.clash) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), PAUSE);
    },
    [act, keepText, save],
  );
  const change = useCallback((text: string): void => take({ type: 'type', text }), [take]);
  const settle = useCallback(
    (text: string): void => {
      setError(null);
      take({ type: 'settle', text });
    },
    [take],
  );

  useEffect(() => {
    const place = placeOf(first.current);
    const left = place === null ? null : keptAt(place);
    const { text: saved, editable } = first.current;
    if (left?.document && place !== null) {
      const { base } = left.document;
      if (left.text === saved) forget(place);
      else if (!editable) setOffered(left);
      else if (base === saved) change(left.text);
      // Someone saved the document after this text was typed.
      else act({ type: 'find', text: left.text, base });
    }
    const flush = (): void => void save();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      clearTimeout(timer.current);
    };
  }, [act, change, save]);

  const { text, status, clash } = state;
  return { text, status, clash, error, offered, change, save, settle };
}
