/** The types of visitor-address.mjs. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export const SITE_HEADER: 'rulewright-site';
export const VISITOR_HEADER: 'rulewright-visitor';
export const HSTS: string;
export function readProxies(text?: string): string[];
export function headersForApi(headers: IncomingHttpHeaders, secret: string | undefined): IncomingHttpHeaders;
export function startWarning(env: Readonly<Record<string, string | undefined>>): string | null;

export class Visitors {
  constructor(options: { readonly trustedProxies?: readonly string[]; readonly warn?: (sentence: string) => void });
  name(request: IncomingMessage): { readonly address: string; readonly secure: boolean };
}
