/** Gauges that are read at each scrape: queues, threads, sockets, rooms, the lab. */
import type { INestApplication } from '@nestjs/common';
import { LabStore } from '@rulewright/database';
import { RoomRegistry, type RoomCounts } from '@rulewright/matches';
import { Gauge, addLabMetrics, addNumber, addTotal, type Registry } from '@rulewright/metrics';
import { DataSource } from 'typeorm';
import { ContentService } from '../content/content.service.ts';
import { LiveSocket } from '../graphql-server/live-socket.ts';
import { LabService } from '../lab/lab.service.ts';
import { Work } from '../work/work.ts';
import { addDatabaseGauges } from './database-gauges.ts';

function addJobGauges(registry: Registry, work: Work): void {
  new Gauge({
    name: 'rulewright_jobs',
    help: 'Jobs that wait or run, by lane.',
    labelNames: ['lane', 'state'],
    registers: [registry],
    collect() {
      for (const [lane, { waiting, running }] of Object.entries(work.lanesNow)) {
        this.set({ lane, state: 'waiting' }, waiting);
        this.set({ lane, state: 'running' }, running);
      }
    },
  });
  addNumber(registry, 'rulewright_job_threads', 'Threads that do jobs.', () => work.threads);
}

function addRoomGauges(registry: Registry, counts: () => RoomCounts): void {
  addNumber(registry, 'rulewright_rooms', 'Matches in memory.', () => counts().open);
  addNumber(registry, 'rulewright_rooms_watched', 'Matches that someone looks at.', () => counts().watched);
  addNumber(registry, 'rulewright_room_watchers', 'Subscriptions to matches.', () => counts().watchers);
  addNumber(registry, 'rulewright_bot_threads', 'Threads in which bots think.', () => counts().botThreads);
  addNumber(registry, 'rulewright_bots_waiting', 'Decisions of bots that wait.', () => counts().botsWaiting);
  const entries = 'Entries that this process added to the logs of matches: decisions, starts, ends of clocks.';
  addTotal(registry, 'rulewright_match_entries_total', entries, () => counts().entries);
  addTotal(registry, 'rulewright_matches_ended_total', 'Matches that ended in this process.', () => counts().ended);
}

/** Adds the gauges of an API process. */
export function addGauges(registry: Registry, app: INestApplication): void {
  const [sockets, rooms, lab] = [app.get(LiveSocket), app.get(RoomRegistry), app.get(LabService)];
  addJobGauges(registry, app.get(Work));
  addRoomGauges(registry, () => rooms.counts);
  addLabMetrics(registry, () => lab.counts);
  addNumber(registry, 'rulewright_sockets', 'Open WebSocket connections.', () => sockets.counts.connections);
  addNumber(registry, 'rulewright_subscriptions', 'Open subscriptions.', () => sockets.counts.subscriptions);
  const content = app.get(ContentService);
  addDatabaseGauges(registry, app.get(DataSource), app.get(LabStore), async () => (await content.current()).number);
}
