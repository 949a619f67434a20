/** A page of the guide. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { SiteFrame } from '../../../../features/frame/site-frame.tsx';
import { guidePage } from '../../../../features/developers/model/guide.ts';

interface Props {
  readonly params: Promise<{ readonly page: string }>;
}

const read = cache(async (name: string) => (await guidePage(name)) ?? notFound());

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title } = await read((await params).page);
  return { title };
}

export default async function GuidePage({ params }: Props) {
  const t = await getTranslations('developers.guidePagePage');
  const { title, html } = await read((await params).page);
  return (
    <SiteFrame>
      <article className="page narrow developers">
        <p className="crumbs">
          <a href="/developers">{t('developers')}</a>
        </p>
        <h1>{title}</h1>
        <div className="guide-text" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
    </SiteFrame>
  );
}
