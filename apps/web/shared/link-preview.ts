/** Metadata for link previews on other sites: title, description and picture, by Open Graph and oEmbed. */
import 'server-only';
import { CurrentReleaseDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { ask } from './api.ts';
import { href } from './query.ts';
import { pageAddress, SITE } from './site-address.ts';

export interface LinkPreview {
  readonly title: string;
  readonly description?: string | undefined;
  /** The release in the address of the page. */
  readonly release?: number | undefined;
  /** The address of the picture, for a page that does not belong to a release. */
  readonly picture?: string;
}

/** The metadata of the page at `path`. */
export async function linkPreview(path: string, preview: LinkPreview): Promise<Metadata> {
  const { title, description, release } = preview;
  const page = href(path, { release });
  const picture = preview.picture ?? `/previews/releases/${release ?? (await currentRelease())}${path}.png`;
  const embed = (format: string): string => SITE + href('/oembed', { url: SITE + page, format });
  return {
    title,
    // Without one of its own, a page has the description of its game or of the site.
    ...(description !== undefined && { description }),
    alternates: {
      canonical: pageAddress(path),
      types: { 'application/json+oembed': embed('json'), 'text/xml+oembed': embed('xml') },
    },
    openGraph: {
      ...{ siteName: 'Rulewright', type: 'website', url: pageAddress(page), title, description },
      images: [{ url: SITE + picture, width: 1200, height: 630, type: 'image/png', alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** The picture and the names of pages without a preview of their own. @param path the page whose picture they have */
export const sitePreview = async (path: string): Promise<Metadata> => ({
  openGraph: {
    ...{ siteName: 'Rulewright', type: 'website' },
    images: [
      {
        url: `${SITE}/previews/releases/${await currentRelease()}${path}.png`,
        width: 1200,
        height: 630,
        type: 'image/png',
      },
    ],
  },
  twitter: { card: 'summary_large_image' },
});

/** The number of the current release. */
export async function currentRelease(): Promise<number> {
  const { release } = await ask(CurrentReleaseDocument, {});
  return release!.number;
}
