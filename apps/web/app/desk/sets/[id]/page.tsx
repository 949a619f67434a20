/** A change set: its changes, checks and comments, and the steps to a release. */
import {
  ChangeSetContentDocument,
  ChangeSetDocument,
  ChangeSetPublishingDocument,
  PresentDocument,
  type ChangeSetQuery,
} from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache, Suspense } from 'react';
import { selector } from '../../../../i18n/selector.ts';
import { AlikeChanges } from '../../../../features/desk/alike-changes.tsx';
import { ChangedDocuments } from '../../../../features/desk/changed-documents.tsx';
import { Checks } from '../../../../features/desk/checks.tsx';
import { Overlooked } from '../../../../features/desk/overlooked.tsx';
import { Discussion } from '../../../../features/desk/discussion.tsx';
import { RemovedRules } from '../../../../features/desk/open-points.tsx';
import { asIfHref } from '../../../../features/desk/preview.tsx';
import { Problems } from '../../../../features/desk/problems.tsx';
import { PublishPanel } from '../../../../features/desk/publish-panel.tsx';
import { RememberedDocuments } from '../../../../features/desk/remembered-documents.tsx';
import { SetDescription } from '../../../../features/desk/set-description.tsx';
import { StatePath } from '../../../../features/desk/state-path.tsx';
import { StepButtons } from '../../../../features/desk/step-buttons.tsx';
import { SeenNotices } from '../../../../features/desk/review/notices.tsx';
import { Present } from '../../../../features/desk/review/present.tsx';
import { Uses } from '../../../../features/desk/uses.tsx';
import { Words } from '../../../../shared/components/words.tsx';
import { documentHref, moment, stateName } from '../../../../shared/editing/states.ts';
import { findAsPerson, requirePerson } from '../../../../shared/session.ts';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}
type ChangeSet = NonNullable<ChangeSetQuery['changeSet']>;

/** A change set with as many documents shows which of them change in the same way. */
const MANY = 5;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.setsIdPage');
  return { title: t('changeSet') };
}

export default async function SetPage({ params }: Props) {
  const t = await getTranslations('desk.setsIdPage');
  const { id } = await params;
  await requirePerson('drafts');
  if (!/^[1-9]\d{0,8}$/u.test(id)) notFound();
  const { changeSet: set } = await findAsPerson(ChangeSetDocument, { id: Number(id) });
  const open = set.may.includes('edit');
  const mayApply = set.may.some((one) => one === 'edit' || one === 'reopen');
  return (
    <div className="set-page">
      <header className="set-page-head">
        <StatePath state={set.state} />
        <Present changeSet={set.id} subscription={textOf(PresentDocument)} />
        <SeenNotices changeSet={set.id} />
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
        {set.suggestions.map(({ id: key, title, sender, isApplied, path }) => (
          <p key={key} className="quiet">
            {t('suggestedBy', { name: sender ?? t('someReader'), title })}{' '}
            {!isApplied && <a href={documentHref(path, set.id)}>{t('writeSuggestion')}</a>}
          </p>
        ))}
        <Actions set={set} />
        <StepButtons id={set.id} version={set.version} may={set.may} comments={set.comments} />
      </header>
      <RemovedRules
        id={set.id}
        version={set.version}
        rules={set.removedRules}
        mayConfirm={set.may.includes('comment')}
      />

      <section className="section" id="changes">
        <h2>
          {t.rich('changes', {
            count: set.documentCount - set.rememberedCount,
            span: (chunks) => <span className="quiet">{chunks}</span>,
          })}
        </h2>
        {set.documentCount === 0 && <p>{t('changeSetHasNo')}</p>}
        {set.documentCount >= MANY && <AlikeChanges set={set.id} version={set.version} />}
        {set.documents.nodes.length > 0 && (
          <ChangedDocuments
            key={set.version}
            set={set.id}
            first={set.documents}
            count={set.documentCount - set.rememberedCount}
            mayEdit={open}
            isPublished={set.state === 'published'}
            comments={set.comments}
            mayComment={set.may.includes('comment')}
            mayApply={mayApply}
          />
        )}
        {set.rememberedCount > 0 && (
          <RememberedDocuments
            key={`remembered ${set.version}`}
            set={set.id}
            count={set.rememberedCount}
            mayEdit={open}
            isPublished={set.state === 'published'}
          />
        )}
      </section>
      <Suspense fallback={<p className="quiet">{t('checkingTheContent')}</p>}>
        <OpenedContent id={set.id} />
      </Suspense>
      <SetChecks
        changeSet={set.id}
        latest={set.checks ?? null}
        mayRun={set.may.includes('run-checks')}
        mayEdit={open}
      />
      <section className="section" id="discussion">
        <h2>{t('discussion')}</h2>
        <Discussion
          changeSet={set.id}
          comments={set.comments}
          mayComment={set.may.includes('comment')}
          mayApply={mayApply}
        />
      </section>
      <Suspense>
        <Publishing id={set.id} comments={set.comments} />
      </Suspense>
      <Steps set={set} />
    </div>
  );
}

