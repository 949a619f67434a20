/** Single sign-on: the provider has returned the browser, and the API reads the answer. */
import { passSignOn } from '../../../../features/account/single-sign-on.ts';

export const GET = passSignOn;
