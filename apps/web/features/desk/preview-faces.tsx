/** The preview of fields and faces: the face of a chosen card, in both sizes, and its facts. */
import { CardDocument, DeskDocumentsDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { faceOf } from '../../shared/face.ts';
import { askAsIf } from '../../shared/perspective.ts';
import { findAsPerson } from '../../shared/session.ts';
import { CardFace } from '../../shared/components/card.tsx';
import { NoPreview } from './no-preview.tsx';
import { PreviewChoice } from './preview-choice.tsx';

interface Props {
  readonly token?: string;
  readonly set?: number;
  readonly game: string;
  /** The slug of the chosen card. */
  readonly card?: string;
}

/** The largest page of documents. */
const MOST_CARDS = 200;

export async function PreviewFaces({ token, set, game, card: asked }: Props) {
  const t = await getTranslations('desk.previewFaces');
  const { documents } = await findAsPerson(DeskDocumentsDocument, {
    changeSet: set ?? null,
    game,
    kind: 'card',
    query: null,
    first: MOST_CARDS,
  });
  const slug = asked ?? documents.nodes[0]?.slug;
  if (slug === undefined) return <NoPreview>{t('noCards')}</NoPreview>;
  const { data, refusal } = await askAsIf(token, CardDocument, { game, slug });
  const card = data?.card;
  return (
    <>
      <PreviewChoice
        label={t('card')}
        name="card"
        chosen={slug}
        of={documents.nodes.map((one) => ({ id: one.slug, name: one.title }))}
      />
      {refusal !== null || !card ? (
        <NoPreview>{refusal ?? t('cardNotThere')}</NoPreview>
      ) : (
        <>
          <div className="preview-faces">
            <CardFace card={faceOf(card)} />
            <CardFace card={faceOf(card)} size="thumbnail" />
          </div>
          <dl className="preview-facts">
            {card.facts.map((fact) => (
              <div key={fact.id}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}
