/** Loaded into a program before it starts: its clock is ahead by the milliseconds in the file that MOVED_CLOCK names. */
import { readFileSync } from 'node:fs';

const now = Date.now.bind(Date);
/** Milliseconds after which the file is read again. */
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
