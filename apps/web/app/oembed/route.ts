/** The oEmbed description of a page, as the API writes it. */
import { passPublic } from '../../lib/open-data.ts';

export const GET = passPublic;
