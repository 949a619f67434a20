/** A thread that reads the spreadsheet it is given. */
import { workerData } from 'node:worker_threads';
import { readUpload } from '../../src/adopt/read-source.ts';

await readUpload('slow.xlsx', workerData as Uint8Array);
