/** The header that marks a change as sent by a page of this site. A page of another site cannot set it. */
export const OWN_REQUEST = 'rulewright-request';

/**
 * The marker header for a plain form, which cannot set headers itself. Browsers say which page sent a request, and the API refuses pages of
 * other sites. A request without that information gets no marker.
 */
export const markOfForm = (headers: Pick<Headers, 'has'>): Readonly<Record<string, string>> =>
  headers.has('origin') || headers.has('sec-fetch-site') ? { [OWN_REQUEST]: '1' } : {};
