/** All jobs by name. To add one, write a function of plain data in a file here, and list it. */
import type { Job } from '../job.ts';
import * as cardWords from './card-words.ts';
import * as catalogue from './catalogue.ts';
import * as content from './content.ts';
import * as data from './data.ts';
import * as decks from './decks.ts';
import * as differences from './differences.ts';
import * as documents from './documents.ts';
import * as examples from './examples.ts';
import * as pictures from './pictures.ts';
import * as publishing from './publishing.ts';
import * as replays from './replays.ts';
import { setPrintings } from './set-printings.ts';

const { dataFile } = data;

export const jobs = {
  ...cardWords,
  ...catalogue,
  ...content,
  dataFile,
  ...decks,
  ...differences,
  ...documents,
  ...examples,
  ...pictures,
  ...publishing,
  ...replays,
  setPrintings,
};

type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type InputOf<Name extends JobName> = Jobs[Name] extends Job<infer Input, unknown> ? Input : never;
export type ResultOf<Name extends JobName> = Jobs[Name] extends Job<infer _, infer Result> ? Result : never;

/** Their results are kept for all readers. */
const KEPT: readonly JobName[] = [
  'openContent',
  'openProposed',
  'cardWords',
  'catalogueListing',
  'catalogueField',
  'catalogueTexts',
  'setPrintings',
  'rulebook',
  'glossary',
  'comparison',
  'trace',
  'exampleModes',
  'coverage',
  'dataFile',
  'drawing',
];
/** Part of a change that its author takes for made. */
const CHANGES: readonly JobName[] = ['readTexts'];

/**
 * What becomes of a job when the visitor who asked for it leaves. `ends`: it is dropped, and ended if it runs. `dropped`: it is
 * dropped while it waits; once it runs, its result is of use to others. `stays`: it is done all the same.
 */
export function whenGone(name: JobName): 'ends' | 'dropped' | 'stays' {
  if (!['answers', 'pictures'].includes(jobs[name].lane) || CHANGES.includes(name)) return 'stays';
  return KEPT.includes(name) ? 'dropped' : 'ends';
}
