/** What players say of one rule, folded in its margin. */
import { NoteList, ratingText, type Note } from './note-list.tsx';

export function RuleNotes({ notes }: { readonly notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  const mean = notes.reduce((sum, { rating }) => sum + rating, 0) / notes.length;
  return (
    <details className="rule-notes">
      <summary>
        {notes.length === 1 ? 'One note' : `${notes.length} notes`} from play, {ratingText(mean)}
      </summary>
      <NoteList notes={notes} />
    </details>
  );
}
