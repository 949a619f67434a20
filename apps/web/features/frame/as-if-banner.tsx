/** Names the change set that the visitor previews, and links back to the current release. */
import { PerspectiveDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { askAsIf } from '../../shared/perspective.ts';

export interface AsIfBannerProps {
  readonly token: string;
  /** Whether the visitor may open the desk. */
  readonly editor: boolean;
}

export async function AsIfBanner({ token, editor }: AsIfBannerProps) {
  const t = await getTranslations('common.asIfBanner');
  const set = (await askAsIf(token, PerspectiveDocument, {}).catch(() => null))?.data?.perspective;
  return (
    <div className="as-if-banner" role="region" aria-label={t('changeSetPreview')}>
      <p>
        {set
          ? t.rich('preview', {
              title: set.title,
              state: set.state,
              set: (chunks) => (editor ? <a href={`/desk/sets/${set.id}`}>{chunks}</a> : <q>{chunks}</q>),
            })
          : t('unknown')}
      </p>
      <a href="/as-if/leave">{t('backCurrentRelease')}</a>
    </div>
  );
}
