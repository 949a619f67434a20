/** A set as the site will show it: its name and words, and the faces of its cards. */
import { CatalogueDocument, GameHomeDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { faceOf } from '../../lib/face.ts';
import { askAsIf } from '../../lib/perspective.ts';
import { CardFace } from '../card.tsx';
import { NoPreview } from './no-preview.tsx';

interface Props {
  readonly token?: string;
  readonly game: string;
  readonly slug: string;
}

/** The number of faces shown; the catalogue shows them all. */
const MOST = 24;

export async function PreviewSet({ token, game: id, slug }: Props) {
  const t = await getTranslations('desk.previewSet');
  const [home, found] = await Promise.all([
    askAsIf(token, GameHomeDocument, { game: id }),
    askAsIf(token, CatalogueDocument, { game: id, query: `set:${slug}`, first: MOST }),
  ]);
  const set = home.data?.game?.sets.find((one) => one.id === slug);
  if (!set) return <NoPreview>{home.refusal ?? t('setNotInChangeSet')}</NoPreview>;
  const cards = found.data?.cards ?? null;
  return (
    <>
      <p className="preview-name">{set.name}</p>
      <p>{set.summary}</p>
      <p className="quiet">{t('cardHasOtherCards', { totalCount: cards?.totalCount ?? 0 })}</p>
      <ul className="preview-cards">
        {cards?.nodes.map((card) => (
          <li key={card.slug}>
            <CardFace card={faceOf(card)} />
          </li>
        ))}
      </ul>
    </>
  );
}
