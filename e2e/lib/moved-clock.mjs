/** Preloaded into a program. Moves its clock ahead by the milliseconds in the file MOVED_CLOCK. */
import { readFileSync } from 'node:fs';

const now = Date.now.bind(Date);
/** The time after which the file is read again, in milliseconds. */
const LOOK = 50;
let looked = 0;
let ahead = 0;

Date.now = () => {
  const real = now();
  if (real - looked > LOOK) {
    looked = real;
    ahead = Number(readFileSync(process.env.MOVED_CLOCK, 'utf8'));
  }
  return real + ahead;
};
