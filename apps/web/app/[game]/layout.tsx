/** The frame of the pages of one game. */
import { GameHomeDocument } from '@rulewright/api-client';
import type { ReactNode } from 'react';
import { SiteFrame } from '../../components/site-frame.tsx';
import { find } from '../../lib/api.ts';

export interface GameParams {
  readonly params: Promise<{ readonly game: string }>;
}

export async function generateMetadata({ params }: GameParams) {
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  return { title: { default: game.name, template: `%s · ${game.name}` } };
}

export default async function GameLayout({ params, children }: GameParams & { readonly children: ReactNode }) {
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  return <SiteFrame game={game}>{children}</SiteFrame>;
}
