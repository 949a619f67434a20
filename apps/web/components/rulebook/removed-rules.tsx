/** What the differences amount to, and the rules that this ruleset does not have. */

export interface RemovedRulesProps {
  readonly name: string;
  readonly counts: { readonly changed: number; readonly added: number };
  readonly removed: readonly { readonly id: string; readonly text: string }[];
}

export function RemovedRules({ name, counts, removed }: RemovedRulesProps) {
  return (
    <div className="differences" role="status">
      <p>
        Against {name}: <b>{counts.changed}</b> {counts.changed === 1 ? 'rule reads' : 'rules read'} differently,{' '}
        <b>{counts.added}</b> {counts.added === 1 ? 'is' : 'are'} new, <b>{removed.length}</b>{' '}
        {removed.length === 1 ? 'is' : 'are'} not here.
      </p>
      {removed.length > 0 && (
        <details>
          <summary>Rules of {name} that are not here</summary>
          <ul>
            {removed.map((rule) => (
              <li key={rule.id}>
                <del>{rule.text}</del> <code>{rule.id}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
