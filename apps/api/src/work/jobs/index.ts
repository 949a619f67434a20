/** All jobs by name. To add a job, write its function in a file of this folder and list it here. */
import type { WorkJob } from '../job.ts';
import * as adoption from './adoption.ts';
import * as cardPictures from './card-pictures.ts';
import * as cardWords from './card-words.ts';
import * as catalogue from './catalogue.ts';
import * as content from './content.ts';
import * as data from './data.ts';
import * as decks from './decks.ts';
import * as differences from './differences.ts';
import * as documents from './documents.ts';
import * as editions from './editions.ts';
import { errata } from './errata.ts';
import * as examples from './examples.ts';
import * as labResults from './lab-results.ts';
import * as pictures from './pictures.ts';
import { playEditing } from './play-editing.ts';
import { playStop } from './play-stops.ts';
import * as proposedSearch from './proposed-search.ts';
import * as publishedDecks from './published-decks.ts';
import * as publishing from './publishing.ts';
import * as replacing from './replacing.ts';
import * as replays from './replays.ts';
import { searchGame, wordsOfGame } from './rule-search.ts';
import { setPrintings, setSizes } from './set-printings.ts';
import * as settling from './settling.ts';
import { sharedNames } from './shared-names.ts';
import * as sheet from './sheet.ts';
import { fittedText, openedItem } from './suggested-items.ts';
import { similarDocuments } from './similar.ts';
import { withheldView } from './withheld.ts';

const { dataFile } = data;

export const jobs = {
  ...adoption,
  ...cardPictures,
  ...cardWords,
  ...catalogue,
  ...content,
  dataFile,
  ...decks,
  ...differences,
  ...documents,
  ...editions,
  errata,
  ...examples,
  fittedText,
  openedItem,
  ...labResults,
  ...pictures,
  playEditing,
  playStop,
  ...proposedSearch,
  ...publishedDecks,
  ...publishing,
  ...replacing,
  ...replays,
  searchGame,
  setPrintings,
  setSizes,
  ...settling,
  sharedNames,
  ...sheet,
  similarDocuments,
  withheldView,
  wordsOfGame,
};

type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type InputOf<Name extends JobName> = Jobs[Name] extends WorkJob<infer Input, unknown> ? Input : never;
export type ResultOf<Name extends JobName> = Jobs[Name] extends WorkJob<infer _, infer Result> ? Result : never;

/** Jobs whose results are cached for all visitors. */
const KEPT: readonly JobName[] = [
  'openContent',
  'openProposed',
  'cardWords',
  'wordsOfGame',
  'searchGame',
  'catalogueListing',
  'catalogueField',
  'catalogueWords',
  'setPrintings',
  'setSizes',
  'sharedNames',
  'rulebook',
  'glossary',
  'comparison',
  'trace',
  'exampleModes',
  'coverage',
  'dataFile',
  'drawing',
  'shrinkPicture',
  'withheldView',
  'isRunCurrent',
  'labReport',
  'labAnswer',
  'labComparison',
];
/** Jobs in the lanes `answers` and `files` that are part of a mutation. */
const CHANGES: readonly JobName[] = ['readTexts', 'editSheet', 'storePicture'];

/**
 * The fate of a job when its visitor leaves. `ends`: removed from the queue, or stopped if it is running. `dropped`: removed from the
 * queue, but a running job continues, because other visitors can use its result. `stays`: runs in any case.
 */
export function whenGone(name: JobName): 'ends' | 'dropped' | 'stays' {
  if (!['answers', 'files', 'preparing', 'pictures'].includes(jobs[name].lane) || CHANGES.includes(name))
    return 'stays';
  return KEPT.includes(name) ? 'dropped' : 'ends';
}
