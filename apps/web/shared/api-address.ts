/** The address of the API that the site uses. */
import 'server-only';

export const API = process.env.API_URL ?? 'http://127.0.0.1:4000/graphql';
