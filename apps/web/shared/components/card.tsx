/** Cards on the site: the components of `@rulewright/ui` with texts from the catalogue. */
import * as ui from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { valueName } from '../value-names.ts';

function useFaceWords(): ui.FaceWords {
  const t = useTranslations('cards.face');
  return {
    provisional: t('provisional'),
    costs: (cost) => t('costs', { known: String(cost !== undefined), cost: cost ?? 0 }),
    rarity: valueName,
  };
}

/** The props of a component of `@rulewright/ui` without `words`. */
type Wordless<Props> = Omit<Props, 'words'>;

export function CardFace(props: Wordless<ui.CardFaceProps>) {
  return <ui.CardFace {...props} words={useFaceWords()} />;
}

export function CardDiagram(props: Wordless<ui.CardDiagramProps>) {
  return <ui.CardDiagram {...props} words={useFaceWords()} />;
}

export function CardRow(props: Wordless<ui.CardRowProps>) {
  return <ui.CardRow {...props} words={useFaceWords()} />;
}

export function CardCost({ card }: { readonly card: ui.CardFaceData }) {
  return <ui.CardCost card={card} words={useFaceWords()} />;
}
