/** Cards and rules for frames of other sites, from the API. */
import { passPublic } from '../../../features/developers/open-data-files.ts';

export const GET = passPublic;
