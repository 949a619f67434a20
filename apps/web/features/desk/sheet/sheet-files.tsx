/** Downloads the shown cards as a spreadsheet file, and reads the cells of such a file into the sheet. */
'use client';
import { ReadSheetFileDocument, SheetFileDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode } from 'react';
import type { SheetModel } from '../model/sheet/use-sheet.ts';
import { request } from '../../../shared/request.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useErrorNote } from '../../../shared/use-error-note.tsx';

interface Props {
  readonly sheet: SheetModel;
  readonly changeSet: number;
  readonly game: string;
  readonly query: string;
  readonly columns: readonly string[];
  readonly editable: boolean;
}

const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Encodes bytes as Base64. Uses chunks, because too many arguments could overflow the stack. */
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 8_192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8_192));
  return btoa(text);
}

export function SheetFiles({ sheet, changeSet, game, query, columns, editable }: Props) {
  const t = useTranslations('desk.sheetFiles');
  const noteOf = useErrorNote();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<ReactNode>('');
  const [busy, setBusy] = useState(false);

  const doing = async (work: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setSaid(t('working'));
    setSaid(await work().catch(noteOf));
    setBusy(false);
  };
  const download = (format: keyof typeof TYPES): Promise<void> =>
    doing(async () => {
      await sheet.save();
      const { sheetFile } = await request(SheetFileDocument, { changeSet, game, format, query, columns: [...columns] });
      const bytes = Uint8Array.from(atob(sheetFile ?? ''), (one) => one.charCodeAt(0));
      saveFile(new Blob([bytes], { type: TYPES[format] }), `${game}-cards.${format}`);
      return t('saved', { format });
    });
  const upload = (file: File): Promise<void> =>
    doing(async () => {
      const bytes = base64Of(new Uint8Array(await file.arrayBuffer()));
      const { readSheetFile: read } = await request(ReadSheetFileDocument, { changeSet, game, file: bytes });
      const cards = read?.cards ?? [];
      await sheet.load(cards.map(({ slug }) => slug));
      sheet.dispatch({
        type: 'change',
        changes: cards.flatMap(({ slug, cells }) => cells.map((cell) => ({ slug, ...cell }))),
      });
      const count = cards.reduce((sum, { cells }) => sum + cells.length, 0);
      return [
        t('read', { cells: count, cards: cards.length }),
        ...(read?.unknownColumns.length ? [t('unknownColumns', { names: read.unknownColumns.join(', ') })] : []),
        ...(read?.unknownCards.length ? [t('unknownCards', { names: read.unknownCards.join(', ') })] : []),
      ].join(' ');
    });

  return (
    <div className="sheet-files">
      <button type="button" className="button" disabled={busy} onClick={() => void download('xlsx')}>
        {t('saveXlsx')}
      </button>
      <button type="button" className="button" disabled={busy} onClick={() => void download('csv')}>
        {t('saveCsv')}
      </button>
      {editable && (
        <>
          <button type="button" className="button" disabled={busy} onClick={() => input.current?.click()}>
            {t('readFile')}
          </button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.tsv,.xlsx"
            aria-label={t('readFile')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void upload(file);
              target.value = '';
            }}
          />
        </>
      )}
      <span role="status" className="quiet">
        {said}
      </span>
    </div>
  );
}
