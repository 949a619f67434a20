/** Open data from the API: releases as files, their schemas, and an index. */
import { passPublic } from '../../../features/developers/open-data-files.ts';

export const GET = passPublic;
