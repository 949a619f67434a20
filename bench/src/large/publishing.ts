/** Publishes one changed card through the desk of a server: draft, review, checks with games, release. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  ApproveDocument,
  ChangeSetDocument,
  CheckRunDocument,
  PublishDocument,
  RequestReviewDocument,
  RunChecksDocument,
} from '@rulewright/api-client';
import type { DeskClient, OpenSet } from './editor.ts';
import type { Server } from './server.ts';

/** The number of games that the checks play with each side: before and after the change. */
const GAMES = 20;

export interface PublishingCost {
  /** CPU milliseconds of the server, in all threads, for the checks. */
  readonly checks: number;
  /** CPU milliseconds of the server, in all threads, for the release. */
  readonly release: number;
}

interface Run {
  readonly id: number;
  readonly state: string;
}

/** Changes a card, approves the change, runs its checks and publishes it, even if a check fails. */
export async function publishCard(
  server: Server,
  editor: DeskClient,
  admin: DeskClient,
  path: string,
  change: (text: string) => string,
): Promise<PublishingCost> {
  const set = await editor.start();
  const { text, version } = await editor.open(set, path);
  await editor.save(set, path, change(text), version);
  await editor.ask(RequestReviewDocument, { id: set.id, version: await versionOf(editor, set) });
  await admin.ask(ApproveDocument, { id: set.id, version: await versionOf(admin, set) });
  const checks = await cpuOf(server, () => runChecks(editor, set));
  const override = 'Measured.';
  const version2 = await versionOf(admin, set);
  const release = await cpuOf(server, () => admin.ask(PublishDocument, { id: set.id, version: version2, override }));
  return { checks, release };
}

async function versionOf(person: DeskClient, { id }: OpenSet): Promise<number> {
  const { data } = await person.ask(ChangeSetDocument, { id });
  return (data as { readonly changeSet: { readonly version: number } }).changeSet.version;
}

/** Runs the checks to the end. @throws Error if the checks do not finish */
async function runChecks(editor: DeskClient, set: OpenSet): Promise<void> {
  const { data } = await editor.ask(RunChecksDocument, { changeSet: set.id, games: GAMES });
  let run = (data as { readonly runChecks: Run }).runChecks;
  while (run.state === 'queued' || run.state === 'running') {
    await sleep(200);
    run = ((await editor.ask(CheckRunDocument, { id: run.id })).data as { readonly checkRun: Run }).checkRun;
  }
  if (run.state !== 'done') throw new Error(`The checks ended as ${run.state}.`);
}

async function cpuOf(server: Server, work: () => Promise<unknown>): Promise<number> {
  const before = (await server.health()).cpu;
  await work();
  return (await server.health()).cpu - before;
}
