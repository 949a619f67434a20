/** Open data from the API: releases as files, their schemas, and an index. */
import { passPublic } from '../../../lib/open-data.ts';

export const GET = passPublic;
