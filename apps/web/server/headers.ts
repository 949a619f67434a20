/** Headers between the front, the renderer and the API. Except for RELEASE_HEADER, none is taken from outside or sent there. */

/** With an answer of the renderer: the API refused the visitor, who is to wait so many seconds. */
export const WAIT_HEADER = 'rulewright-wait';

/** With a request: the nonce of a page that the front will keep. */
export const NONCE_HEADER = 'rulewright-nonce';

/** With an answer: a release was published. */
export const PUBLISHED_HEADER = 'rulewright-published';

/** With a request to the renderer: the visitor's address. A request without it is the site's own. */
export const VISITOR_HEADER = 'rulewright-visitor';

/** With a request to the API: the secret by which the API knows the site. */
export const SITE_HEADER = 'rulewright-site';

/** With a page that is the same for everyone: the number and the date of the current release. Browsers store only such pages. */
export const RELEASE_HEADER = 'rulewright-release';
