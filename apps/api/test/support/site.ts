/** Sends requests as the site, with its secret. */
import type { Server } from 'node:http';
import request from 'supertest';
import { SITE_HEADER, type Trust } from '../../src/http/origin.ts';

export const SECRET = 'what the site and the API share in tests';

/** The trust settings of the API in tests. */
export const TRUST: Trust = { siteSecret: SECRET };

/** The header that identifies the site. */
export const AS_SITE = { [SITE_HEADER]: SECRET };

/** Requests of the site to a server. Each call starts without cookies. */
export const asSite = (server: Server | string) => request.agent(server).set(AS_SITE);
