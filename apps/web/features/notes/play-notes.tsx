/** A page section with players' notes about a release, mode or card. Not rendered without notes. */
import { MatchNotesDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { ask } from '../../shared/api.ts';
import { NoteList, ratingText, type Note } from './note-list.tsx';

interface PlayNotesProps {
  readonly about: {
    readonly game?: string;
    readonly release?: number;
    readonly mode?: string;
    readonly card?: string;
  };
  readonly className?: string;
  readonly ruleHref?: (rule: string, note: Note) => string;
  readonly cardHref?: (card: string, note: Note) => string;
}

export async function PlayNotes({ about, className, ruleHref, cardHref }: PlayNotesProps) {
  const t = await getTranslations('releases.playNotes');
  const { matchNotes } = await ask(MatchNotesDocument, about);
  if (matchNotes.totalCount === 0) return null;
  const { nodes, totalCount, rating } = matchNotes;
  return (
    <section className={className} aria-labelledby="play-notes">
      <h2 id="play-notes">{t('notesFromMatches')}</h2>
      <p className="quiet">
        {t('noteOtherNotes', { totalCount })}
        {rating != null && t('averageRating', { rating: ratingText(rating) })}
        {totalCount > nodes.length && t('theLatestShown', { count: nodes.length })}
      </p>
      <NoteList notes={nodes} ruleHref={ruleHref} cardHref={cardHref} />
    </section>
  );
}
