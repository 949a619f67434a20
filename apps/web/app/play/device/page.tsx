/** Sets up a match against a bot on this device, with or without a network. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeviceSetupForm } from '../../../features/offline/device-setup-form.tsx';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { Words } from '../../../shared/components/words.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline.play');
  return { title: t('title') };
}

export default function DevicePage() {
  return (
    <SiteFrame>
      <Words of={['offline.play']}>
        <DeviceSetupForm />
      </Words>
    </SiteFrame>
  );
}
