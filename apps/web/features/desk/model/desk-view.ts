/** What the editor of a document shows: form or source, the open tab, the line with the caret, and the marks in the source. */
import type { CommentPartsFragment, DeskDocumentQuery } from '@rulewright/api-client';
import type { Mark } from './marks.ts';

type ShownPanes = 'form' | 'both' | 'source';

export interface DeskView {
  readonly view: ShownPanes;
  /** The id of the open tab. */
  readonly tab: string;
  /** The number of the line with the caret. */
  readonly line: number;
  /** Counts requests to comment on a line. Each new value focuses the comment field. */
  readonly asked: number;
}

export type DeskViewAction =
  | { readonly type: 'view'; readonly view: ShownPanes }
  | { readonly type: 'tab'; readonly tab: string }
  | { readonly type: 'line'; readonly line: number; readonly withSource?: boolean }
  | { readonly type: 'comment'; readonly line: number };

/**
 * The view with which a document opens: its form, or a chapter as sentences, because most editors need no source. A link to a line of
 * another document shows its source too.
 */
export const firstView = (
  kind: string,
  { line, debug }: { readonly line?: number | undefined; readonly debug?: string | undefined } = {},
): DeskView => ({
  view: kind === 'text' || line === undefined ? 'form' : 'both',
  tab: kind !== 'play' ? 'preview' : debug === undefined ? 'rules' : 'debugger',
  line: line ?? 1,
  asked: 0,
});

export function deskView(state: DeskView, action: DeskViewAction): DeskView {
  switch (action.type) {
    case 'view':
      return { ...state, view: action.view };
    case 'tab':
      return { ...state, tab: action.tab };
    case 'line':
      return {
        ...state,
        line: action.line,
        view: action.withSource === true && state.view === 'form' ? 'both' : state.view,
      };
    case 'comment':
      return { ...state, line: action.line, tab: 'discussion', asked: state.asked + 1 };
  }
}

type Problems = NonNullable<DeskDocumentQuery['document']>['problems'];

/** The marks in the source: problems, open comments on a line, and texts that differ from their data. */
export const marksOf = (
  problems: Problems,
  comments: readonly CommentPartsFragment[],
  sentences: readonly Mark[],
): Mark[] => [
  ...problems.map((one) => ({ ...one, severity: 'error' as const })),
  ...comments.flatMap(({ line, resolved, author, body }) =>
    line == null || resolved ? [] : [{ line, column: 1, message: `${author}: ${body}`, severity: 'info' as const }],
  ),
  ...sentences,
];
