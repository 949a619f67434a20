/** What the front and the renderer tell each other; neither header is taken from outside or sent there. */

/** With a request: the nonce of a page that the front will keep. */
export const NONCE_HEADER = 'rulewright-nonce';

/** With an answer: a release was published. */
export const PUBLISHED_HEADER = 'rulewright-published';
