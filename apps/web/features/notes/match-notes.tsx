/** The notes about a match, at its end and next to the replay, with a form for its players. */
'use client';
import { MatchNotesDocument, RemoveNoteDocument, WriteNoteDocument } from '@rulewright/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { forget } from '../../shared/kept-field.ts';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { QueryProvider } from '../../shared/components/query-provider.tsx';
import { NoteForm, type NoteDraft, type Subjects } from './note-form.tsx';
import { NoteList, type Note } from './note-list.tsx';
import { Refusal } from '../../shared/components/refusal.tsx';

interface MatchNotesProps extends Subjects {
  readonly match: string;
  readonly game: string;
  /** Whether the reader played in the match or created it. */
  readonly mayWrite: boolean;
  readonly ruleHref: (rule: string) => string;
}

/** Has its own query cache, so that a table loads the code of the cache only with the notes. */
export function MatchNotes(props: MatchNotesProps) {
  return (
    <QueryProvider>
      <Notes {...props} />
    </QueryProvider>
  );
}

function Notes({ match, game, mayWrite, ruleHref, ...subjects }: MatchNotesProps) {
  const t = useTranslations('releases.matchNotes');
  const sentenceOf = useErrorSentence();
  const client = useQueryClient();
  const action = useAction();
  const [written, setWritten] = useState(0);
  const queryKey = ['match-notes', match];
  const { data: notes = [], error } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<readonly Note[]> =>
      (await request(MatchNotesDocument, { match }, { signal })).matchNotes.nodes,
  });
  const failure = action.error ?? (error && sentenceOf(error));
  const change = (changed: (notes: readonly Note[]) => readonly Note[]): void =>
    void client.setQueryData(queryKey, (known: readonly Note[] = []) => changed(known));

  const write = async (note: NoteDraft): Promise<void> =>
    action.run(async () => {
      const { writeNote } = await request(WriteNoteDocument, { match, note });
      forget(`note:${match}`);
      change((known) => [writeNote, ...known]);
      setWritten(written + 1);
    });

  const remove = (id: string): Promise<void> =>
    action.run(async () => {
      await request(RemoveNoteDocument, { id });
      change((known) => known.filter((note) => note.id !== id));
    });

  if (!mayWrite && notes.length === 0) return null;
  return (
    <section className="match-notes" aria-labelledby="match-notes">
      <h2 id="match-notes">{mayWrite ? t('howWasIt') : t('notesOfThePlayers')}</h2>
      {mayWrite && <NoteForm key={written} {...subjects} place={`note:${match}`} onWrite={write} />}
      <Refusal of={failure} className="match-failure" />
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
