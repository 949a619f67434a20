/** The preview pictures of links, from the API. */
import { passPublic } from '../../../lib/open-data.ts';

export const GET = passPublic;
