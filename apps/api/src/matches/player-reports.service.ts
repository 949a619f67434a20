/** Reports of players by people who played with them, for the admins of the site. */
import { Injectable } from '@nestjs/common';
import { type Actor, actorOf, type Person, recordAudit } from '@rulewright/accounts';
import {
  closePlayerReport,
  inTransaction,
  openPlayerReports,
  savePlayerReport,
  withoutNul,
  type PlayerReportEntity,
} from '@rulewright/database';
import { plainText } from '@rulewright/matches';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { badInput, notFound } from '../errors/errors.ts';
import { PlayersService } from './players.service.ts';

/** Why a player reports another one. */
export const PLAYER_REPORT_REASONS = ['insults', 'name', 'stalling', 'cheating', 'other'] as const;
export type PlayerReportReason = (typeof PLAYER_REPORT_REASONS)[number];

const LONGEST = 1_000;

/** Removes control characters except line breaks. @throws ApiError `bad-report` */
function readText(reason: PlayerReportReason, text: string): string {
  const read = plainText(text).trim();
  if (read.length > LONGEST) throw badInput('bad-report', `A report has at most ${LONGEST} characters.`);
  if (reason === 'other' && read === '') throw badInput('bad-report', 'Describe what happened.');
  return read;
}

@Injectable()
export class PlayerReportsService {
  constructor(
    private readonly database: DataSource,
    private readonly players: PlayersService,
  ) {}

  /**
   * Reports the player at a seat of a match in which the person played. A second report replaces the first.
   * @throws ApiError `unknown-player`, `bad-report`
   */
  async report(
    viewer: Person,
    key: string | null,
    match: string,
    seat: number,
    about: { readonly reason: PlayerReportReason; readonly text: string },
  ): Promise<void> {
    const { reason } = about;
    const text = readText(reason, about.text);
    const { player, name } = await this.players.opponent(viewer, key, match, seat);
    const id = createHash('sha256').update(`${viewer.id} ${match} ${seat}`).digest('base64url').slice(0, 22);
    const createdAt = new Date().toISOString();
    const row = { id, matchId: match, seat, player, name, reason, text, userId: viewer.id, createdAt, closedAt: null };
    await inTransaction(this.database, async ({ manager }) => {
      if (!(await savePlayerReport(manager, row))) return;
      await recordAudit(manager, actorOf(viewer), {
        ...{ action: 'report-player', subject: `match ${match}`, sentence: `Reported a player: ${reason}.` },
        details: { reason, seat },
      });
    });
  }

  /** The newest open reports. */
  open(): Promise<PlayerReportEntity[]> {
    return openPlayerReports(this.database.manager);
  }

  /** @throws ApiError `unknown-report` */
  async close(id: string, actor: Actor): Promise<void> {
    await inTransaction(this.database, async ({ manager }) => {
      const report = await closePlayerReport(manager, withoutNul(id));
      if (!report) throw notFound('unknown-report', 'This report is not open any more.');
      await recordAudit(manager, actor, {
        ...{ action: 'close-player-report', subject: `match ${report.matchId}` },
        ...{ sentence: 'Closed a report of a player.', details: { reason: report.reason, seat: report.seat } },
      });
    });
  }
}
