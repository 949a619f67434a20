/** The card sheet of a page: its cells, the filter with the cards that it finds, the shown columns, and the state of the grid. */
'use client';
import { CardSheetDocument, type CardSheetQuery } from '@rulewright/api-client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useReducer, useState, type Dispatch } from 'react';
import { request } from '../../../../shared/request.ts';
import { sheetAddress, shownIds, toggled, type SheetColumn } from './columns.ts';
import { EMPTY_GRID, FIRST_CELL, gridReducer, type GridAction, type GridState } from './grid-state.ts';
import { useSheet, type SheetModel } from './use-sheet.ts';

export interface CardSheetProps {
  readonly changeSet: number;
  readonly game: string;
  /** The initial filter and columns, from the page address. */
  readonly query: string;
  readonly columns: readonly string[];
  readonly editable: boolean;
}

export interface CardSheetModel {
  readonly changeSet: number;
  readonly editable: boolean;
  readonly sheet: SheetModel;
  readonly grid: GridState;
  readonly moveGrid: Dispatch<GridAction>;
  /** The initial filter, and the filter that applies. */
  readonly asked: string;
  readonly query: string;
  readonly search: UseQueryResult<CardSheetQuery['cardSheet']>;
  /** The cards that the filter finds. */
  readonly slugs: readonly string[];
  readonly columns: readonly SheetColumn[];
  /** The ids of the shown columns, also before the columns are loaded. */
  readonly ids: readonly string[];
  readonly shown: readonly SheetColumn[];
  filter(query: string): void;
  /** Shows or hides a column. */
  toggle(id: string): void;
}

const NO_CARDS: readonly string[] = [];
const NO_COLUMNS: readonly SheetColumn[] = [];

export function useCardSheet({
  changeSet,
  game,
  query: asked,
  columns: chosenBefore,
  editable,
}: CardSheetProps): CardSheetModel {
  const t = useTranslations('common.keptText');
  const sheet = useSheet(changeSet, game, editable, t('sheet', { game }));
  const { dispatch } = sheet;
  const [query, setQuery] = useState(asked);
  const [chosen, setChosen] = useState(chosenBefore);
  const [grid, moveGrid] = useReducer(gridReducer, EMPTY_GRID);
  const search = useQuery({
    queryKey: ['card-sheet', changeSet, game, query],
    queryFn: async ({ signal }) => (await request(CardSheetDocument, { changeSet, game, query }, { signal })).cardSheet,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: (old) => old,
  });
  const columns = search.data?.columns ?? NO_COLUMNS;
  useEffect(() => dispatch({ type: 'columns', columns: columns.map(({ id }) => id) }), [columns, dispatch]);
  const ids = useMemo(() => shownIds(columns, chosen), [columns, chosen]);

  /** Shows other cards or columns. The selection would be of other cells, so it starts at the first cell. */
  const show = (nextQuery: string, nextChosen: readonly string[]): void => {
    setQuery(nextQuery);
    setChosen(nextChosen);
    moveGrid({ type: 'select', cell: FIRST_CELL });
    window.history.replaceState(null, '', sheetAddress(game, nextQuery, nextChosen));
  };
  return {
    changeSet,
    editable,
    sheet,
    grid,
    moveGrid,
    asked,
    query,
    search,
    slugs: search.data?.slugs ?? NO_CARDS,
    columns,
    ids,
    shown: columns.filter(({ id }) => ids.includes(id)),
    filter: (text) => show(text, chosen),
    toggle: (id) => show(query, toggled(columns, ids, id)),
  };
}
