/**
 * Every attack by name. An attack has
 * - `about`: one sentence,
 * - `rate`: requests a second, `seconds`: how long at most,
 * - `prepare(product)`, optional: what it does once before it is measured; resolves to plain data for its sender,
 * - `sender(context)`: gives the function that makes request number `n`; runs in the process of the load generator.
 */
import { accounts } from './accounts.mjs';
import { desk } from './desk.mjs';
import { lab } from './lab.mjs';
import { lists } from './lists.mjs';
import { matches } from './matches.mjs';
import { pages } from './pages.mjs';
import { queries } from './queries.mjs';

export const attacks = { ...pages, ...queries, ...lists, ...lab, ...matches, ...accounts, ...desk };
