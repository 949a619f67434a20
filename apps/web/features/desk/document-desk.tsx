/** The editor of a document: form and source in sync, next to preview, differences, problems, comments and uses. */
'use client';
import { DeskDocumentsDocument, type DeskDocumentQuery, type DraftStateQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useState, useTransition, type ReactNode } from 'react';
import { DraftContext } from './model/draft-context.ts';
import { referencesIn } from './model/form-references.ts';
import type { Mark } from './model/marks.ts';
import type { VerdictWords } from './model/sentences.ts';
import { useDraft } from './model/use-draft.ts';
import { useNames } from './model/use-names.ts';
import { useSentences } from './model/use-sentences.ts';
import { request } from '../../shared/request.ts';
import { KeptOffer } from '../../shared/components/kept-text.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import { Discussion } from './discussion.tsx';
import { DocumentActions } from './document-actions.tsx';
import { DocumentDiff } from './document-diff.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { Problems } from './problems.tsx';
import { SideTabs } from './side-tabs.tsx';
import { Uses } from './uses.tsx';

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
const Sentences = dynamic(() => import('./sentences.tsx').then((one) => one.Sentences), {
  ssr: false,
  loading: Loading,
});

/** Kinds whose texts name cards by id. The editor completes ids for them. */
const CITING_CARDS = ['deck', 'examples'];
const FOUND_CARDS = 20;
/** The maximum number of uses that the server returns. */
const MOST_USES = 100;

export interface DocumentDeskProps {
  /** The id of the item to edit, if an edit link named one. */
  readonly item?: string | undefined;
  readonly document: NonNullable<DeskDocumentQuery['document']>;
  readonly set: NonNullable<DraftStateQuery['changeSet']> | null;
  readonly words: readonly string[];
  /** The ruleset whose rules the form offers. */
  readonly ruleset: string;
  /** The values of the previewed mode as text, by parameter. */
  readonly values: Readonly<Record<string, string>>;
  /** Rendered on the server with the components of the public site. */
  readonly preview: ReactNode;
}

