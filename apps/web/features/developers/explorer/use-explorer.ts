/** The explorer in the browser: the query to ask, its answer, the schema and the history. */
'use client';
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { GraphQLSchema } from 'graphql';
import { useTranslations } from 'next-intl';
import { useReducer, type Dispatch } from 'react';
import { href } from '../../../shared/query.ts';
import { useErrorSentence } from '../../../shared/use-error-sentence.ts';
import { explorerView, firstExplorerView, type ExplorerAction, type ExplorerView } from '../model/explorer-view.ts';
import { readHistory, withAsked, writeHistory, type PastQuery } from '../model/history.ts';
import { runQuery, type Result } from '../model/run-query.ts';
import { useEditorParts, type EditorParts } from './use-editor-parts.ts';

export interface ExplorerProps {
  readonly first: PastQuery;
  /** The answer that the server rendered with the page. */
  readonly answer: { readonly text: string | null; readonly refusal: string | null } | null;
}

export interface ExplorerModel {
  readonly first: PastQuery;
  readonly view: ExplorerView;
  readonly dispatch: Dispatch<ExplorerAction>;
  /** The editor and the schema reader; null until they are loaded. */
  readonly parts: EditorParts | null;
  readonly schema: UseQueryResult<GraphQLSchema>;
  /** The address of the query; null if the query is too long for one. */
  readonly link: string | null;
  readonly result: Result | null;
  readonly refusal: string | null;
  readonly waiting: boolean;
  run(): void;
  keepHistory(history: readonly PastQuery[]): void;
}

export const PATH = '/developers/explorer';
/** The longest query that fits into an address, in characters. */
const LONGEST_LINK = 8_000;

export function useExplorer({ first, answer }: ExplorerProps): ExplorerModel {
  const t = useTranslations('developers.explorer');
  const sentenceOf = useErrorSentence();
  const [view, dispatch] = useReducer(explorerView, first, firstExplorerView);
  const parts = useEditorParts(() => {
    const query = document.querySelector<HTMLTextAreaElement>('.query-field')?.value;
    if (query !== undefined && query !== view.asked.query) dispatch({ type: 'edit', asked: { query } });
  });
  const { asked } = view;
  const schema = useQuery({
    queryKey: ['schema'],
    queryFn: ({ signal }) => parts!.loadSchema(signal),
    enabled: parts !== null,
    staleTime: Infinity,
  });
  const running = useMutation({ mutationFn: runQuery });
  const address = href(PATH, { ...asked });
  const link = address.length <= LONGEST_LINK ? address : null;

  const keepHistory = (history: readonly PastQuery[]): void => {
    dispatch({ type: 'history', history });
    writeHistory(history);
  };
  const run = (): void => {
    running.mutate(asked);
    const history = withAsked(readHistory(), asked);
    dispatch({ type: 'run', history });
    writeHistory(history);
    if (link !== null) window.history.replaceState(null, '', link);
  };

  const result = running.data ?? (running.isIdle ? fromPage(answer) : null);
  const failure = running.error ? sentenceOf(running.error) : running.data === null ? t('badVariables') : null;
  return {
    ...{ first, view, dispatch, parts, schema, link, result },
    refusal: failure ?? result?.refusal ?? null,
    waiting: running.isPending,
    run,
    keepHistory,
  };
}

const fromPage = (answer: ExplorerProps['answer']): Result | null =>
  answer && { text: answer.text ?? '', refusal: answer.refusal, milliseconds: null };
