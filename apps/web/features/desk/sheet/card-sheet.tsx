/** The cards of a game as a spreadsheet within a change set: filter, columns, cells, problems and files. */
'use client';
import { useTranslations } from 'next-intl';
import { documentHref } from '../../../shared/editing/states.ts';
import { KeptOffer } from '../../../shared/components/kept-text.tsx';
import { SubmitButton } from '../../../shared/components/submit-button.tsx';
import { sheetPlace, useKeptTexts } from '../../../shared/kept-texts.ts';
import { useErrorNote } from '../../../shared/use-error-note.tsx';
import { useCardSheet, type CardSheetModel, type CardSheetProps } from '../model/sheet/use-card-sheet.ts';
import { SheetFiles } from './sheet-files.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { SheetReplace } from './sheet-replace.tsx';
import { Refusal } from '../../../shared/components/refusal.tsx';

export function CardSheet(props: CardSheetProps) {
  const { changeSet, game, editable } = props;
  const t = useTranslations('desk.cardSheet');
  const view = useCardSheet(props);
  const { sheet, query, columns, shown, ids } = view;
  const stored = useKeptTexts().find(({ place }) => place === sheetPlace(changeSet, game));
  return (
    <div className="card-sheet">
      {!editable && stored && <KeptOffer entry={stored} />}
      <SheetBar view={view} />
      <SheetFiles sheet={sheet} changeSet={changeSet} game={game} query={query} columns={ids} editable={editable} />
      {editable && columns.length > 0 && (
        <SheetReplace
          // Another filter or other columns need a new search.
          key={`${query} ${ids.join(',')}`}
          sheet={sheet}
          changeSet={changeSet}
          game={game}
          query={query}
          columns={shown}
        />
      )}
      <SaveProblems view={view} />
      <Found view={view} />
      {view.slugs.length > 0 && (
        <SheetGrid
          sheet={sheet}
          slugs={view.slugs}
          columns={shown}
          editable={editable}
          state={view.grid}
          dispatch={view.moveGrid}
        />
      )}
      <ActiveCell view={view} />
      <p className="quiet">{t(editable ? 'keys' : 'keysToRead')}</p>
    </div>
  );
}

interface PartProps {
  readonly view: CardSheetModel;
}

/** The filter, the choice of columns, undo, and whether everything is saved. */
function SheetBar({ view }: PartProps) {
  const t = useTranslations('desk.cardSheet');
  const { sheet, ids, editable } = view;
  const { past, future } = sheet.state;
  return (
    <div className="sheet-bar">
      <form
        role="search"
        className="sheet-filter"
        onSubmit={(event) => {
          event.preventDefault();
          view.filter(String(new FormData(event.currentTarget).get('q') ?? ''));
        }}
      >
        <input
          className="field"
          type="search"
          name="q"
          defaultValue={view.asked}
          aria-label={t('filter')}
          placeholder={t('filterExample')}
          maxLength={1000}
        />
        <SubmitButton className="button">{t('filterCards')}</SubmitButton>
      </form>
      <details className="sheet-choice">
        <summary className="button">{t('columns', { count: ids.length })}</summary>
        <fieldset>
          <legend>{t('columnsToShow')}</legend>
          {view.columns.map(({ id, label }) => (
            <label key={id}>
              <input type="checkbox" checked={ids.includes(id)} onChange={() => view.toggle(id)} /> {label}{' '}
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
            disabled={past.length === 0}
            onClick={() => sheet.dispatch({ type: 'undo' })}
          >
            {t('undo')}
          </button>
          <button
            type="button"
            className="button"
            disabled={future.length === 0}
            onClick={() => sheet.dispatch({ type: 'redo' })}
          >
            {t('redo')}
          </button>
        </>
      )}
      <p className="save-state" role="status" data-status={sheet.status}>
        {editable ? t('status', { status: sheet.status }) : t('readOnly')}
      </p>
    </div>
  );
}

/** Why the cells were not saved: an error, or changes by other people to choose from. */
function SaveProblems({ view: { sheet, columns } }: PartProps) {
  const t = useTranslations('desk.cardSheet');
  const { clashes } = sheet.state;
  const labelOf = (id: string): string => columns.find((one) => one.id === id)?.label ?? id;
  return (
    <>
      {sheet.error && (
        <p className="form-error" role="alert">
          {sheet.error}{' '}
          <button type="button" className="link-button" onClick={() => void sheet.save()}>
            {t('saveAgain')}
          </button>
        </p>
      )}
      {clashes.length > 0 && (
        <div className="sheet-clashes" role="alert">
          <p>{t('clashes', { count: clashes.length })}</p>
          <ul>
            {clashes.map(({ slug, column, mine, theirs }) => (
              <li key={`${slug} ${column}`}>{t('clash', { card: slug, column: labelOf(column), mine, theirs })}</li>
            ))}
          </ul>
          <p className="button-row">
            <button type="button" className="button" onClick={() => sheet.dispatch({ type: 'settle', keep: 'mine' })}>
              {t('keepMine')}
            </button>
            <button type="button" className="button" onClick={() => sheet.dispatch({ type: 'settle', keep: 'theirs' })}>
              {t('keepTheirs')}
            </button>
          </p>
        </div>
      )}
    </>
  );
}

/** The number of cards that the filter finds, problems of the filter, and a way to the next card with a problem. */
function Found({ view }: PartProps) {
  const t = useTranslations('desk.cardSheet');
  const noteOf = useErrorNote();
  const { search, slugs } = view;
  const broken = [...view.sheet.state.rows.values()].filter((row) => row.problems.length > 0);
  const next = broken.map(({ slug }) => slugs.indexOf(slug)).find((at) => at >= 0);
  return (
    <>
      <Refusal of={search.error && noteOf(search.error)} />
      {search.data?.problems.map((one) => (
        <p key={one.message} className="quiet">
          {one.message}
        </p>
      ))}
      <p className="quiet sheet-count" role="status">
        {search.isFetching ? t('searching') : t('cards', { count: slugs.length })}
        {broken.length > 0 && (
          <>
            {' '}
            <button
              type="button"
              className="link-button"
              disabled={next === undefined}
              onClick={() => next !== undefined && view.moveGrid({ type: 'select', cell: { row: next, column: 0 } })}
            >
              {t('broken', { count: broken.length })}
            </button>
          </>
        )}
      </p>
    </>
  );
}

/** The card and column of the active cell, with their problems. */
function ActiveCell({ view }: PartProps) {
  const t = useTranslations('desk.cardSheet');
  const { active } = view.grid.selection;
  const row = view.sheet.state.rows.get(view.slugs[active.row] ?? '');
  const column = view.shown[active.column];
  return (
    <div className="sheet-active" role="status">
      {row && column && (
        <>
          <a href={documentHref(row.path, view.changeSet)}>{t('openCard', { card: row.slug })}</a>{' '}
          <span className="quiet">{column.label}</span>
          {row.problems
            .filter((one) => one.column == null || one.column === column.id)
            .map((one) => (
              <p key={one.message} className="form-error">
                {one.message}
              </p>
            ))}
        </>
      )}
    </div>
  );
}
