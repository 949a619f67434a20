/** Single sign-on: the API sends the browser to the provider. */
import { passSignOn } from '../../../features/account/single-sign-on.ts';

export const GET = passSignOn;
