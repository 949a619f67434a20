/** A part of the sitemap of a site with very many pages, from the API. */
import { passPublic } from '../../../features/developers/open-data-files.ts';

export const GET = passPublic;
