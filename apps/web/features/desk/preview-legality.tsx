/** The preview of a legality document. It shows the dated changes as the page of the mode does, announced changes first. */
import { LegalityDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { askAsIf } from '../../shared/perspective.ts';
import { Change } from '../cards/index.ts';
import { NoPreview } from './no-preview.tsx';

interface Props {
  readonly token?: string;
  readonly game: string;
  readonly mode: string;
}

export async function PreviewLegality({ token, game, mode }: Props) {
  const t = await getTranslations('desk.previewLegality');
  const { data, refusal } = await askAsIf(token, LegalityDocument, { game, mode });
  if (refusal !== null || !data?.legality) return <NoPreview>{refusal ?? t('otherMode')}</NoPreview>;
  const { announced, history } = data.legality;
  if (announced.length + history.length === 0) return <p className="quiet">{t('none')}</p>;
  return (
    <ol className="history">
      {[...announced, ...history].map((change, i) => (
        <Change key={i} game={game} mode={mode} change={change} />
      ))}
    </ol>
  );
}
