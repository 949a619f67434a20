/** A list as it will be, and what every mode says of it. */
import { PreviewDeckDocument } from '@rulewright/api-client';
import { askAsIf } from '../../lib/perspective.ts';
import { NoPreview } from './no-preview.tsx';

interface Props {
  readonly token?: string;
  readonly game: string;
  readonly slug: string;
}

export async function PreviewDeck({ token, game, slug }: Props) {
  const { data, refusal } = await askAsIf(token, PreviewDeckDocument, { game, slug });
  if (refusal !== null || !data?.deck) return <NoPreview>{refusal ?? 'There is no such list in it.'}</NoPreview>;
  const { deck } = data;
  return (
    <>
      <p className="preview-name">{deck.name}</p>
      <p>
        {deck.summary} {deck.cards} cards, {deck.points} points.
      </p>
      <ul className="preview-legality">
        {deck.verdicts.map((verdict) => (
          <li key={verdict.ruleset.id}>
            {verdict.ruleset.name}: {verdict.legal ? 'legal' : 'not legal'}
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
