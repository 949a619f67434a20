/** The root layout: fonts, styles and the reader's theme. */
import '@rulewright/ui/styles.css';
import { getTranslations } from 'next-intl/server';
import './site.css';
import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { EarlyFields } from '../shared/components/early-fields.tsx';
import { displayData, displayOf } from '../shared/display.ts';
import { Words } from '../shared/components/words.tsx';
import { sitePreview } from '../shared/link-preview.ts';
import { viewer } from '../shared/session.ts';
import { SITE } from '../shared/site-address.ts';
import { fontVariables } from './fonts.ts';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.layout');
  return {
    metadataBase: new URL(SITE),
    title: { default: 'Rulewright', template: '%s · Rulewright' },
    description: t('description'),
    ...(await sitePreview('/releases').catch(() => ({}))),
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6ec' },
    { media: '(prefers-color-scheme: dark)', color: '#121815' },
  ],
};

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const jar = await cookies();
  const theme = jar.get('theme')?.value;
  const person = await viewer().catch(() => null);
  return (
    <html
      lang="en"
      className={fontVariables}
      data-theme={theme === 'light' || theme === 'dark' ? theme : undefined}
      {...displayData(displayOf(jar.get('display')?.value))}
      // Texts that the browser keeps belong to this person (lib/has-kept.ts).
      data-person={person?.id}
      suppressHydrationWarning
    >
      <body>
        <link rel="search" type="application/opensearchdescription+xml" title="Rulewright" href="/opensearch.xml" />
        <Words>{children}</Words>
        <EarlyFields />
      </body>
    </html>
  );
}
