/** Where a rule moves: a section of its chapter, or another chapter. */
'use client';
import { DeskDocumentDocument, DeskDocumentsDocument, SaveDraftDocument } from '@rulewright/api-client';
import { moveToChapter, type ChapterPart } from '@rulewright/content/rule-text';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { request } from '../../../shared/request.ts';
import { useErrorNote } from '../../../shared/use-error-note.tsx';

/** The chapters of the game in a change set. */
export interface OtherChapters {
  readonly game: string;
  readonly changeSet: number;
  readonly path: string;
}

const MOST = 200;

export interface SectionChoiceProps {
  readonly id: string;
  readonly text: string;
  readonly headings: readonly Extract<ChapterPart, { kind: 'heading' }>[];
  readonly chapters: OtherChapters | undefined;
  readonly onSection: (place: number) => void;
  /** Called when the other chapter has the rule. */
  readonly onMoved: () => void;
}

export function SectionChoice({ id, text, headings, chapters, onSection, onMoved }: SectionChoiceProps) {
  const t = useTranslations('desk.ruleDesk');
  const noteOf = useErrorNote();
  const [error, setError] = useState<ReactNode>(null);
  const [isMoving, setMoving] = useState(false);
  const { data = [] } = useQuery({
    queryKey: ['chapters', chapters?.game, chapters?.changeSet],
    queryFn: async ({ signal }) => {
      const asked = { changeSet: chapters!.changeSet, game: chapters!.game, kind: 'text', query: '', first: MOST };
      return (await request(DeskDocumentsDocument, asked, { signal })).documents.nodes;
    },
    enabled: chapters !== undefined,
  });
  /** Writes the rule into the other chapter first, so that it is never lost. */
  const move = async (path: string): Promise<void> => {
    if (!chapters) return;
    setMoving(true);
    try {
      const { changeSet } = chapters;
      const { document } = await request(DeskDocumentDocument, { path, changeSet });
      if (!document) return;
      const moved = moveToChapter(text, document.text ?? '', id).to;
      const { version, releasedHash } = document;
      const base = version === null ? { baseHash: releasedHash } : {};
      await request(SaveDraftDocument, { changeSet, path, text: moved, version, ...base });
      onMoved();
    } catch (problem) {
      setError(noteOf(problem));
      setMoving(false);
    }
  };
  return (
    <>
      {headings.length > 0 && (
        <ul className="section-choices" aria-label={t('sections')}>
          {headings.map(({ from, text: words, level }) => (
            <li key={from} data-level={level}>
              <button type="button" onClick={() => onSection(from)}>
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
      {data.length > 1 && (
        <>
          <h4>{t('otherChapters')}</h4>
          <ul className="section-choices">
            {data
              .filter(({ path }) => path !== chapters?.path)
              .map(({ path, title }) => (
                <li key={path}>
                  <button type="button" disabled={isMoving} onClick={() => void move(path)}>
                    {title}
                  </button>
                </li>
              ))}
          </ul>
        </>
      )}
      {error && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
