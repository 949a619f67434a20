/** The reference sheet: a short turn overview and tables of values. It is the only part of the page that is printed. */
import { useTranslations } from 'next-intl';
import { Told, type RulebookLinks } from './told.tsx';
import type { Learn } from './types.ts';

export interface SheetProps {
  readonly name: string;
  readonly sheet: Learn['sheet'];
  readonly reading: RulebookLinks;
}

export function Sheet({ name, sheet, reading }: SheetProps) {
  const t = useTranslations('rules.learnSheet');
  return (
    <section className="learn-sheet" id="sheet" aria-labelledby="sheet-title">
      <h2 id="sheet-title">{t('referenceSheet')}</h2>
      <p className="sheet-name">{name}</p>
      <div className="sheet-tables">
        {sheet.map((table) => (
          <table key={table.title}>
            <caption>{table.title}</caption>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  <td>
                    <Told html={row.html} reading={reading} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
