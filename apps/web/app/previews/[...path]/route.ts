/** The preview pictures of links, as the API draws them. */
import { passPublic } from '../../../lib/open-data.ts';

export const GET = passPublic;
