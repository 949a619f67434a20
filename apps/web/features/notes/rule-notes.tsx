/** Players' notes about one rule, collapsed in the margin of the rule. */
import { useTranslations } from 'next-intl';
import { NoteList, ratingText, type Note } from './note-list.tsx';

export function RuleNotes({ notes }: { readonly notes: readonly Note[] }) {
  const t = useTranslations('releases.ruleNotes');
  if (notes.length === 0) return null;
  const mean = notes.reduce((sum, { rating }) => sum + rating, 0) / notes.length;
  return (
    <details className="rule-notes">
      <summary>{t('noteFromMatchesOther', { count: notes.length, mean: ratingText(mean) })}</summary>
      <NoteList notes={notes} />
    </details>
  );
}
