/** Passes on card pictures from the API. */
import { passPublic } from '../../../lib/open-data.ts';

export const GET = passPublic;
