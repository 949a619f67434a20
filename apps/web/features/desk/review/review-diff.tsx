/** The differences of a document with the comments on it. People select words to comment on them or to suggest others. */
'use client';
import type { CommentPartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { documentHref } from '../../../shared/editing/states.ts';
import { Discussion } from '../discussion.tsx';
import { DocumentDiff, type DocumentDiffProps } from '../document-diff.tsx';
import { firstChangedLine, selectedIn, wordsOf, type CommentTarget, type WordPlace } from './word-place.ts';

export interface ReviewDiffProps extends DocumentDiffProps {
  readonly changeSet: number;
  readonly path: string;
  /** The comments on the document. */
  readonly comments: readonly CommentPartsFragment[];
  readonly mayComment: boolean;
  readonly mayApply: boolean;
}

/** The longest selection that the button quotes. */
const QUOTED = 40;

export function ReviewDiff({ changeSet, path, comments, mayComment, mayApply, ...diff }: ReviewDiffProps) {
  const t = useTranslations('desk.review');
  const shown = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<WordPlace | null>(null);
  const [target, setTarget] = useState<CommentTarget | null>(null);
  const text = diff.words.map((part) => (part.kind === 'removed' ? '' : part.text)).join('');
  useEffect(() => {
    if (!mayComment) return;
    const read = (): void => {
      const place = shown.current && selectedIn(shown.current, text);
      // A press on the button ends the selection before the click arrives, so an empty selection changes nothing.
      if (place) setSelected(place);
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [mayComment, text]);
  const open = (next: CommentTarget): void => {
    setTarget(next);
    setSelected(null);
  };
  const words = selected && wordsOf(selected);
  return (
    <div className="review-diff">
      <p className="review-links">
        <a href={documentHref(path, changeSet, { line: String(firstChangedLine(diff.words)) })}>{t('openAtChange')}</a>
      </p>
      <div ref={shown}>
        <DocumentDiff {...diff} of={path} onField={mayComment ? (field) => open({ field }) : undefined} />
      </div>
      {mayComment && (
        <p className="review-actions" data-selected={selected !== null}>
          {selected && words !== null && (
            <button type="button" className="button button-main" onClick={() => open({ words: selected })}>
              {t('commentOnWords', { words: words.length > QUOTED ? `${words.slice(0, QUOTED)}…` : words })}
            </button>
          )}
          <button type="button" className="button" onClick={() => open({})}>
            {t('commentOnDocument')}
          </button>
          {!selected && <span className="quiet">{t('selectWords')}</span>}
        </p>
      )}
      {(comments.length > 0 || target) && (
        <Discussion
          changeSet={changeSet}
          path={path}
          comments={comments}
          mayComment={mayComment}
          mayApply={mayApply}
          target={target}
          onPosted={() => setTarget(null)}
        />
      )}
    </div>
  );
}
