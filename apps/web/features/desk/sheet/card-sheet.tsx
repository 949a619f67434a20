/** The cards of a game as a spreadsheet within a change set: filter, columns, cells, problems and files. */
'use client';
import { CardSheetDocument } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { getCoreRowModel, useReactTable, type ColumnDef } from '@tanstack/react-table';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState, type SyntheticEvent } from 'react';
import { documentHref } from '../../../shared/editing/states.ts';
import type { Selection } from '../model/sheet/selection.ts';
import { useSheet } from '../model/sheet/use-sheet.ts';
import { sheetPlace, useKeptTexts } from '../../../shared/kept-texts.ts';
import { request } from '../../../shared/request.ts';
import { useErrorNote } from '../../../shared/use-error-note.tsx';
import { KeptOffer } from '../../../shared/components/kept-text.tsx';
import { SubmitButton } from '../../../shared/components/submit-button.tsx';
import { SheetFiles } from './sheet-files.tsx';
import { SheetGrid, type SheetColumn } from './sheet-grid.tsx';
import { SheetReplace } from './sheet-replace.tsx';

interface Props {
  readonly changeSet: number;
  readonly game: string;
  /** The initial filter and columns, from the page address. */
  readonly query: string;
  readonly columns: readonly string[];
  readonly editable: boolean;
}

/** The number of columns that are shown by default. */
const FIRST_COLUMNS = 8;
const WIDTHS: Readonly<Record<string, number>> = { number: 96, yes: 88, map: 200, list: 200, text: 208 };
const START: Selection = { anchor: { row: 0, column: 0 }, active: { row: 0, column: 0 } };
const NO_CARDS: readonly string[] = [];
const NO_COLUMNS: readonly SheetColumn[] = [];

/** The default columns: the name, then the game's number fields, then its other fields. */
function firstColumns(columns: readonly SheetColumn[]): string[] {
  const own = columns.filter(({ id }) => id.startsWith('data.'));
  const [numbers, others] = [own.filter(({ kind }) => kind === 'number'), own.filter(({ kind }) => kind !== 'number')];
  return ['name', ...[...numbers, ...others].map(({ id }) => id)].slice(0, FIRST_COLUMNS);
}

