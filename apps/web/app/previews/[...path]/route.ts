/** The preview pictures of links, from the API. */
import { passPublic } from '../../../features/developers/open-data-files.ts';

export const GET = passPublic;
