/** A card as it will be: its face, its texts with how the engine reads them, and where it is legal. */
import { CardDocument } from '@rulewright/api-client';
import { CardFace } from '@rulewright/ui';
import { faceOf } from '../../lib/face.ts';
import { askAsIf } from '../../lib/perspective.ts';
import { NoPreview } from './no-preview.tsx';

interface Props {
  readonly token?: string;
  readonly game: string;
  readonly slug: string;
}

export async function PreviewCard({ token, game, slug }: Props) {
  const { data, refusal } = await askAsIf(token, CardDocument, { game, slug });
  if (refusal !== null || !data?.card) return <NoPreview>{refusal ?? 'There is no such card in it.'}</NoPreview>;
  const { card } = data;
  return (
    <div className="preview-card">
      <div className="preview-face">
        <CardFace card={faceOf(card)} />
      </div>
      <div>
        <p className="preview-name">{card.name}</p>
        {card.abilities.map((ability) => (
          <dl key={ability.id} className="preview-reading">
            <dt className="eyebrow">As printed</dt>
            <dd className="ability-text">{ability.text}</dd>
            <dt className="eyebrow">How the engine reads it</dt>
            <dd>{ability.reading}</dd>
          </dl>
        ))}
        {card.abilities.length === 0 && <p className="quiet">It has no text.</p>}
        <ul className="preview-legality">
          {card.legality.map((one) => (
            <li key={one.mode}>
              {one.modeName}: {one.legal ? 'legal' : 'taken out'}
              {one.reason && <span className="quiet"> {one.reason}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
