/** The states of a draft during editing: saved, typed, on its way to the server, not taken, or in conflict with the version of another person. */

/** The version that someone else saved in the meantime. */
interface Clash {
  /** The text from which both people started. */
  readonly base: string;
  readonly theirs: string;
  readonly version: number | null;
  /** Who saved it; null if it is not known. */
  readonly by: string | null;
}

/** `failed`: the server did not take the last save. */
type SaveStatus = 'saved' | 'typing' | 'saving' | 'failed' | 'conflict';

export interface DraftState {
  readonly text: string;
  /** The text and the version that the server has; the version is null if it has no draft yet. */
  readonly base: string;
  readonly version: number | null;
  readonly status: SaveStatus;
  /** Whether a text is on its way to the server. The person can type in the meantime. */
  readonly sending: boolean;
  readonly clash: Clash | null;
}

export type DraftAction =
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'send' }
  /** The server has saved a text. */
  | { readonly type: 'sent'; readonly text: string; readonly version: number }
  /** The server refused a text, because it has another version. Without a text, it has the text from which the person started. */
  | {
      readonly type: 'clash';
      readonly theirs: string | null;
      readonly version: number | null;
      readonly by?: string | null;
    }
  | { readonly type: 'fail' }
  /** Continues with a text that merges both sides of a conflict. */
  | { readonly type: 'settle'; readonly text: string }
  /** This browser has a text from an earlier visit, and someone saved the document after it was typed. `base` is the text before both. */
  | { readonly type: 'find'; readonly text: string; readonly base: string };

export const firstDraftState = (text: string, version: number | null): DraftState => ({
  text,
  base: text,
  version,
  status: 'saved',
  sending: false,
  clash: null,
});

/** Whether the draft has a text that can be sent now. */
export const canSend = ({ text, base, sending, clash }: DraftState): boolean =>
  !sending && clash === null && text !== base;

const typed = (state: DraftState, text: string): DraftState => ({
  ...state,
  text,
  status: state.clash ? 'conflict' : text === state.base ? 'saved' : 'typing',
});

export function draftState(state: DraftState, action: DraftAction): DraftState {
  switch (action.type) {
    case 'type':
      return typed(state, action.text);
    case 'send':
      return { ...state, status: 'saving', sending: true };
    case 'sent':
      return typed({ ...state, base: action.text, version: action.version, sending: false }, state.text);
    case 'clash': {
      const { base } = state;
      const clash = { base, theirs: action.theirs ?? base, version: action.version, by: action.by ?? null };
      return { ...state, status: 'conflict', sending: false, clash };
    }
    case 'fail':
      return { ...state, status: 'failed', sending: false };
    case 'settle': {
      const { clash } = state;
      const known = clash ? { base: clash.theirs, version: clash.version, clash: null } : {};
      return typed({ ...state, ...known }, action.text);
    }
    case 'find': {
      const clash = { base: action.base, theirs: state.base, version: state.version, by: null };
      return { ...state, text: action.text, base: action.base, status: 'conflict', clash };
    }
  }
}
