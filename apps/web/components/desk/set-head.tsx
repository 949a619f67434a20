/** The title and state of a change set, above any page within it. */
import type { ChangeSetLineFragment } from '@rulewright/api-client';
import { StatePath } from './state-path.tsx';

export function SetHead({ set }: { readonly set: ChangeSetLineFragment }) {
  return (
    <header className="set-head">
      <p className="set-title">
        <a href={`/desk/sets/${set.id}`}>{set.title}</a>
      </p>
      <StatePath state={set.state} />
    </header>
  );
}
