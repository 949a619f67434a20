/** Single sign-on: the provider has sent the browser back, and the API reads the answer. */
import { passSignOn } from '../../../../lib/single-sign-on.ts';

export const GET = passSignOn;
