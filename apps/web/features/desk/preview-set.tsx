/** The preview of a set: its name, description and card faces. */
import { CardSetDocument } from '@rulewright/api-client';
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

/** The maximum number of faces. The catalogue shows all of them. */
const MOST = 24;

export async function PreviewSet({ token, game, slug }: Props) {
  const t = await getTranslations('desk.previewSet');
  const { data, refusal } = await askAsIf(token, CardSetDocument, { game, set: slug, first: MOST });
  const set = data?.cardSet;
  if (!set) return <NoPreview>{refusal ?? t('setNotInChangeSet')}</NoPreview>;
  return (
    <>
      <p className="preview-name">{set.name}</p>
      <p>{set.summary}</p>
      <p className="quiet">{t('cardHasOtherCards', { totalCount: set.cardCount })}</p>
      <ul className="preview-cards">
        {set.cards.nodes.map(({ number, card }) => (
          <li key={`${number} ${card.slug}`}>
            <CardFace card={faceOf(card)} />
          </li>
        ))}
      </ul>
    </>
  );
}
