/** The editor of a document: form and source in sync, next to preview, differences, problems, comments and uses. */
'use client';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { documentHref } from '../../shared/editing/states.ts';
import { KeptOffer } from '../../shared/components/kept-text.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import { DocumentActions } from './document-actions.tsx';
import { DocumentTabs } from './document-tabs.tsx';
import { RenamedNote } from './renamed-note.tsx';
import { Present } from './review/present.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { useDocumentDesk, type DocumentDeskModel, type DocumentDeskProps } from './model/use-document-desk.ts';

function Loading() {
  const t = useTranslations('desk.documentDesk');
  return <p className="quiet">{t('loading')}</p>;
}
const SourceEditor = dynamic(() => import('./source-editor.tsx').then((one) => one.SourceEditor), {
  ssr: false,
  loading: Loading,
});
const DocumentForm = dynamic(() => import('./document-form.tsx').then((one) => one.DocumentForm), {
  ssr: false,
  loading: Loading,
});
const RuleDesk = dynamic(() => import('./rules/rule-desk.tsx').then((one) => one.RuleDesk), {
  ssr: false,
  loading: Loading,
});

export function DocumentDesk(props: DocumentDeskProps) {
  const t = useTranslations('desk.documentDesk');
  const desk = useDocumentDesk(props);
  return (
    <div className="document-desk">
      {props.set && <Present changeSet={props.set.id} path={props.document.path} subscription={props.subscription} />}
      <DocumentBar desk={desk} />
      <DraftNotes desk={desk} />
      <RenamedNote desk={desk} />
      <div className="document-panes">
        <div className="document-edit" data-view={desk.view.view}>
          {desk.document.text === null ? (
            <p>{t('changeSetRemovesDocument')}</p>
          ) : (
            <>
              {desk.view.view !== 'source' &&
                (desk.chapterWords ? <RulesPane desk={desk} /> : <FormPane desk={desk} />)}
              {desk.view.view !== 'form' && <SourcePane desk={desk} />}
            </>
          )}
        </div>
        <DocumentTabs desk={desk} />
      </div>
    </div>
  );
}

interface PartProps {
  readonly desk: DocumentDeskModel;
}

/** The choice between form and source, the state of the draft, and what can be done with the document. */
function DocumentBar({ desk }: PartProps) {
  const t = useTranslations('desk.documentDesk');
  const { document, set, draft, editable } = desk;
  return (
    <div className="document-bar">
      {desk.hasForm && (
        <div className="segments" role="group" aria-label={t('editAs')}>
          {(['form', 'both', 'source'] as const).map((view) => (
            <button
              key={view}
              type="button"
              aria-pressed={desk.view.view === view}
              onClick={() => desk.show({ type: 'view', view })}
            >
              {desk.chapterWords ? t('viewOfChapter', { view }) : t('view', { view })}
            </button>
          ))}
        </div>
      )}
      {set && (
        <p className="save-state" role="status" data-status={editable ? draft.status : undefined}>
          {editable ? t('status', { status: draft.status }) : t('cannotEditDocumentBecause', { state: set.state })}
        </p>
      )}
      {editable && document.path.endsWith('.play') && (
        <button
          type="button"
          className="link-button"
          onClick={() =>
            void import('@rulewright/content/play').then((play) => draft.change(play.formatPlay(draft.text)))
          }
        >
          {t('format')}
        </button>
      )}
      {set && editable && (
        <DocumentActions
          changeSet={set.id}
          path={document.path}
          game={document.game}
          version={document.version ?? null}
        />
      )}
    </div>
  );
}

/** What a person must know or decide about the draft: a failed save, kept texts, and changes by other people. */
function DraftNotes({ desk: { document, set, draft } }: PartProps) {
  const t = useTranslations('desk.documentDesk');
  const changed = set?.document;
  return (
    <>
      {draft.error && draft.status === 'failed' && (
        <p className="form-error" role="alert">
          {draft.error}{' '}
          <button type="button" className="link-button" onClick={() => void draft.save()}>
            {t('saveDraftAgain')}
          </button>
        </p>
      )}
      {draft.offered && (
        <div role="status" className="kept-offer">
          <p>{t('keptText')}</p>
          <KeptOffer entry={draft.offered} onDiscard={() => window.location.reload()} />
        </div>
      )}
      {set && changed?.outdated && <MergeDialog changeSet={set.id} path={document.path} version={changed.version} />}
      {changed?.alsoIn.map((other) => (
        <p key={other.id} className="quiet">
          {t.rich('alsoChangingDocument', {
            title: other.title,
            author: other.author.replace(/ <.*/u, ''),
            link: (chunks) => <a href={`/desk/sets/${other.id}`}>{chunks}</a>,
          })}
        </p>
      ))}
      {draft.clash && <ClashDialog {...draft.clash} mine={draft.text} onSettle={draft.settle} />}
    </>
  );
}

function FormPane({ desk }: PartProps) {
  const t = useTranslations('desk.documentDesk');
  const { document, set, draft, editable } = desk;
  return (
    <section
      aria-label={t('form')}
      className="document-form-pane"
      // A form that no one can edit has no control with the focus, and still scrolls with keys.
      {...(!editable && { tabIndex: 0 })}
    >
      <DocumentForm
        schema={document.schema}
        text={draft.text}
        readOnly={!editable}
        kind={document.kind}
        path={document.path}
        changeSet={set?.id ?? null}
        onChange={draft.change}
        find={desk.find}
        values={desk.values}
        pictures={editable && set ? { changeSet: set.id, game: document.game, card: document.slug } : undefined}
        item={desk.item}
      />
    </section>
  );
}

/** A chapter as sentences. */
function RulesPane({ desk }: PartProps) {
  const t = useTranslations('desk.documentDesk');
  const { document, set, draft, editable, show } = desk;
  const changed = set?.document;
  const [game = '', mode = ''] = desk.ruleset.split('/');
  return (
    <section aria-label={t('sentences')} className="document-rules-pane">
      <RuleDesk
        path={document.path}
        text={draft.text}
        readOnly={!editable}
        words={desk.chapterWords!}
        releasedText={(changed ? changed.baseText : document.text) ?? null}
        item={desk.item}
        sought={desk.sought}
        valueHref={(name) =>
          set ? documentHref(`rules/${game}/modes/${mode}.yaml`, set.id, { mode, item: name }) : undefined
        }
        chapters={set && editable ? { game: document.game, changeSet: set.id, path: document.path } : undefined}
        onChange={draft.change}
        onLine={(line) => show({ type: 'line', line })}
        onComment={desk.mayComment ? (line) => show({ type: 'comment', line }) : undefined}
      />
    </section>
  );
}

function SourcePane({ desk }: PartProps) {
  const t = useTranslations('desk.documentDesk');
  const { document, draft, show } = desk;
  return (
    <section aria-label={t('source')} className="document-source-pane">
      <SourceEditor
        path={document.path}
        text={draft.text}
        item={desk.item}
        readOnly={!desk.editable}
        onChange={draft.change}
        onLine={(line) => show({ type: 'line', line })}
        onComment={desk.mayComment ? (line) => show({ type: 'comment', line }) : undefined}
        marks={desk.marks}
        schema={document.schema ?? null}
        words={desk.words}
        find={desk.findCards}
        wordsAt={desk.sentences?.wordsAt ?? null}
        play={desk.play}
        sought={desk.sought}
        line={desk.line}
      />
    </section>
  );
}
