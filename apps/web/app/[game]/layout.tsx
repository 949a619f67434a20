/** The frame of the pages of one game. */
import { GameHomeDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { sitePreview } from '../../shared/link-preview.ts';
import { askOrRefusal, find } from '../../shared/api.ts';

export interface GameParams {
  readonly params: Promise<{ readonly game: string }>;
}

export async function generateMetadata({ params }: GameParams): Promise<Metadata> {
  // The layout component handles an unknown game. Here a failure must only not break the title.
  const { data } = await askOrRefusal(GameHomeDocument, { game: (await params).game });
  const name = data?.game?.name;
  const t = await getTranslations('errors.missing');
  const icon = data?.game?.logo?.icon;
  return {
    title: name ? { default: name, template: `%s · ${name}` } : t('title', { kind: 'page', card: '', deck: '' }),
    ...(data?.game && { description: data.game.summary, ...(await sitePreview(`/${data.game.id}`)) }),
    ...(icon !== undefined && { icons: { icon, apple: icon } }),
  };
}

export default async function GameLayout({ params, children }: GameParams & { readonly children: ReactNode }) {
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  return <SiteFrame game={game}>{children}</SiteFrame>;
}
