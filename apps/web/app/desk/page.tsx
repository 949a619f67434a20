/** The desk's first page: change sets that are being worked on, those that wait for a review, and those that are done. */
import { ChangeSetsDocument, type ChangeSetLineFragment } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import { NewSet } from '../../components/desk/new-set.tsx';
import { moment, OPEN_STATES, stateName } from '../../lib/desk/states.ts';
import { findAsPerson, requirePerson } from '../../lib/session.ts';

const GROUPS = [
  ['in review', 'Waiting for a review'],
  ['approved', 'Ready to publish'],
  ['draft', 'Drafts'],
] as const;

export default async function DeskPage() {
  await requirePerson('drafts', '/desk');
  const [{ changeSets: open }, { changeSets: done }] = await Promise.all([
    findAsPerson(ChangeSetsDocument, { states: [...OPEN_STATES] }),
    findAsPerson(ChangeSetsDocument, { states: ['published', 'withdrawn'] }),
  ]);
  return (
    <div className="desk-home">
      <div>
        <h1>Change sets</h1>
        {open.length === 0 && (
          <Empty title="Nothing is being changed">
            <p>Begin a change set, or open a document under Content and edit it.</p>
          </Empty>
        )}
        {GROUPS.map(([state, title]) => (
          <Sets key={state} title={title} sets={open.filter((one) => one.state === state)} />
        ))}
        {done.length > 0 && (
          <details className="section">
            <summary>Published and withdrawn, {done.length}</summary>
            <SetList sets={done} />
          </details>
        )}
      </div>
      <aside className="desk-begin" aria-labelledby="begin">
        <h2 id="begin">Begin a change set</h2>
        <NewSet />
      </aside>
    </div>
  );
}

function Sets({ title, sets }: { readonly title: string; readonly sets: readonly ChangeSetLineFragment[] }) {
  if (sets.length === 0) return null;
  return (
    <section className="section">
      <h2>
        {title} <span className="quiet">{sets.length}</span>
      </h2>
      <SetList sets={sets} />
    </section>
  );
}

function SetList({ sets }: { readonly sets: readonly ChangeSetLineFragment[] }) {
  return (
    <ul className="set-list">
      {sets.map((set) => (
        <li key={set.id}>
          <a href={`/desk/sets/${set.id}`}>{set.title}</a>
          <span className="quiet">
            {stateName(set.state)}
            {set.release != null && ` as release ${set.release}`}
            {set.publishAt && `, to be published on ${moment(set.publishAt)}`} · {set.author.replace(/ <.*/u, '')}
            {set.mine && ' (you)'} · {moment(set.updatedAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}
