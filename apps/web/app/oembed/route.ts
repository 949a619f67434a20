/** What a link to the site shows elsewhere, as the API says it. */
import { passPublic } from '../../lib/open-data.ts';

export const GET = passPublic;
