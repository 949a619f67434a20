/** Queries the API for lab runs, as an external program would. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../../tools/lib/graphql.mjs';
import { game } from './site.mjs';

/** Starts a run and returns its id. By default, two random players have the same deck; `changes` overrides this. */
export async function newRun(api, changes = {}) {
  const entrant = { bot: 'random', deckSlug: 'starter-deck-set-1' };
  const input = { ruleset: `${game}/fast`, entrants: [entrant, entrant], games: 256, seed: 1, ...changes };
  const query = 'mutation ($input: NewLabRunInput!) { createLabRun(input: $input) { id } }';
  return (await ask(api, query, { input })).createLabRun.id;
}

export async function played(api, id) {
  const { labRun } = await ask(api, 'query ($id: ID!) { labRun(id: $id) { state progress { played } } }', { id });
  return { state: labRun.state, games: labRun.progress.played };
}

/** Waits until the run is over, and returns it with its report. */
export async function finished(api, id, patience = 300_000) {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(250)) {
    if (!['queued', 'running'].includes((await played(api, id)).state)) break;
  }
  const query = `query ($id: ID!) { labRun(id: $id) { state ended progress { played }
    report { games arms { games checksum wins } findings { metric sentence } } } }`;
  return (await ask(api, query, { id })).labRun;
}
