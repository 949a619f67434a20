/** Settings that admins make for the whole site. */
import { inTransaction, jsonColumn, SettingEntity, type JsonColumn } from '@rulewright/database';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { recordAudit, type Actor } from './audit.ts';

export interface Settings {
  /** Whether authors may approve their own change sets. */
  readonly selfApproval: boolean;
}

const DEFAULTS: Settings = { selfApproval: false };
const COLUMNS: { readonly [Name in keyof Settings]: JsonColumn<Settings[Name]> } = {
  selfApproval: jsonColumn('settings', 'value', z.boolean()),
};

/** Returns the settings. A setting that no admin has changed has its default. @throws StoredValueError */
export async function readSettings(manager: EntityManager): Promise<Settings> {
  const row = await manager.findOneBy(SettingEntity, { name: 'selfApproval' });
  return row ? { selfApproval: COLUMNS.selfApproval.read(row.value, row.name) } : DEFAULTS;
}

export async function setSelfApproval(database: DataSource, allowed: boolean, actor: Actor): Promise<Settings> {
  return inTransaction(database, async ({ manager }) => {
    await manager.upsert(SettingEntity, { name: 'selfApproval', value: COLUMNS.selfApproval.write(allowed) }, ['name']);
    await recordAudit(manager, actor, {
      action: 'set-self-approval',
      subject: 'settings',
      sentence: allowed ? 'People may approve their own change sets.' : 'People may not approve their own change sets.',
      details: { allowed },
    });
    return readSettings(manager);
  });
}
