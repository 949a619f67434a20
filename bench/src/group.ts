/** Runs the group named on the command line, and prints its rows as JSON on the last line. */
import { GROUPS } from './groups/index.ts';

const rows = await GROUPS[process.argv[2]!]!();
console.log(JSON.stringify(rows));
