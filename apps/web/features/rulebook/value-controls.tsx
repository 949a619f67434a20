/** The controls beside a value of a rulebook: a small form, and a link to the document in the editor. */
import type { EditedValue } from '../../shared/editing/edit-item.ts';
import { ItemLink } from '../../shared/components/edit-link.tsx';
import { ValueEdit } from './value-edit.tsx';

export function ValueControls(props: EditedValue) {
  const { game, mode, name } = props;
  return (
    <div className="value-edit">
      <ValueEdit {...props} />
      <ItemLink editable kind="value" id={name} name={name} game={game} mode={mode} />
    </div>
  );
}
