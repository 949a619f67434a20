/** Reports of players, which admins read and close. */
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { PlayerReportEntity } from '../entities/rated.ts';

/** The most open reports that an admin sees at once. */
const MOST_SHOWN = 50;

/** Stores a report inside a transaction of the caller. A second report with the same id replaces the first. @returns whether it is the first */
export async function savePlayerReport(manager: EntityManager, report: PlayerReportEntity): Promise<boolean> {
  const isFirst = !(await manager.existsBy(PlayerReportEntity, { id: report.id }));
  await manager.upsert(PlayerReportEntity, { ...report }, ['id']);
  return isFirst;
}

/** The newest open reports. */
export const openPlayerReports = (manager: EntityManager): Promise<PlayerReportEntity[]> =>
  manager.find(PlayerReportEntity, {
    where: { closedAt: IsNull() },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: MOST_SHOWN,
  });

/** Closes an open report inside a transaction of the caller. @returns null if there is no open report with this id */
export async function closePlayerReport(manager: EntityManager, id: string): Promise<PlayerReportEntity | null> {
  const report = await manager.findOneBy(PlayerReportEntity, { id, closedAt: IsNull() });
  if (report) await manager.update(PlayerReportEntity, { id }, { closedAt: new Date().toISOString() });
  return report;
}
