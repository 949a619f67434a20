/** A list of players' notes: the rating, the text, the subject, and a link to the match. */
import type { NotePartsFragment } from '@rulewright/api-client';
import { RuleRef, type RuleName } from '@rulewright/ui/deck';
import { Star } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { day } from '../../shared/dates.ts';

export type Note = NotePartsFragment;

/** The highest rating. */
export const BEST = 5;

/** For example "3.5 of 5". */
export const ratingText = (rating: number): string => `${Math.round(rating * 10) / 10} of ${BEST}`;

interface NoteListProps {
  readonly notes: readonly Note[];
  /** The address of a rule or card; omitted on the page of that rule or card. */
  readonly ruleHref?: (rule: string, note: Note) => string;
  readonly cardHref?: (card: string, note: Note) => string;
  /** The name of the rule of a note, if the page does not name its rules already. */
  readonly ruleName?: (note: Note) => RuleName | undefined;
  /** Deletes a note of the reader. */
  onRemove?(id: string): void;
}

export function NoteList({ notes, ruleHref, cardHref, ruleName, onRemove }: NoteListProps) {
  const t = useTranslations('releases.noteList');
  return (
    <ul className="note-list">
      {notes.map((note) => (
        <li key={note.id}>
          <p className="note-head">
            <span className="note-rating">
              <Star size={14} aria-hidden="true" /> {ratingText(note.rating)}
            </span>{' '}
            {note.name}, {day(note.createdAt)}, <a href={`/play/${note.matchId}/replay`}>{t('theMatch')}</a>
            {note.card && cardHref && (
              <>
                {t.rich('aboutCard', {
                  card: note.card.replaceAll('-', ' '),
                  link: (chunks) => <a href={cardHref(note.card ?? '', note)}>{chunks}</a>,
                })}
              </>
            )}
            {note.rule && ruleHref && (
              <>
                {t.rich('aboutRule', {
                  rule: note.rule,
                  link: () => (
                    <RuleRef id={note.rule ?? ''} href={ruleHref(note.rule ?? '', note)} name={ruleName?.(note)} />
                  ),
                })}
              </>
            )}
          </p>
          {note.text !== '' && <p className="note-text">{note.text}</p>}
          {note.mine && onRemove && (
            <button type="button" className="link-button" onClick={() => onRemove(note.id)}>
              {t('deleteNote')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
