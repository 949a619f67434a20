/**
 * Internal headers between the front, the renderer and the API. The front removes them from requests of visitors and from its answers.
 * Only RELEASE_HEADER is sent to browsers.
 */

/** In an answer of the renderer: the API refused the visitor. The value is the number of seconds to wait. */
export const WAIT_HEADER = 'rulewright-wait';

/** In a request for the page `missing`: the address that has no page. */
export const MISSING_HEADER = 'rulewright-missing';

/** In a request: the nonce for a page that the front will cache. */
export const NONCE_HEADER = 'rulewright-nonce';

/** In a request: the path and the query of the page, so that a sign-in leads back to it. */
export const PATH_HEADER = 'rulewright-path';

/** In an answer: a release was published. */
export const PUBLISHED_HEADER = 'rulewright-published';

/** In a request to the renderer: the visitor's address. A request without this header counts for the site itself. */
export const VISITOR_HEADER = 'rulewright-visitor';

/** In a request to the API: the secret that identifies the site. */
export const SITE_HEADER = 'rulewright-site';

/** In an answer with a page that is the same for everyone: the number and the date of the current release. Browsers store only such pages. */
export const RELEASE_HEADER = 'rulewright-release';
