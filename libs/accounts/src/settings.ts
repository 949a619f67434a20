/** What admins set for everybody. */
import { inTransaction, SettingEntity } from '@rulewright/database';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit, type Actor } from './audit.ts';

export interface Settings {
  /** Whether somebody may approve a change set of their own. */
  readonly selfApproval: boolean;
}

const DEFAULTS: Settings = { selfApproval: false };

export async function readSettings(manager: EntityManager): Promise<Settings> {
  const rows = await manager.find(SettingEntity);
  return {
    ...DEFAULTS,
    ...(Object.fromEntries(rows.map((row) => [row.name, JSON.parse(row.value) as unknown])) as Partial<Settings>),
  };
}

export async function setSelfApproval(database: DataSource, allowed: boolean, actor: Actor): Promise<Settings> {
  return inTransaction(database, async ({ manager }) => {
    await manager.upsert(SettingEntity, { name: 'selfApproval', value: JSON.stringify(allowed) }, ['name']);
    await recordAudit(manager, actor, {
      action: 'set-self-approval',
      subject: 'settings',
      sentence: allowed ? 'People may approve their own change sets.' : 'Nobody may approve their own change sets.',
      details: { allowed },
    });
    return readSettings(manager);
  });
}
