/** Asking as the site does, by its secret. */
import type { Server } from 'node:http';
import request from 'supertest';
import { SITE_HEADER, type Trust } from '../../src/http/origin.ts';

export const SECRET = 'what the site and the API share in tests';

/** Whom the API believes in tests. */
export const TRUST: Trust = { siteSecret: SECRET };

/** The header by which the site is known. */
export const AS_SITE = { [SITE_HEADER]: SECRET };

/** Requests of the site to a server. Each call has no cookies yet. */
export const asSite = (server: Server | string) => request.agent(server).set(AS_SITE);
