/** The styles and the policy of the pages that other sites show in a frame. The pages have no script. */
import { createHash } from 'node:crypto';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A template whose values are escaped for texts and for attributes in quotation marks. */
export const markup = (parts: TemplateStringsArray, ...values: readonly string[]): string =>
  parts.map((part, at) => part + (values[at] ?? '').replace(/[&<>"']/gu, (sign) => SIGNS[sign]!)).join('');

export const EMBED_STYLES =
  ':root{color-scheme:light dark}body{margin:0;font:16px/1.55 Georgia,serif;color:light-dark(#22261f,#ece6d6)}' +
  'img{display:block;width:100%;height:auto;border-radius:4.8%/3.4%}' +
  'article{margin:1px;padding:14px 18px;border:1px solid light-dark(#c9bfa5,#46534a);border-radius:8px;' +
  'background:light-dark(#fdf9ee,#222c25)}p{margin:0 0 8px;overflow-wrap:break-word}' +
  'footer{font:14px/1.4 system-ui,sans-serif}a{color:light-dark(#1f6547,#8fd0ad)}' +
  'a:focus-visible{outline:3px solid;outline-offset:-3px}';

/** Any site may show the page in a frame. The page itself loads only pictures of this site. */
export const EMBED_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(EMBED_STYLES).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');
