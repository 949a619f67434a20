/** An open document: its draft, what refers to it, and what the editor shows of it. */
'use client';
import {
  DeskDocumentsDocument,
  type CommentPartsFragment,
  type DeskDocumentQuery,
  type DraftStateQuery,
} from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useReducer, useState, useTransition, type Dispatch, type ReactNode } from 'react';
import { request } from '../../../shared/request.ts';
import type { FindIds } from './completion.ts';
import { deskView, firstView, marksOf, type DeskView, type DeskViewAction } from './desk-view.ts';
import { referencesIn, type FindReferences } from './form-references.ts';
import type { Mark } from './marks.ts';
import type { ReadingWords } from './sentences.ts';
import { useDraft, type Draft } from './use-draft.ts';
import { usePlayDesk, type PlayDesk } from '../play/use-play-desk.ts';
import type { ChapterWords } from '../rules/chapter-words.ts';
import { usePhrases } from './use-phrases.ts';
import { useSentences, type CardSentences } from './use-sentences.ts';

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
  /** What the sentences of a chapter can name; null for other documents. */
  readonly chapterWords: ChapterWords | null;
  /** The line at which the source opens, if a link named one. */
  readonly line?: number | undefined;
  /** The worked example to choose first in the debugger, if a link named one. */
  readonly debug?: string | undefined;
  /** The GraphQL subscription that tells who else has the change set open. */
  readonly subscription: string;
  /** Rendered on the server with the components of the public site. */
  readonly preview: ReactNode;
}

export interface DocumentDeskModel extends DocumentDeskProps {
  readonly editable: boolean;
  readonly mayComment: boolean;
  readonly draft: Draft;
  /** Null until they are loaded, and for documents that are not cards. */
  readonly sentences: CardSentences | null;
  /** The line to which the editor moves the caret. Each request has a new number. */
  readonly sought: { readonly line: number; readonly request: number } | null;
  readonly seek: (line: number) => void;
  /** Null for documents that are not play documents. */
  readonly play: PlayDesk | null;
  readonly comments: readonly CommentPartsFragment[];
  readonly marks: readonly Mark[];
  readonly hasForm: boolean;
  readonly view: DeskView;
  readonly show: Dispatch<DeskViewAction>;
  /** Whether the server renders the preview of a saved draft. */
  readonly refreshing: boolean;
  readonly find: FindReferences;
  /** Searches cards by id. Undefined for documents that do not cite cards. */
  readonly findCards: FindIds | undefined;
}

/** Kinds whose texts name cards by id. The editor completes ids for them. */
const CITING_CARDS = ['deck', 'examples', 'play'];
const FOUND_CARDS = 20;
const NO_COMMENTS: readonly CommentPartsFragment[] = [];

export function useDocumentDesk(props: DocumentDeskProps): DocumentDeskModel {
  const { document, set, ruleset } = props;
  const { game } = document;
  const changeSet = set?.id ?? null;
  const router = useRouter();
  const [refreshing, refresh] = useTransition();
  const [state, show] = useReducer(deskView, firstView(document.kind, props));
  const editable = set !== null && set.may.includes('edit') && document.text !== null;
  const onSaved = useCallback(() => refresh(() => router.refresh()), [router]);
  const draft = useDraft({
    changeSet,
    path: document.path,
    text: document.text ?? '',
    version: document.version ?? null,
    baseHash: document.releasedHash ?? null,
    editable,
    onSaved,
  });
  const [sought, setSought] = useState<DocumentDeskModel['sought']>(
    document.kind === 'text' && props.line !== undefined ? { line: props.line, request: 0 } : null,
  );
  const isChapter = props.chapterWords !== null;
  const seek = useCallback(
    (line: number) => {
      // A form has no lines.
      if (!isChapter) show({ type: 'line', line, withSource: true });
      setSought((now) => ({ line, request: (now?.request ?? 0) + 1 }));
    },
    [isChapter],
  );
  const play = usePlayDesk(
    document,
    changeSet,
    { text: draft.text, version: `${document.hash}` },
    state.line,
    draft.save,
    seek,
  );
  const sentences = useSentences(usePhrases(document, changeSet), draft.text, useReadingWords());
  const comments = useMemo(
    () => set?.comments.filter((one) => one.path === document.path) ?? NO_COMMENTS,
    [set, document.path],
  );
  const marks = useMemo(
    () => marksOf(document.problems, comments, sentences?.marks ?? []),
    [document.problems, comments, sentences],
  );
  const findCards: FindIds = async (word) => {
    const asked = { changeSet, game, kind: 'card', query: word, first: FOUND_CARDS };
    return (await request(DeskDocumentsDocument, asked)).documents.nodes.map(({ slug }) => slug);
  };
  const hasForm = document.schema != null || props.chapterWords !== null;
  return {
    ...props,
    editable,
    mayComment: set?.may.includes('comment') ?? false,
    draft,
    sentences,
    sought,
    seek,
    play,
    comments,
    marks,
    hasForm,
    view: hasForm ? state : { ...state, view: 'source' },
    show,
    refreshing,
    find: useMemo(() => referencesIn(game, ruleset, changeSet), [game, ruleset, changeSet]),
    findCards: CITING_CARDS.includes(document.kind) ? findCards : undefined,
  };
}

/** How marks in the source say what is wrong with a sentence. */
function useReadingWords(): ReadingWords {
  const t = useTranslations('desk.documentDesk');
  return useCallback(
    (reading) => (reading.kind === 'unknown' ? t('notUnderstood', { word: reading.word }) : t('noSentence')),
    [t],
  );
}
