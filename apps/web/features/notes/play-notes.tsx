/** A page section with players' notes about a release, mode or card. Not rendered without notes. */
import { MatchNotesDocument } from '@rulewright/api-client';
import type { RuleNameList } from '@rulewright/ui';
import { getTranslations } from 'next-intl/server';
import { ask } from '../../shared/api.ts';
import { groupBy } from '../../shared/group-by.ts';
import { ruleNames } from '../../shared/rule-names.ts';
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
  const names = await namesIn(nodes, about.release);
  return (
    <section className={className} aria-labelledby="play-notes">
      <h2 id="play-notes">{t('notesFromMatches')}</h2>
      <p className="quiet">
        {t('noteOtherNotes', { totalCount })}
        {rating != null && t('averageRating', { rating: ratingText(rating) })}
        {totalCount > nodes.length && t('theLatestShown', { count: nodes.length })}
      </p>
      <NoteList
        notes={nodes}
        ruleHref={ruleHref}
        cardHref={cardHref}
        ruleName={({ rulesetId, rule }) => names.get(rulesetId)?.[rule ?? '']}
      />
    </section>
  );
}

/** The names of the rules of notes, by the ruleset of their match: each rulebook has its own numbers. */
async function namesIn(notes: readonly Note[], release: number | undefined): Promise<Map<string, RuleNameList>> {
  const rules = groupBy(
    notes.filter(({ rule }) => rule),
    ({ rulesetId }) => rulesetId,
  );
  return new Map(
    await Promise.all(
      [...rules].map(async ([ruleset, of]): Promise<[string, RuleNameList]> => {
        const ids = of.map(({ rule }) => rule ?? '');
        return [ruleset, await ruleNames(ruleset, ids, release)];
      }),
    ),
  );
}
