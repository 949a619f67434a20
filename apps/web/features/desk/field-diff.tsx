/** The differences of a document's data, field by field. */
import { useTranslations } from 'next-intl';

export interface FieldChangeData {
  readonly field: string;
  readonly change: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A value as text for a cell. */
const shown = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 1);

export function FieldDiff({ fields }: { readonly fields: readonly FieldChangeData[] }) {
  const t = useTranslations('desk.fieldDiff');
  return (
    <div className="scroll-x" tabIndex={0} role="region" aria-label={t('changedFields')}>
      <table className="table field-diff">
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((one) => (
            <tr key={one.field}>
              <th scope="row">
                <code>{one.field || t('document')}</code>{' '}
                <span className="quiet">{t('change', { change: one.change })}</span>
              </th>
              <td>{one.change !== 'added' && <del>{shown(one.before)}</del>}</td>
              <td>{one.change !== 'removed' && <ins>{shown(one.after)}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
