/** The web app manifest, for an installed site. */
import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const [t, play, offline] = await Promise.all([
    getTranslations('common.layout'),
    getTranslations('offline.play'),
    getTranslations('offline.page'),
  ]);
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    ...{ src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose },
  });
  return {
    ...{ id: '/', name: 'Rulewright', short_name: 'Rulewright', description: t('description'), lang: 'en' },
    ...{ start_url: '/', scope: '/', display: 'standalone' },
    ...{ background_color: '#faf6ec', theme_color: '#faf6ec' },
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
    shortcuts: [
      { name: play('title'), url: '/play/device' },
      { name: offline('games'), url: '/offline' },
    ],
  };
}
