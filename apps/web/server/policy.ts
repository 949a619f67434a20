/** The content security policy of the site, and pages without a nonce: their own scripts are allowed by their hashes. */
import { createHash } from 'node:crypto';

/**
 * Only our own files; no inline script or style but those that the sources allow.
 * @param scripts sources of scripts besides our own files, @param styles those of styles
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
  /** The policy that allows the scripts of this page and no other. */
  readonly policy: string;
}

/** React escapes `>` in attributes and `<` in texts and data, so a tag ends at the first `>`. */
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/giu;

/** The text without the nonce: in data, at any depth of quotation, without its name too, so that React sets no attribute. */
function withoutNonce(text: string, nonce: string): string {
  const property = `(?<quote>\\\\*")nonce\\k<quote>:\\k<quote>${nonce}\\k<quote>`;
  return text
    .replaceAll(new RegExp(`,${property}`, 'gu'), '')
    .replaceAll(new RegExp(`${property},?`, 'gu'), '')
    .replaceAll(nonce, '');
}

/**
 * Replaces the nonce of a rendered page by the hashes of the scripts and styles that had it. Anything that was injected has no
 * nonce, gets no hash and stays forbidden.
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
