/** Documents that speak of another one. */
import type { DocumentUsePartsFragment } from '@rulewright/api-client';
import { documentHref } from '../../lib/desk/states.ts';

export interface UsesProps {
  readonly uses: readonly DocumentUsePartsFragment[];
  readonly set: number | null;
}

export function Uses({ uses, set }: UsesProps) {
  if (uses.length === 0) return <p className="quiet">Nothing speaks of it.</p>;
  return (
    <ul className="uses">
      {uses.map((use, i) => (
        <li key={i}>
          <a href={documentHref(use.path, set)}>{use.title}</a>{' '}
          <span className="quiet">
            {use.place && <code>{use.place}</code>} {use.why}
          </span>
        </li>
      ))}
    </ul>
  );
}
