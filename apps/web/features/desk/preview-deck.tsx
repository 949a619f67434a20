/** The preview of a deck, with the verdict of every mode. */
import { PreviewDeckDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { askAsIf } from '../../shared/perspective.ts';
import { NoPreview } from './no-preview.tsx';

interface Props {
  readonly token?: string;
  readonly game: string;
  readonly slug: string;
}

export async function PreviewDeck({ token, game, slug }: Props) {
  const t = await getTranslations('desk.previewDeck');
  const { data, refusal } = await askAsIf(token, PreviewDeckDocument, { game, slug });
  if (refusal !== null || !data?.deck) return <NoPreview>{refusal ?? t('deckNotInChangeSet')}</NoPreview>;
  const { deck } = data;
  return (
    <>
      <p className="preview-name">{deck.name}</p>
      <p>{t('cardsPoints', { summary: deck.summary, cards: deck.cards, points: deck.points })}</p>
      <ul className="preview-legality">
        {deck.verdicts.map((verdict) => (
          <li key={verdict.ruleset.id}>
            {verdict.ruleset.name}: {verdict.legal ? t('legal') : t('notLegal')}
            {verdict.issues.map((issue, i) => (
              <span key={i} className="quiet">
                {' '}
                {issue.message}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <ul className="preview-entries">
        {deck.entries.map((entry) => (
          <li key={entry.card.slug}>
            {entry.copies} × {entry.card.name}
          </li>
        ))}
      </ul>
    </>
  );
}
