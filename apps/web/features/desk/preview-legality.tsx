/** The preview of a legality document. It shows the dated changes as the page of the mode does, announced changes first. */
import { LegalityDocument } from '@rulewright/api-client';
import { RuleNames } from '@rulewright/ui';
import { getTranslations } from 'next-intl/server';
import { askAsIf } from '../../shared/perspective.ts';
import { rulesetId } from '../../shared/query.ts';
import { draftRuleNames } from '../../shared/rule-names.ts';
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
  const changes = [...announced, ...history];
  if (changes.length === 0) return <p className="quiet">{t('none')}</p>;
  const cited = changes.map(({ ruleId }) => ruleId);
  return (
    <RuleNames names={await draftRuleNames(token, rulesetId(game, mode), cited)}>
      <ol className="history">
        {changes.map((change, i) => (
          <Change key={i} game={game} mode={mode} change={change} />
        ))}
      </ol>
    </RuleNames>
  );
}
