/** A response of oEmbed 1.0, and its XML format. */
export interface OEmbed {
  readonly type: 'link';
  readonly version: '1.0';
  readonly title: string;
  readonly author_name?: string;
  readonly provider_name: string;
  readonly provider_url: string;
  readonly thumbnail_url: string;
  readonly thumbnail_width: number;
  readonly thumbnail_height: number;
  /** Seconds. */
  readonly cache_age: number;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 cannot represent. */
// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Escapes a text for XML. */
const xmlText = (text: string): string => text.replace(UNWRITABLE, '').replace(/[&<>"]/gu, (sign) => SIGNS[sign]!);

export const oembedXml = (embed: OEmbed): string =>
  [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    '<oembed>',
    ...Object.entries(embed).map(([name, value]) => `  <${name}>${xmlText(String(value))}</${name}>`),
    '</oembed>\n',
  ].join('\n');
