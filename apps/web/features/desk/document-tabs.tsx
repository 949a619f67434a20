/** The tabs next to the editor of a document: preview, sentences, differences, problems, comments and uses. */
'use client';
import { NoteUnreadSentenceDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { href } from '../../shared/query.ts';
import { request } from '../../shared/request.ts';
import { Discussion } from './discussion.tsx';
import { ReviewDiff } from './review/review-diff.tsx';
import { DraftContext } from './model/draft-context.ts';
import type { DocumentDeskModel } from './model/use-document-desk.ts';
import { PlayRules } from './play/play-rules.tsx';
import { Problems } from './problems.tsx';
import { SideTabs, type SideTab } from './side-tabs.tsx';
import { Uses } from './uses.tsx';

function Loading() {
  const t = useTranslations('desk.documentDesk');
  return <p className="quiet">{t('loading')}</p>;
}
const Sentences = dynamic(() => import('./sentences.tsx').then((one) => one.Sentences), {
  ssr: false,
  loading: Loading,
});
const ErrataForm = dynamic(() => import('./errata-form.tsx').then((one) => one.ErrataForm), {
  ssr: false,
  loading: Loading,
});
const Debugger = dynamic(() => import('./play/debugger.tsx').then((one) => one.Debugger), {
  ssr: false,
  loading: Loading,
});

/** Counts a sentence that was not read, for the people who extend the grammar. Nobody waits for it. */
function noteUnread(game: string, text: string, word: string): void {
  void request(NoteUnreadSentenceDocument, { game, text, word }).catch(() => undefined);
}

/** The maximum number of uses that the server returns. */
const MOST_USES = 100;

export function DocumentTabs({ desk }: { readonly desk: DocumentDeskModel }) {
  const t = useTranslations('desk.documentDesk');
  const { document, set, draft, sentences, comments, play } = desk;
  const changed = set?.document ?? null;
  const uses = document.usedIn.length;
  const mayApply = set?.may.some((one) => one === 'edit' || one === 'reopen') ?? false;
  const tabs: readonly (SideTab | null | false)[] = [
    { id: 'preview', title: t('preview'), body: <Preview desk={desk} /> },
    play && { id: 'rules', title: t('rules'), count: play.cited.size, body: <PlayRules play={play} /> },
    play && {
      id: 'debugger',
      title: t('debugger'),
      body: <Debugger play={play} line={desk.view.line} game={document.game} example={desk.debug} />,
    },
    sentences && {
      id: 'sentences',
      title: t('sentences'),
      count: sentences.marks.length,
      body: (
        <Sentences
          source={draft.text}
          entries={sentences.entries}
          readOnly={!desk.editable}
          onChange={draft.change}
          withNewText={sentences.withNewText}
          onUnread={(text, word) => noteUnread(document.game, text, word)}
          unreadHref={href('/desk/sentences', { game: document.game })}
        />
      ),
    },
    document.kind === 'card' && { id: 'errata', title: t('errata'), body: <ErrataForm desk={desk} /> },
    set && {
      id: 'diff',
      title: t('diff'),
      body: changed ? (
        <ReviewDiff
          changeSet={set.id}
          path={document.path}
          comments={comments}
          mayComment={desk.mayComment}
          mayApply={mayApply}
          fields={changed.fields}
          words={changed.words}
          source="shown"
        />
      ) : (
        <p className="quiet">{t('noChangesYetEdit')}</p>
      ),
    },
    {
      id: 'problems',
      title: t('problems'),
      count: document.problems.length,
      body: <Problems problems={document.problems} set={set?.id ?? null} here={document.path} onSeek={desk.seek} />,
    },
    set && {
      id: 'discussion',
      title: t('discussion'),
      count: comments.filter((one) => !one.resolved).length,
      body: (
        <Discussion
          changeSet={set.id}
          comments={comments}
          mayComment={desk.mayComment}
          path={document.path}
          line={desk.view.line}
          lineText={draft.text.split('\n')[desk.view.line - 1] ?? ''}
          mayApply={mayApply}
          asked={desk.view.asked}
          fields={changed?.fields.map((one) => one.field).filter(Boolean) ?? []}
        />
      ),
    },
    // No document refers to a play document.
    play === null && {
      id: 'uses',
      title: t('usedIn'),
      count: uses < MOST_USES ? uses : `${MOST_USES}+`,
      body: <Uses uses={document.usedIn} set={set?.id ?? null} />,
    },
  ];
  return (
    <SideTabs
      chosen={desk.view.tab}
      onChoose={(tab) => desk.show({ type: 'tab', tab })}
      tabs={tabs.filter((tab) => tab !== null && tab !== false)}
    />
  );
}

function Preview({ desk: { draft, editable, refreshing, preview } }: { readonly desk: DocumentDeskModel }) {
  const t = useTranslations('desk.documentDesk');
  const edited = useMemo(
    () => (editable ? { text: draft.text, change: draft.change } : null),
    [editable, draft.text, draft.change],
  );
  return (
    <div aria-busy={refreshing} className="preview-wait">
      {refreshing && <p className="quiet">{t('updatingThePreview')}</p>}
      <DraftContext.Provider value={edited}>{preview}</DraftContext.Provider>
    </div>
  );
}
