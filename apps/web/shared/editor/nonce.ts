/** The style nonce of the page's policy, for editors that add their own styles. */

/** The nonce of the initial page load. Later updates of the page have other nonces, which the browser's policy does not accept. */
export const ownNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
