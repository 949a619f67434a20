/**
 * A process that plays a search: `search-worker.ts OPTIONS ROOT`. It prints `ready`, waits for a run, plays until the run is over, and
 * prints how many games it has played.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { dataSourceFor, type DatabaseOptions } from '@rulewright/database';
import { playerPool } from '../../src/index.ts';
import { LabPlayer } from '../../src/service/index.ts';
import { contentOfGame, searchLab } from './search-lab.ts';

const [options, root] = process.argv.slice(2);
const database = dataSourceFor(JSON.parse(options!) as DatabaseOptions);
await database.initialize();
const { store, runs, queue } = searchLab(database, await contentOfGame(root!));
process.stdout.write('ready\n');

let [run] = await store.recent(1);
for (; !run; [run] = await store.recent(1)) await sleep(20);
const player = new LabPlayer(runs, queue, playerPool(1), (error) => {
  throw error;
});
player.start(1);
while ((await store.find(run.id))!.state !== 'done') await sleep(100);
await player.stop();
await queue.close();
await database.destroy();
process.stdout.write(`${player.counts.games}\n`);
