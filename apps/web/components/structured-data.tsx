/** What a page is about, for search engines: a block of JSON-LD. It is data, so the browser runs nothing of it. */
import { SITE } from '../lib/site-address.ts';

export interface StructuredDataProps {
  /** By https://schema.org; paths of this site become whole addresses. */
  readonly about: Readonly<Record<string, unknown>>;
}

const whole = (_: string, value: unknown): unknown =>
  typeof value === 'string' && /^\/[\w-]/u.test(value) ? SITE + value : value;

export function StructuredData({ about }: StructuredDataProps) {
  // Text from users could otherwise end the element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...about }, whole).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
