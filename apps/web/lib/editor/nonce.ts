/** The nonce that the page's policy asks of styles, for editors that add their own. */

/** That of the page as it was loaded; answers that bring the page up to date have others, which the browser does not know. */
export const ownNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
