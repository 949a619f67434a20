/** A match on this device. The fragment of the page address has its id: `#device-…`. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeviceMatch } from '../../../../features/offline/device-match.tsx';
import { SiteFrame } from '../../../../features/frame/site-frame.tsx';
import { Words } from '../../../../shared/components/words.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline.play');
  return { title: t('title') };
}

export default function DeviceMatchPage() {
  return (
    <SiteFrame table>
      <Words of={['play', 'releases', 'offline.play', 'common.ruleNames']}>
        <DeviceMatch />
      </Words>
    </SiteFrame>
  );
}
