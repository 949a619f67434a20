/** The content security policy of the site. Also converts a page with a nonce to one whose own scripts are allowed by their hashes. */
import { createHash } from 'node:crypto';

/**
 * A policy that allows only files of this site, and inline scripts and styles only from the given sources.
 * @param scripts additional sources of scripts
 * @param styles additional sources of styles
 */
export function policy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export interface SealedPage {
  readonly html: string;
  /** The policy that allows only the scripts of this page. */
  readonly policy: string;
}

/** React escapes `>` in attributes and `<` in texts and data, so a tag ends at the first `>`. */
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/giu;

/**
 * Removes the nonce from a text. In serialised data, at any depth of quotation, removes the whole property, so that React sets no
 * attribute.
 */
function withoutNonce(text: string, nonce: string): string {
  const property = `(?<quote>\\\\*")nonce\\k<quote>:\\k<quote>${nonce}\\k<quote>`;
  return text
    .replaceAll(new RegExp(`,${property}`, 'gu'), '')
    .replaceAll(new RegExp(`${property},?`, 'gu'), '')
    .replaceAll(nonce, '');
}

/**
 * Replaces the nonce of a rendered page by the hashes of the scripts and styles that had it. An injected script has no nonce, so it gets no
 * hash and stays blocked.
 */
export function sealPage(rendered: string, nonce: string): SealedPage {
  const attribute = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const html = rendered.replace(INLINE, (element, name: string, attributes: string, text: string) => {
    if (!` ${attributes}`.includes(attribute)) return element;
    const bare = withoutNonce(text, nonce);
    const kind = name.toLowerCase() === 'style' ? 'style' : 'script';
    if (bare !== '') hashes[kind].add(`'sha256-${createHash('sha256').update(bare).digest('base64')}'`);
    return `<${name}${attributes.replace(attribute, '')}>${bare}</${name}>`;
  });
  return {
    html: html.replaceAll(attribute, '').replaceAll(nonce, ''),
    policy: policy([...hashes.script], [...hashes.style]),
  };
}
