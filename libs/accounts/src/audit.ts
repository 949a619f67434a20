/** The audit: every step that changes something writes a line in the same transaction; nothing ever changes a line. */
import { AuditEntity, jsonColumn } from '@rulewright/database';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';

/** Who does something. */
export interface Actor {
  /** Null for the program itself and for those who are not signed in. */
  readonly id: string | null;
  /** Name and address. */
  readonly label: string;
}

/** What happens by itself: scheduled releases, the first start. */
export const PROGRAM: Actor = { id: null, label: 'Rulewright' };

export const actorOf = (person: { readonly id: string; readonly name: string; readonly email: string }): Actor => ({
  id: person.id,
  label: `${person.name} <${person.email}>`,
});

export interface AuditNote {
  /** `publish`, `sign-in`… */
  readonly action: string;
  /** `change set 7`, `release 3`, an address. */
  readonly subject: string;
  readonly sentence: string;
  /** Revisions, releases, reasons. */
  readonly details: Readonly<Record<string, unknown>>;
}

export interface AuditEntry extends AuditNote {
  readonly id: number;
  readonly at: string;
  readonly actor: string;
}

export interface AuditSearch {
  /** Words that all must occur: in actor, action, subject or sentence. */
  readonly query?: string;
  readonly first?: number;
  /** Goes on below an entry. */
  readonly before?: number;
}

const detailsColumn = jsonColumn<AuditNote['details']>('audit_entries', 'details', z.record(z.string(), z.unknown()));

/** Writes a line inside the transaction of what it tells. */
export async function recordAudit(manager: EntityManager, actor: Actor, note: AuditNote): Promise<void> {
  const details = detailsColumn.write(note.details);
  await manager.insert(AuditEntity, {
    at: new Date().toISOString(),
    actorId: actor.id,
    actor: actor.label,
    action: note.action,
    subject: note.subject,
    sentence: note.sentence,
    details,
    folded: [actor.label, note.action, note.subject, note.sentence].join(' ').toLowerCase(),
  });
}

const MOST_WORDS = 8;

/** Newest first. */
export async function searchAudit(database: DataSource, search: AuditSearch = {}): Promise<AuditEntry[]> {
  const words = (search.query ?? '').toLowerCase().split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
  const found = database.getRepository(AuditEntity).createQueryBuilder('entry').orderBy('entry.id', 'DESC');
  found.limit(Math.max(1, Math.min(search.first ?? 50, 200)));
  if (search.before !== undefined) found.andWhere('entry.id < :before', { before: search.before });
  words.forEach((word, i) => {
    const like = `%${word.replaceAll('\0', '').replace(/[\\%_]/gu, '\\$&')}%`;
    found.andWhere(`entry.folded LIKE :word${i} ESCAPE '\\'`, { [`word${i}`]: like });
  });
  return (await found.getMany()).map(({ id, at, actor, action, subject, sentence, details }) => ({
    id,
    at,
    actor,
    action,
    subject,
    sentence,
    details: detailsColumn.read(details, id),
  }));
}