export function DocumentDesk({ document, set, item, words, ruleset, values, preview }: DocumentDeskProps) {
  const t = useTranslations('desk.documentDesk');
  const router = useRouter();
  const [refreshing, refresh] = useTransition();
  const [line, setLine] = useState(1);
  const [tab, setTab] = useState('preview');
  /** Counts requests to comment on a line. Each new value focuses the comment field. */
  const [asked, setAsked] = useState(0);
  const [view, setView] = useState<'form' | 'both' | 'source'>(
    item === undefined ? 'both' : document.kind === 'mode' ? 'form' : 'source',
  );
  const editable = set !== null && set.may.includes('edit') && document.text !== null;
  const onSaved = useCallback(() => refresh(() => router.refresh()), [router]);
  const draft = useDraft({
    changeSet: set?.id ?? null,
    path: document.path,
    text: document.text ?? '',
    version: document.version ?? null,
    baseHash: document.releasedHash ?? null,
    editable,
    onSaved,
  });
  const verdictWords = useCallback<VerdictWords>(
    (verdict) => {
      if (verdict.kind === 'differs') return t('textAndDataDiffer');
      return verdict.reading.kind === 'unknown' ? t('notUnderstood', { word: verdict.reading.word }) : t('noSentence');
    },
    [t],
  );
  const names = useNames(document, set?.id ?? null);
  const sentences = useSentences(document.game, names, draft.text, verdictWords);
  const comments = useMemo(() => set?.comments.filter((one) => one.path === document.path) ?? [], [set, document.path]);
  const marks = useMemo<Mark[]>(
    () => [
      ...document.problems.map((one) => ({ ...one, severity: 'error' as const })),
      ...comments
        .filter((one) => one.line != null && !one.resolved)
        .map((one) => ({
          line: one.line!,
          column: 1,
          message: `${one.author}: ${one.body}`,
          severity: 'info' as const,
        })),
      ...(sentences?.marks ?? []),
    ],
    [document.problems, comments, sentences],
  );
  const changed = set?.document ?? null;
  const mayComment = set?.may.includes('comment') ?? false;
  const comment = (at: number): void => {
    setLine(at);
    setTab('discussion');
    setAsked((times) => times + 1);
  };
  const findCards = async (word: string): Promise<readonly string[]> => {
    const asked = { changeSet: set?.id ?? null, game: document.game, kind: 'card', query: word, first: FOUND_CARDS };
    return (await request(DeskDocumentsDocument, asked)).documents.nodes.map(({ slug }) => slug);
  };
  const find = useMemo(() => referencesIn(document.game, ruleset, set?.id ?? null), [document.game, ruleset, set?.id]);
  const edited = useMemo(
    () => (editable ? { text: draft.text, change: draft.change } : null),
    [editable, draft.text, draft.change],
  );
  const hasForm = document.schema !== null && document.schema !== undefined;
  const shown = hasForm ? view : 'source';

  return (
    <div className="document-desk">
      <div className="document-bar">
        {hasForm && (
          <div className="segments" role="group" aria-label={t('editAs')}>
            {(['form', 'both', 'source'] as const).map((each) => (
              <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
                {t('view', { view: each })}
              </button>
            ))}
          </div>
        )}
        {set && (
          <p className="save-state" role="status" data-status={editable ? draft.status : undefined}>
            {editable ? t('status', { status: draft.status }) : t('cannotEditDocumentBecause', { state: set.state })}
          </p>
        )}
        {set && editable && (
          <DocumentActions changeSet={set.id} path={document.path} version={document.version ?? null} />
        )}
      </div>
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
          <KeptOffer kept={draft.offered} onDiscard={() => window.location.reload()} />
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
      {draft.clash && (
        <ClashDialog base={draft.clash.base} theirs={draft.clash.theirs} mine={draft.text} onSettle={draft.settle} />
      )}
      <div className="document-panes">
        <div className="document-edit" data-view={shown}>
          {document.text === null ? (
            <p>{t('changeSetRemovesDocument')}</p>
          ) : (
            <>
              {shown !== 'source' && (
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
                    find={find}
                    values={values}
                    pictures={editable ? { changeSet: set.id, game: document.game, card: document.slug } : undefined}
                    item={item}
                  />
                </section>
              )}
              {shown !== 'form' && (
                <section aria-label={t('source')} className="document-source-pane">
                  <SourceEditor
                    path={document.path}
                    text={draft.text}
                    item={item}
                    readOnly={!editable}
                    onChange={draft.change}
                    onLine={setLine}
                    onComment={mayComment ? comment : undefined}
                    marks={marks}
                    schema={document.schema ?? null}
                    words={words}
                    find={CITING_CARDS.includes(document.kind) ? findCards : undefined}
                    wordsAt={sentences?.wordsAt ?? null}
                  />
                </section>
              )}
            </>
          )}
        </div>
        <SideTabs
          chosen={tab}
          onChoose={setTab}
          tabs={[
            {
              id: 'preview',
              title: t('preview'),
              body: (
                <div aria-busy={refreshing} className="preview-wait">
                  {refreshing && <p className="quiet">{t('updatingThePreview')}</p>}
                  <DraftContext.Provider value={edited}>{preview}</DraftContext.Provider>
                </div>
              ),
            },
            ...(sentences
              ? [
                  {
                    id: 'sentences',
                    title: t('sentences'),
                    count: sentences.marks.length,
                    body: (
                      <Sentences
                        source={draft.text}
                        entries={sentences.entries}
                        readOnly={!editable}
                        onChange={draft.change}
                        withNewText={sentences.withNewText}
                      />
                    ),
                  },
                ]
              : []),
            ...(set
              ? [
                  {
                    id: 'diff',
                    title: t('diff'),
                    body: changed ? (
                      <DocumentDiff fields={changed.fields} words={changed.words} source="shown" />
                    ) : (
                      <p className="quiet">{t('noChangesYetEdit')}</p>
                    ),
                  },
                ]
              : []),
            {
              id: 'problems',
              title: t('problems'),
              count: document.problems.length,
              body: <Problems problems={document.problems} set={set?.id ?? null} here={document.path} />,
            },
            ...(set
              ? [
                  {
                    id: 'discussion',
                    title: t('discussion'),
                    count: comments.filter((one) => !one.resolved).length,
                    body: (
                      <Discussion
                        changeSet={set.id}
                        comments={comments}
                        mayComment={mayComment}
                        path={document.path}
                        line={line}
                        lineText={draft.text.split('\n')[line - 1] ?? ''}
                        mayApply={set.may.some((one) => one === 'edit' || one === 'reopen')}
                        asked={asked}
                        fields={changed?.fields.map((one) => one.field).filter(Boolean) ?? []}
                      />
                    ),
                  },
                ]
              : []),
            {
              id: 'uses',
              title: t('usedIn'),
              count: document.usedIn.length < MOST_USES ? document.usedIn.length : `${MOST_USES}+`,
              body: <Uses uses={document.usedIn} set={set?.id ?? null} />,
            },
          ]}
        />
      </div>
    </div>
  );
}