export function CardSheet({ changeSet, game, query: asked, columns: chosen, editable }: Props) {
  const t = useTranslations('desk.cardSheet');
  const noteOf = useErrorNote();
  const kt = useTranslations('common.keptText');
  const sheet = useSheet(changeSet, game, editable, kt('sheet', { game }));
  const kept = useKeptTexts().find(({ place }) => place === sheetPlace(changeSet, game));
  const { state, dispatch } = sheet;
  const [query, setQuery] = useState(asked);
  const [shown, setShown] = useState<readonly string[]>(chosen);
  const [selection, setSelection] = useState(START);
  const found = useQuery({
    queryKey: ['card-sheet', changeSet, game, query],
    queryFn: async ({ signal }) => (await request(CardSheetDocument, { changeSet, game, query }, { signal })).cardSheet,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: (old) => old,
  });
  const columns = found.data?.columns ?? NO_COLUMNS;
  const slugs = found.data?.slugs ?? NO_CARDS;
  useEffect(() => dispatch({ type: 'columns', columns: columns.map(({ id }) => id) }), [columns, dispatch]);

  const visible = useMemo(() => (shown.length > 0 ? shown : firstColumns(columns)), [shown, columns]);
  const table = useReactTable<string>({
    data: slugs as string[],
    columns: useMemo<ColumnDef<string>[]>(
      () =>
        columns.map((column) => ({
          id: column.id,
          header: column.label,
          size: WIDTHS[column.kind] ?? WIDTHS['text']!,
          meta: column,
        })),
      [columns],
    ),
    state: {
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, visible.includes(id)])),
    },
    getCoreRowModel: getCoreRowModel(),
  });
  const keep = (nextQuery: string, nextColumns: readonly string[]): void => {
    const search = new URLSearchParams({ game });
    if (nextQuery !== '') search.set('q', nextQuery);
    if (nextColumns.length > 0) search.set('columns', nextColumns.join(','));
    window.history.replaceState(null, '', `?${search.toString()}`);
  };
  const filter = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '');
    setQuery(text);
    setSelection(START);
    keep(text, shown);
  };
  const toggle = (id: string): void => {
    const next = columns
      .map((one) => one.id)
      .filter((one) => (one === id ? !visible.includes(id) : visible.includes(one)));
    setShown(next);
    setSelection(START);
    keep(query, next);
  };

  const activeSlug = slugs[selection.active.row];
  const activeColumn = table.getVisibleLeafColumns()[selection.active.column];
  const activeRow = activeSlug === undefined ? undefined : state.rows.get(activeSlug);
  const problems = activeRow?.problems.filter((one) => one.column == null || one.column === activeColumn?.id) ?? [];
  const broken = [...state.rows.values()].filter((row) => row.problems.length > 0);
  const next = broken.map(({ slug }) => slugs.indexOf(slug)).find((at) => at >= 0);
  const labelOf = (id: string): string => columns.find((one) => one.id === id)?.label ?? id;

  return (
    <div className="card-sheet">
      {!editable && kept && <KeptOffer kept={kept} />}
      <div className="sheet-bar">
        <form role="search" className="sheet-filter" onSubmit={filter}>
          <input
            className="field"
            type="search"
            name="q"
            defaultValue={asked}
            aria-label={t('filter')}
            placeholder={t('filterExample')}
            maxLength={1000}
          />
          <SubmitButton className="button">{t('filterCards')}</SubmitButton>
        </form>
        <details className="sheet-choice">
          <summary className="button">{t('columns', { count: visible.length })}</summary>
          <fieldset>
            <legend>{t('columnsToShow')}</legend>
            {columns.map(({ id, label }) => (
              <label key={id}>
                <input type="checkbox" checked={visible.includes(id)} onChange={() => toggle(id)} /> {label}{' '}
                <span className="quiet">{id}</span>
              </label>
            ))}
          </fieldset>
        </details>
        {editable && (
          <>
            <button
              type="button"
              className="button"
              disabled={state.past.length === 0}
              onClick={() => dispatch({ type: 'undo' })}
            >
              {t('undo')}
            </button>
            <button
              type="button"
              className="button"
              disabled={state.future.length === 0}
              onClick={() => dispatch({ type: 'redo' })}
            >
              {t('redo')}
            </button>
          </>
        )}
        <p className="save-state" role="status" data-status={sheet.status}>
          {editable ? t('status', { status: sheet.status }) : t('readOnly')}
        </p>
      </div>
      <SheetFiles sheet={sheet} changeSet={changeSet} game={game} query={query} columns={visible} editable={editable} />
      {editable && columns.length > 0 && (
        <SheetReplace
          // Another filter or other columns need a new search.
          key={`${query} ${visible.join(',')}`}
          sheet={sheet}
          changeSet={changeSet}
          game={game}
          query={query}
          columns={columns.filter(({ id }) => visible.includes(id))}
        />
      )}
      {sheet.error && (
        <p className="form-error" role="alert">
          {sheet.error}{' '}
          <button type="button" className="link-button" onClick={() => void sheet.save()}>
            {t('saveAgain')}
          </button>
        </p>
      )}
      {state.clashes.length > 0 && (
        <div className="sheet-clashes" role="alert">
          <p>{t('clashes', { count: state.clashes.length })}</p>
          <ul>
            {state.clashes.map(({ slug, column, mine, theirs }) => (
              <li key={`${slug} ${column}`}>{t('clash', { card: slug, column: labelOf(column), mine, theirs })}</li>
            ))}
          </ul>
          <p className="button-row">
            <button type="button" className="button" onClick={() => dispatch({ type: 'settle', keep: 'mine' })}>
              {t('keepMine')}
            </button>
            <button type="button" className="button" onClick={() => dispatch({ type: 'settle', keep: 'theirs' })}>
              {t('keepTheirs')}
            </button>
          </p>
        </div>
      )}
      {found.error && (
        <p className="form-error" role="alert">
          {noteOf(found.error)}
        </p>
      )}
      {found.data?.problems.map((one) => (
        <p key={one.message} className="quiet">
          {one.message}
        </p>
      ))}
      <p className="quiet sheet-count" role="status">
        {found.isFetching ? t('searching') : t('cards', { count: slugs.length })}
        {broken.length > 0 && (
          <>
            {' '}
            <button
              type="button"
              className="link-button"
              disabled={next === undefined}
              onClick={() =>
                next !== undefined &&
                setSelection({ anchor: { row: next, column: 0 }, active: { row: next, column: 0 } })
              }
            >
              {t('broken', { count: broken.length })}
            </button>
          </>
        )}
      </p>
      {slugs.length > 0 && (
        <SheetGrid
          sheet={sheet}
          slugs={slugs}
          table={table}
          editable={editable}
          selection={selection}
          onSelect={setSelection}
        />
      )}
      <div className="sheet-active" role="status">
        {activeRow && activeColumn && (
          <>
            <a href={documentHref(activeRow.path, changeSet)}>{t('openCard', { card: activeRow.slug })}</a>{' '}
            <span className="quiet">{String(activeColumn.columnDef.header)}</span>
            {problems.map((one) => (
              <p key={one.message} className="form-error">
                {one.message}
              </p>
            ))}
          </>
        )}
      </div>
      <p className="quiet">{t(editable ? 'keys' : 'keysToRead')}</p>
    </div>
  );
}
