/** A change set: what it changes, its checks, what is said about it, and the steps to a release. */
import { ChangeSetDocument, type ChangeSetQuery } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Checks } from '../../../../components/desk/checks.tsx';
import { Discussion } from '../../../../components/desk/discussion.tsx';
import { FieldDiff } from '../../../../components/desk/field-diff.tsx';
import { asIfHref } from '../../../../components/desk/preview.tsx';
import { Problems } from '../../../../components/desk/problems.tsx';
import { PublishPanel } from '../../../../components/desk/publish-panel.tsx';
import { SetDescription } from '../../../../components/desk/set-description.tsx';
import { StatePath } from '../../../../components/desk/state-path.tsx';
import { StepButtons } from '../../../../components/desk/step-buttons.tsx';
import { Uses } from '../../../../components/desk/uses.tsx';
import { WordDiff } from '../../../../components/desk/word-diff.tsx';
import { changeName, documentHref, moment, stateName } from '../../../../lib/desk/states.ts';
import { findAsPerson, requirePerson } from '../../../../lib/session.ts';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}
type ChangeSet = NonNullable<ChangeSetQuery['changeSet']>;

export const metadata: Metadata = { title: 'Change set' };

export default async function SetPage({ params }: Props) {
  const { id } = await params;
  await requirePerson('drafts', `/desk/sets/${encodeURIComponent(id)}`);
  if (!/^[1-9]\d{0,8}$/u.test(id)) notFound();
  const { changeSet: set } = await findAsPerson(ChangeSetDocument, { id: Number(id) });
  const open = set.may.includes('edit');
  return (
    <div className="set-page">
      <header className="set-page-head">
        <StatePath state={set.state} />
        <SetDescription
          id={set.id}
          version={set.version}
          title={set.title}
          message={set.message}
          mayDescribe={set.may.includes('describe')}
        />
        <p className="quiet">
          Begun by {set.author.replace(/ <.*/u, '')} on {moment(set.createdAt)} against release {set.baseRelease}
          {set.release != null && (
            <>
              , published as <a href={`/releases/${set.release}`}>release {set.release}</a>
            </>
          )}
          .
        </p>
        <p className="button-row">
          {open && (
            <a className="button" href={`/desk/content?set=${set.id}`}>
              Add documents
            </a>
          )}
          {set.documents.length > 0 && set.problems.length === 0 && set.state !== 'published' && (
            <a className="button" href={asIfHref(set.token, `/${set.documents[0]!.game}`)}>
              See the site as if published
            </a>
          )}
        </p>
        <StepButtons id={set.id} version={set.version} may={set.may} />
      </header>

      <Changes set={set} />
      {set.problems.length > 0 && (
        <section className="section">
          <h2>Problems</h2>
          <Problems problems={set.problems} set={set.id} />
        </section>
      )}
      {set.flagged.length > 0 && (
        <section className="section">
          <h2>To be read again</h2>
          <p className="quiet">They cite a rule whose sentence changes.</p>
          <Uses uses={set.flagged} set={set.id} />
        </section>
      )}
      <section className="section" id="checks">
        <h2>Checks</h2>
        <Checks changeSet={set.id} latest={set.checks ?? null} mayRun={set.may.includes('run-checks')} />
      </section>
      <section className="section" id="discussion">
        <h2>Discussion</h2>
        <Discussion changeSet={set.id} comments={set.comments} mayComment={set.may.includes('comment')} />
      </section>
      <PublishPanel set={set} />
      <Steps set={set} />
    </div>
  );
}

function Changes({ set }: { readonly set: ChangeSet }) {
  return (
    <section className="section" id="changes">
      <h2>
        Changes <span className="quiet">{set.documents.length}</span>
      </h2>
      {set.documents.length === 0 && <p>It holds no document yet.</p>}
      {set.documents.map((document) => (
        <details key={document.path} className="changed-document" open={set.documents.length < 6}>
          <summary>
            <span className="change-mark">{changeName(document.change)}</span> <b>{document.title}</b>{' '}
            <code>{document.path}</code>
          </summary>
          <p className="quiet">
            <a href={documentHref(document.path, set.id)}>{set.may.includes('edit') ? 'Edit it' : 'Open it'}</a> · saved
            by {document.updatedBy}
            {document.updatedAt && `, ${moment(document.updatedAt)}`}
            {document.alsoIn.map((other) => ` · also changed in “${other.title}”`)}
          </p>
          {document.outdated && set.state !== 'published' && (
            <p className="merge-offer">
              It was released anew since it was begun.{' '}
              <a href={documentHref(document.path, set.id)}>Open it to merge.</a>
            </p>
          )}
          {document.fields.length > 0 && <FieldDiff fields={document.fields} />}
          {document.fields.length > 0 ? (
            <details>
              <summary>In the source, word by word</summary>
              <WordDiff parts={document.words} />
            </details>
          ) : (
            <WordDiff parts={document.words} />
          )}
        </details>
      ))}
    </section>
  );
}

/** Actions as the history says them. */
const ACTIONS: Readonly<Record<string, string>> = {
  create: 'began it',
  'request-review': 'asked for a review',
  approve: 'approved it',
  'send-back': 'sent it back',
  withdraw: 'withdrew it',
  reopen: 'opened it for editing again',
  schedule: 'set a date for it',
  unschedule: 'took the date away',
  publish: 'published it',
};

function Steps({ set }: { readonly set: ChangeSet }) {
  return (
    <section className="section">
      <h2>History</h2>
      <ol className="set-history">
        {set.history.map((step, i) => (
          <li key={i}>
            <span className="quiet">{moment(step.at)}</span> {step.actor} {ACTIONS[step.action] ?? step.action}
            {step.from !== step.to && <span className="quiet"> ({stateName(step.to)})</span>}
            {step.note && <q>{step.action === 'schedule' ? moment(step.note) : step.note}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