/** The ways to add to the change set, and the link to its preview. */
function Actions({ set }: { readonly set: ChangeSet }) {
  const t = useTranslations('desk.setsIdPage');
  const open = set.may.includes('edit');
  return (
    <p className="button-row">
      {open && (
        <a className="button" href={`/desk/content?set=${set.id}`}>
          {t('addDocuments')}
        </a>
      )}
      {open && (
        <a className="button" href={`/desk/sets/${set.id}/adopt`}>
          {t('adoptCards')}
        </a>
      )}
      <a className="button" href={`/desk/sets/${set.id}/cards`}>
        {t('cardSheet')}
      </a>
      {open && (
        <a className="button" href={`/desk/sets/${set.id}/edition`}>
          {t('newEdition')}
        </a>
      )}
      {open && (
        <a className="button" href={`/desk/sets/${set.id}/pictures`}>
          {t('pictures')}
        </a>
      )}
      <a className="button" href={`/desk/sets/${set.id}/replace`}>
        {t('replaceWords')}
      </a>
      <Suspense>
        <PreviewLink set={set} />
      </Suspense>
    </p>
  );
}

/** The checks, and what they do not find, with the texts of the board, which shows outcomes and positions. */
function SetChecks(props: Parameters<typeof Checks>[0]) {
  const t = useTranslations('desk');
  return (
    <Words of={['desk', 'play.board', 'rules.board']}>
      <section className="section" id="checks">
        <h2>{t('setsIdPage.checks')}</h2>
        <Checks {...props} />
      </section>
      <section className="section" id="overlooked">
        <h2>{t('overlooked.title')}</h2>
        <Overlooked changeSet={props.changeSet} mayRun={props.mayRun} mayEdit={props.mayEdit} />
      </section>
    </Words>
  );
}

/** Queries the parts that require opening the content, once per page. The rest of the page does not wait for them. */
const contentOf = cache(async (id: number) => (await findAsPerson(ChangeSetContentDocument, { id })).changeSet);

async function PreviewLink({ set }: { readonly set: ChangeSet }) {
  const t = await getTranslations('desk.setsIdPage');
  const [document] = set.documents.nodes;
  if (!document || set.state === 'published' || (await contentOf(set.id)).problems.length > 0) return null;
  return (
    <>
      <a className="button" href={asIfHref(set.token, `/${document.game}`)}>
        {t('previewSiteChangeSet')}
      </a>{' '}
      <a className="button" href={asIfHref(set.token, `/lab/proposals?game=${document.game}`)}>
        {t('askForProposals')}
      </a>
    </>
  );
}

async function OpenedContent({ id }: { readonly id: number }) {
  const t = await getTranslations('desk.setsIdPage');
  const { problems, flagged } = await contentOf(id);
  return (
    <>
      {problems.length > 0 && (
        <section className="section">
          <h2>{t('problems')}</h2>
          <Problems problems={problems} set={id} />
        </section>
      )}
      {flagged.length > 0 && (
        <section className="section">
          <h2>{t('readAgainBeforePublishing')}</h2>
          <p className="quiet">{t('citingDocuments')}</p>
          <Uses uses={flagged} set={id} />
        </section>
      )}
    </>
  );
}

async function Publishing({ id, comments }: Pick<ChangeSet, 'id' | 'comments'>) {
  const { changeSet } = await findAsPerson(ChangeSetPublishingDocument, { id });
  return <PublishPanel set={changeSet} comments={comments} />;
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
