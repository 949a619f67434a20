/** What changed in a document's data, field by field. */
import { changeName } from '../../lib/desk/states.ts';

export interface FieldChangeData {
  readonly field: string;
  readonly change: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A value as it is shown in a cell. */
const shown = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 1);

export function FieldDiff({ fields }: { readonly fields: readonly FieldChangeData[] }) {
  return (
    <div className="scroll-x" tabIndex={0} role="region" aria-label="Changed fields">
      <table className="table field-diff">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((one) => (
            <tr key={one.field}>
              <th scope="row">
                <code>{one.field || 'document'}</code> <span className="quiet">{changeName(one.change)}</span>
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
