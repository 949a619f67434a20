/** Settings that admins make for the whole site. */
import { inTransaction, jsonColumn, SettingEntity } from '@rulewright/database';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { recordAudit, type Actor } from './audit.ts';

export interface Settings {
  /** Whether authors may approve their own change sets. */
  readonly selfApproval: boolean;
  /** Whether all comments must be resolved before a change set is approved and published. */
  readonly resolvedComments: boolean;
  /** Whether readers can suggest changes. */
  readonly publicSuggestions: boolean;
}

const DEFAULTS: Settings = { selfApproval: false, resolvedComments: false, publicSuggestions: true };
const COLUMN = jsonColumn('settings', 'value', z.boolean());

/** The action of the audit log, and its sentences for both values of a setting. */
const AUDITED: { readonly [Name in keyof Settings]: readonly [action: string, on: string, off: string] } = {
  selfApproval: [
    'set-self-approval',
    'People may approve their own change sets.',
    'People may not approve their own change sets.',
  ],
  resolvedComments: [
    'set-resolved-comments',
    'Comments must be resolved before a change set is approved.',
    'Change sets may be approved with open comments.',
  ],
  publicSuggestions: ['set-public-suggestions', 'Readers may suggest changes.', 'Readers may not suggest changes.'],
};

/** Returns the settings. A setting that no admin has changed has its default. @throws StoredValueError */
export async function readSettings(manager: EntityManager): Promise<Settings> {
  const rows = await manager.find(SettingEntity);
  const known = rows.filter(({ name }) => name in DEFAULTS);
  return { ...DEFAULTS, ...Object.fromEntries(known.map(({ name, value }) => [name, COLUMN.read(value, name)])) };
}

/** Changes one setting. Returns all of them. */
export async function changeSetting(
  database: DataSource,
  name: keyof Settings,
  value: boolean,
  actor: Actor,
): Promise<Settings> {
  return inTransaction(database, async ({ manager }) => {
    await manager.upsert(SettingEntity, { name, value: COLUMN.write(value) }, ['name']);
    const [action, on, off] = AUDITED[name];
    await recordAudit(manager, actor, {
      action,
      subject: 'settings',
      sentence: value ? on : off,
      details: { allowed: value },
    });
    return readSettings(manager);
  });
}
