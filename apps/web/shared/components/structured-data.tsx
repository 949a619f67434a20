/** Structured data for search engines: a block of JSON-LD. The browser does not execute it. */
import { SITE } from '../site-address.ts';

export interface StructuredDataProps {
  /** Data in the vocabulary of https://schema.org. Paths of this site become absolute URLs. */
  readonly about: Readonly<Record<string, unknown>>;
}

const whole = (_: string, value: unknown): unknown =>
  typeof value === 'string' && /^\/[\w-]/u.test(value) ? SITE + value : value;

export function StructuredData({ about }: StructuredDataProps) {
  // Escapes `<`, because a text of a user could otherwise close the script element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...about }, whole).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
