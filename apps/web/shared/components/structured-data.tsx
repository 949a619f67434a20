/** Structured data for search engines: a block of JSON-LD. The browser does not execute it. */
import { SITE } from '../site-address.ts';

export interface StructuredDataProps {
  /** Data in the vocabulary of https://schema.org. Paths of this site become absolute URLs. */
  readonly about: Readonly<Record<string, unknown>>;
  /** The name and the path of each page above this one, and of this one. */
  readonly trail: readonly (readonly [name: string, path: string])[];
}

const whole = (_: string, value: unknown): unknown =>
  typeof value === 'string' && /^\/[\w-]/u.test(value) ? SITE + value : value;

const breadcrumbs = (trail: StructuredDataProps['trail']) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, item], at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
});

export function StructuredData({ about, trail }: StructuredDataProps) {
  // Escapes `<`, because a text of a user could otherwise close the script element.
  const text = JSON.stringify(
    { '@context': 'https://schema.org', '@graph': [about, breadcrumbs(trail)] },
    whole,
  ).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
