/** What a link to a page shows elsewhere: its title, a few words and a picture, by OpenGraph and oEmbed. */
import 'server-only';
import { CurrentReleaseDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { ask } from './api.ts';
import { href } from './query.ts';
import { SITE } from './site-address.ts';

export interface LinkPreview {
  readonly title: string;
  readonly description?: string | undefined;
  /** The release that the address of the page names. */
  readonly release?: number | undefined;
  /** The address of the picture, for a page that belongs to no release. */
  readonly picture?: string;
}

/** The metadata of the page at `path`. */
export async function linkPreview(path: string, given: LinkPreview): Promise<Metadata> {
  const { title, description, release } = given;
  const page = href(path, { release });
  const picture = given.picture ?? `/previews/releases/${release ?? (await currentRelease())}${path}.png`;
  const embed = (format: string): string => SITE + href('/oembed', { url: SITE + page, format });
  return {
    title,
    description,
    alternates: {
      canonical: SITE + path,
      types: { 'application/json+oembed': embed('json'), 'text/xml+oembed': embed('xml') },
    },
    openGraph: {
      ...{ siteName: 'Rulewright', type: 'website', url: SITE + page, title, description },
      images: [{ url: SITE + picture, width: 1200, height: 630, type: 'image/png', alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

async function currentRelease(): Promise<number> {
  const { release } = await ask(CurrentReleaseDocument, {});
  return release!.number;
}
