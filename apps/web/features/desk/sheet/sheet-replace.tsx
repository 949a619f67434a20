/** Finds a text in the filtered cards and puts another one in its place. The form shows what changes before anything does. */
'use client';
import { FindInSheetDocument, type FindInSheetQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useId, useState, type SyntheticEvent, type ReactNode } from 'react';
import type { SheetColumn } from '../model/sheet/columns.ts';
import type { SheetModel } from '../model/sheet/use-sheet.ts';
import { request } from '../../../shared/request.ts';
import { useErrorNote } from '../../../shared/use-error-note.tsx';
import { SubmitButton } from '../../../shared/components/submit-button.tsx';
import { SelectLine } from '../../../shared/forms/select.tsx';

interface Props {
  readonly sheet: SheetModel;
  readonly changeSet: number;
  readonly game: string;
  readonly query: string;
  /** The shown columns. */
  readonly columns: readonly SheetColumn[];
}

type SheetMatches = NonNullable<FindInSheetQuery['findInSheet']>;

/** The number of cells that the form shows before the replacement. */
const SHOWN = 5;
const LONGEST = 200;
/** The value of the choice for all shown columns. */
const ALL = '';

export function SheetReplace({ sheet, changeSet, game, query, columns }: Props) {
  const t = useTranslations('desk.sheetReplace');
  const noteOf = useErrorNote();
  const id = useId();
  const [matches, setMatches] = useState<SheetMatches | null>(null);
  const [said, setSaid] = useState<ReactNode>('');
  const [busy, setBusy] = useState(false);
  const labelOf = (id: string): string => columns.find((one) => one.id === id)?.label ?? id;
  /** Forgets what was found, because the form has changed since. */
  const forget = (): void => {
    setMatches(null);
    setSaid('');
  };
  const doing = async (work: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setSaid(t('working'));
    setSaid(await work().catch(noteOf));
    setBusy(false);
  };
  const find = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => String(form.get(name) ?? '');
    const chosen = text('column') === ALL ? columns.map(({ id }) => id) : [text('column')];
    const replacement = {
      find: text('find'),
      replace: text('replace'),
      wholeCell: form.has('whole'),
      matchCase: form.has('case'),
    };
    setMatches(null);
    void doing(async () => {
      const asked = { changeSet, game, query, columns: chosen, replacement };
      const { findInSheet } = await request(FindInSheetDocument, asked);
      const cards = new Set(findInSheet?.cells.map(({ slug }) => slug)).size;
      setMatches(findInSheet ?? null);
      const count = findInSheet?.count ?? 0;
      return count > 0 && cards === 0 ? t('tooMany', { count }) : t('found', { count, cards });
    });
  };
  const replace = ({ cells }: SheetMatches): void => {
    setMatches(null);
    void doing(async () => {
      await sheet.change(cells.map(({ slug, column, text }) => ({ slug, column, text })));
      return t('replaced', { count: cells.length });
    });
  };
  const cells = matches?.cells ?? [];

  return (
    <details className="sheet-replace">
      <summary className="button">{t('findAndReplace')}</summary>
      <form onSubmit={find} onChange={forget}>
        <label className="form-line">
          {t('find')}
          <input className="field" name="find" required maxLength={LONGEST} autoComplete="off" />
        </label>
        <label className="form-line">
          {t('replaceWith')}
          <input className="field" name="replace" maxLength={LONGEST} autoComplete="off" />
        </label>
        <SelectLine
          label={t('in')}
          id={`${id}-column`}
          name="column"
          defaultValue={ALL}
          of={columns.map((column) => ({ id: column.id, name: column.label }))}
        >
          <option value={ALL}>{t('allColumns')}</option>
        </SelectLine>
        <label>
          <input type="checkbox" name="whole" /> {t('wholeCell')}
        </label>
        <label>
          <input type="checkbox" name="case" /> {t('matchCase')}
        </label>
        {/* Unsaved cells are not on the server yet, so it would not find them. */}
        <SubmitButton className="button" disabled={busy || sheet.status !== 'saved'}>
          {t('findCells')}
        </SubmitButton>
      </form>
      <p role="status">{said}</p>
      {cells.length > 0 && (
        <>
          <ul className="sheet-found">
            {cells.slice(0, SHOWN).map(({ slug, column, before, text }) => (
              <li key={`${slug} ${column}`}>
                {t.rich('change', {
                  card: slug,
                  column: labelOf(column),
                  before,
                  after: text === '' ? t('empty') : text,
                  del: (chunks) => <del>{chunks}</del>,
                  ins: (chunks) => <ins>{chunks}</ins>,
                })}
              </li>
            ))}
            {cells.length > SHOWN && <li className="quiet">{t('more', { count: cells.length - SHOWN })}</li>}
          </ul>
          <button
            type="button"
            className="button button-main"
            disabled={busy}
            onClick={() => matches && replace(matches)}
          >
            {t('replaceCells', { count: cells.length })}
          </button>
        </>
      )}
    </details>
  );
}
