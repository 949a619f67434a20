/** What the explorer shows: the query to ask, the open tab, and the places of the schema that the reader has looked up. */
import type { PastQuery } from './history.ts';
import type { SchemaPlace } from './place.ts';

export interface ExplorerView {
  readonly asked: PastQuery;
  readonly tab: 'answer' | 'docs';
  /** The places of the schema that led to the shown one, which is the last. */
  readonly trail: readonly SchemaPlace[];
  /** The queries of the history, as the menu shows them. */
  readonly history: readonly PastQuery[];
}

export type ExplorerAction =
  | { readonly type: 'edit'; readonly asked: Partial<PastQuery> }
  /** A query was sent. */
  | { readonly type: 'run'; readonly history: readonly PastQuery[] }
  | { readonly type: 'history'; readonly history: readonly PastQuery[] }
  | { readonly type: 'tab'; readonly tab: ExplorerView['tab'] }
  | { readonly type: 'look-up'; readonly place: SchemaPlace }
  | { readonly type: 'back' };

export const firstExplorerView = (asked: PastQuery): ExplorerView => ({ asked, tab: 'answer', trail: [], history: [] });

export function explorerView(state: ExplorerView, action: ExplorerAction): ExplorerView {
  switch (action.type) {
    case 'edit':
      return { ...state, asked: { ...state.asked, ...action.asked } };
    case 'run':
      return { ...state, tab: 'answer', history: action.history };
    case 'history':
      return { ...state, history: action.history };
    case 'tab':
      return { ...state, tab: action.tab };
    case 'look-up':
      return { ...state, tab: 'docs', trail: [...state.trail, action.place] };
    case 'back':
      return { ...state, trail: state.trail.slice(0, -1) };
  }
}
