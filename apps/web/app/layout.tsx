/** The document: fonts, styles, the reader's theme. */
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import '@rulewright/ui/styles.css';
import '../styles/site.css';
import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: { default: 'Rulewright', template: '%s · Rulewright' },
  description: 'Rules and cards of trading-card games as they are in force, for reading, deck building and checking.',
  openGraph: { siteName: 'Rulewright', type: 'website' },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6ec' },
    { media: '(prefers-color-scheme: dark)', color: '#121815' },
  ],
};

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const theme = (await cookies()).get('theme')?.value;
  return (
    <html lang="en" data-theme={theme === 'light' || theme === 'dark' ? theme : undefined} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
