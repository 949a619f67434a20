/** A match against a bot on this device, with or without a network. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DevicePlay } from '../../../components/offline/device-play.tsx';
import { SiteFrame } from '../../../components/site-frame.tsx';
import { Words } from '../../../components/words.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline.play');
  return { title: t('title') };
}

export default function DevicePage() {
  return (
    <SiteFrame>
      <Words of={['play', 'releases', 'offline.play']}>
        <DevicePlay />
      </Words>
    </SiteFrame>
  );
}
