/** The header that marks a change as sent by a page of ours. A page of another site cannot set it. */
export const OWN_REQUEST = 'rulewright-request';

/**
 * The mark for the request of a plain form, which cannot set a header itself. Its browser says which page sent it, and the API
 * refuses pages of other sites; a request that says nothing gets no mark.
 */
export const markOfForm = (given: Pick<Headers, 'has'>): Readonly<Record<string, string>> =>
  given.has('origin') || given.has('sec-fetch-site') ? { [OWN_REQUEST]: '1' } : {};
