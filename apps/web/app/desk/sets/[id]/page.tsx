/** A change set: what it changes, its checks, what is said about it, and the steps to a release. */
import { ChangeSetDocument, type ChangeSetQuery } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { selector } from '../../../../i18n/selector.ts';
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
import { documentHref, moment, stateName } from '../../../../lib/desk/states.ts';
import { findAsPerson, requirePerson } from '../../../../lib/session.ts';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}
type ChangeSet = NonNullable<ChangeSetQuery['changeSet']>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.setsIdPage');
  return { title: t('changeSet') };
}

export default async function SetPage({ params }: Props) {
  const t = await getTranslations('desk.setsIdPage');
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
          {t('startedBasedRelease', {
            createdAt: moment(set.createdAt),
            baseRelease: set.baseRelease,
            author: set.author.replace(/ <.*/u, ''),
          })}
          {set.release != null && (
            <>
              {t.rich('publishedAsRelease', {
                release: set.release,
                link: (chunks) => <a href={`/releases/${set.release}`}>{chunks}</a>,
              })}
            </>
          )}
          .
        </p>
        <p className="button-row">
          {open && (
            <a className="button" href={`/desk/content?set=${set.id}`}>
              {t('addDocuments')}
            </a>
          )}
          {set.documents.length > 0 && set.problems.length === 0 && set.state !== 'published' && (
            <a className="button" href={asIfHref(set.token, `/${set.documents[0]!.game}`)}>
              {t('previewSiteChangeSet')}
            </a>
          )}
        </p>
        <StepButtons id={set.id} version={set.version} may={set.may} />
      </header>

      <Changes set={set} />
      {set.problems.length > 0 && (
        <section className="section">
          <h2>{t('problems')}</h2>
          <Problems problems={set.problems} set={set.id} />
        </section>
      )}
      {set.flagged.length > 0 && (
        <section className="section">
          <h2>{t('readAgainBeforePublishing')}</h2>
          <p className="quiet">{t('citingDocuments')}</p>
          <Uses uses={set.flagged} set={set.id} />
        </section>
      )}
      <section className="section" id="checks">
        <h2>{t('checks')}</h2>
        <Checks changeSet={set.id} latest={set.checks ?? null} mayRun={set.may.includes('run-checks')} />
      </section>
      <section className="section" id="discussion">
        <h2>{t('discussion')}</h2>
        <Discussion changeSet={set.id} comments={set.comments} mayComment={set.may.includes('comment')} />
      </section>
      <PublishPanel set={set} />
      <Steps set={set} />
    </div>
  );
}

function Changes({ set }: { readonly set: ChangeSet }) {
  const t = useTranslations('desk.setsIdPage');
  return (
    <section className="section" id="changes">
      <h2>
        {t.rich('changes', { count: set.documents.length, span: (chunks) => <span className="quiet">{chunks}</span> })}
      </h2>
      {set.documents.length === 0 && <p>{t('changeSetHasNo')}</p>}
      {set.documents.map((document) => (
        <details key={document.path} className="changed-document" open={set.documents.length < 6}>
          <summary>
            <span className="change-mark">{t('change', { change: document.change })}</span> <b>{document.title}</b>{' '}
            <code>{document.path}</code>
          </summary>
          <p className="quiet">
            {t.rich('savedBy', {
              updatedBy: document.updatedBy ?? '',
              updatedAt: document.updatedAt ? moment(document.updatedAt) : '',
              mayEdit: String(set.may.includes('edit')),
              dated: String(Boolean(document.updatedAt)),
              link: (chunks) => <a href={documentHref(document.path, set.id)}>{chunks}</a>,
            })}
            {document.alsoIn.map((other) => t('alsoIn', { title: other.title }))}
          </p>
          {document.outdated && set.state !== 'published' && (
            <p className="merge-offer">
              {t.rich('newerReleaseChangedDocument', {
                link: (chunks) => <a href={documentHref(document.path, set.id)}>{chunks}</a>,
              })}
            </p>
          )}
          {document.fields.length > 0 && <FieldDiff fields={document.fields} />}
          {document.fields.length > 0 ? (
            <details>
              <summary>{t('showSourceChanges')}</summary>
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

function Steps({ set }: { readonly set: ChangeSet }) {
  const t = useTranslations('desk.setsIdPage');
  return (
    <section className="section">
      <h2>{t('history')}</h2>
      <ol className="set-history">
        {set.history.map((step, i) => (
          <li key={i}>
            <span className="quiet">{moment(step.at)}</span>{' '}
            {t('step', { actor: step.actor, action: selector(step.action) })}
            {step.from !== step.to && <span className="quiet"> ({stateName(step.to)})</span>}
            {step.note && <q>{step.action === 'schedule' ? moment(step.note) : step.note}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
