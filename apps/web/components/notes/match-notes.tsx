/** Notes at the end of a match and beside its replay: those that are there, and a form for who played it. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useErrorSentence } from '../../lib/desk/use-sentence.ts';
import { ask } from '../table/ask.ts';
import { NoteForm, type NoteDraft, type Subjects } from './note-form.tsx';
import { NoteList, type Note } from './note-list.tsx';

interface MatchNotesProps extends Subjects {
  readonly match: string;
  readonly game: string;
  /** Whether the reader played, or set it up. */
  readonly mayWrite: boolean;
  readonly ruleHref: (rule: string) => string;
}

export function MatchNotes({ match, game, mayWrite, ruleHref, ...subjects }: MatchNotesProps) {
  const t = useTranslations('releases.matchNotes');
  const inWords = useErrorSentence();
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [written, setWritten] = useState(0);

  useEffect(() => {
    let gone = false;
    ask('MatchNotes', { match }).then(
      ({ matchNotes }) => !gone && setNotes(matchNotes.nodes),
      (error: unknown) => !gone && setFailure(inWords(error)),
    );
    return () => {
      gone = true;
    };
  }, [match, inWords]);

  async function doing(work: () => Promise<void>): Promise<void> {
    setFailure(null);
    await work().catch((error: unknown) => setFailure(inWords(error)));
  }

  const write = (note: NoteDraft): Promise<void> =>
    doing(async () => {
      const { writeNote } = await ask('WriteNote', { match, note });
      setNotes([writeNote, ...notes]);
      setWritten(written + 1);
    });

  const remove = (id: string): Promise<void> =>
    doing(async () => {
      await ask('RemoveNote', { id });
      setNotes(notes.filter((note) => note.id !== id));
    });

  if (!mayWrite && notes.length === 0) return null;
  return (
    <section className="match-notes" aria-labelledby="match-notes">
      <h2 id="match-notes">{mayWrite ? t('howWasIt') : t('notesOfThePlayers')}</h2>
      {mayWrite && <NoteForm key={written} {...subjects} onWrite={write} />}
      {failure && (
        <p className="match-failure" role="alert">
          {failure}
        </p>
      )}
      {written > 0 && <p role="status">{t('noteSaved')}</p>}
      <NoteList
        notes={notes}
        ruleHref={ruleHref}
        cardHref={(card) => `/${game}/cards/${card}`}
        onRemove={(id) => void remove(id)}
      />
    </section>
  );
}
