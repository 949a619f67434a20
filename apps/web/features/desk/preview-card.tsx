/** The preview of a card: its face, its texts with the engine's interpretation, and its legality. */
import { CardDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { faceOf } from '../../shared/face.ts';
import { askAsIf } from '../../shared/perspective.ts';
import { CardFace } from '../../shared/components/card.tsx';
import { NoPreview } from './no-preview.tsx';

interface Props {
  readonly token?: string;
  readonly game: string;
  readonly slug: string;
}

export async function PreviewCard({ token, game, slug }: Props) {
  const t = await getTranslations('desk.previewCard');
  const { data, refusal } = await askAsIf(token, CardDocument, { game, slug });
  if (refusal !== null || !data?.card) return <NoPreview>{refusal ?? t('changeSetHasNo')}</NoPreview>;
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
            <dt className="eyebrow">{t('printedText')}</dt>
            <dd className="ability-text">{ability.text}</dd>
            <dt className="eyebrow">{t('howEngineReadsText')}</dt>
            <dd>{ability.reading}</dd>
          </dl>
        ))}
        {card.abilities.length === 0 && <p className="quiet">{t('cardHasNoText')}</p>}
        <ul className="preview-legality">
          {card.legality.map((one) => (
            <li key={one.mode}>
              {one.modeName}: {one.legal ? t('legal') : t('removed')}
              {one.reason && <span className="quiet"> {one.reason}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
