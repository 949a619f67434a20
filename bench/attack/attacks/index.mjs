/**
 * All attacks by name. An attack has
 * - `about`: one sentence,
 * - `rate`: requests per second, and `seconds`: the maximum duration,
 * - `memory`, optional: the most megabytes by which a process that answers requests may grow,
 * - `prepare(product)`, optional: runs once before the measurement and resolves to plain data for the sender,
 * - `sender(context)`: returns the function that creates request number `n`. It runs in the process of the load generator.
 */
import { accounts } from './accounts.mjs';
import { desk } from './desk.mjs';
import { files } from './files.mjs';
import { lab } from './lab.mjs';
import { lists } from './lists.mjs';
import { matches } from './matches.mjs';
import { pages } from './pages.mjs';
import { queries } from './queries.mjs';

export const attacks = { ...pages, ...queries, ...lists, ...lab, ...matches, ...accounts, ...desk, ...files };
