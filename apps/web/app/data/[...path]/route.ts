/** Releases as files, their schemas and an index, as the API writes them. */
import { passPublic } from '../../../lib/open-data.ts';

export const GET = passPublic;
