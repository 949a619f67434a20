/** The oEmbed description of a page, from the API. */
import { passPublic } from '../../lib/open-data.ts';

export const GET = passPublic;
