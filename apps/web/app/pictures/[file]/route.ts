/** The pictures of cards, from the API. */
import { passPublic } from '../../../lib/open-data.ts';

export const GET = passPublic;
