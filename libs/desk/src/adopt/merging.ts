/** Merges the cards of a source into the card files one by one, and records the adopted values. */
import {
  cardSchema,
  placeOf,
  type AdoptedDoc,
  type GameVocabulary,
  type Printing,
  type SourceFile,
} from '@rulewright/content';
import { newIdOf } from '@rulewright/content/ids';
import { adoptedDocuments, readAdopted } from './adopted-document.ts';
import type { AdoptedCard, Converted } from './convert.ts';
import {
  digestOf,
  isUnchanged,
  mergeCard,
  newCard,
  type AdoptConflict,
  type AdoptDecision,
  type ChangedValue,
  type MergedCard,
} from './merge-adopted.ts';
import type { BadRow, SourceRow } from './source.ts';
import { LONGEST_SLUG, slugOf } from './values.ts';

/** A card that a run adds, changes or removes. */
export interface AdoptedChange {
  readonly card: string;
  readonly name: string;
  readonly kind: 'added' | 'changed' | 'removed';
  /** The first row of the card; null for a removed card. */
  readonly row: SourceRow | null;
  readonly values: readonly ChangedValue[];
}

/** The members of an order that merging needs. */
interface Merged {
  readonly game: string;
  readonly name: string;
  readonly join?: boolean;
  readonly decisions?: readonly AdoptDecision[];
}

/** Merges cards one by one and collects the changes. */
export class Merging {
  readonly cards: SourceFile[] = [];
  readonly bad: BadRow[] = [];
  readonly conflicts: AdoptConflict[] = [];
  readonly changes: AdoptedChange[] = [];
  readonly counts = { added: 0, changed: 0, unchanged: 0 };
  private readonly before = new Map<string, AdoptedDoc['cards'][string]>();
  private readonly slugOfKey = new Map<string, string>();
  /** The cards by the digest of their name at the source. */
  private readonly names = new Map<string, string>();
  private readonly after = new Map<string, AdoptedDoc['cards'][string]>();
  /** The ids of the existing adopted documents. */
  private readonly documents: string[] = [];
  private readonly decisions: ReadonlyMap<string, AdoptDecision['take']>;

  constructor(
    private readonly order: Merged,
    private readonly vocabulary: GameVocabulary,
    private readonly texts: ReadonlyMap<string, string>,
    private readonly converted: Pick<Converted, 'failed' | 'unknown' | 'isNamed'>,
  ) {
    this.decisions = new Map((order.decisions ?? []).map(({ card, field, take }) => [`${card} ${field}`, take]));
    for (const [path, text] of texts) {
      const place = placeOf(path);
      if (place?.kind !== 'adopted' || place.game !== order.game) continue;
      const data = readAdopted(text);
      if (data?.source !== order.name) continue;
      this.documents.push(data.id);
      for (const [slug, state] of Object.entries(data.cards)) {
        this.before.set(slug, state);
        for (const key of state.keys) this.slugOfKey.set(key, slug);
        if (state.taken['name'] !== undefined) this.names.set(state.taken['name'], slug);
      }
    }
  }

  add(card: AdoptedCard): void {
    const known = [...card.keys.map((key) => this.slugOfKey.get(key)), this.slugOfName(card.name)].find(
      (slug) => slug !== undefined && !this.after.has(slug),
    );
    const slug = known ?? this.freeSlug(card);
    const path = this.pathOf(slug);
    const text = this.texts.get(path);
    if (text !== undefined && known === undefined && !this.order.join)
      return this.fail(
        card,
        `A card with the name of this row exists already: ${path}. Choose to join them, or give one of the two another name.`,
      );
    const merged =
      text === undefined
        ? newCard(slug, card)
        : mergeCard(slug, card, text, this.before.get(slug), (field) => this.decisions.get(`${slug} ${field}`));
    const problem = merged.text === undefined ? null : this.problemOf(merged.value);
    if (problem !== null) return this.fail(card, problem);
    this.note(slug, card, merged, text);
    if (merged.text !== undefined) this.cards.push({ path, text: merged.text });
  }

  private note(slug: string, card: AdoptedCard, merged: MergedCard, text: string | undefined): void {
    this.after.set(slug, merged.state);
    this.conflicts.push(...merged.conflicts);
    const kind = text === undefined ? 'added' : merged.text !== undefined && merged.text !== text ? 'changed' : null;
    this.counts[kind ?? 'unchanged']++;
    if (kind) this.changes.push({ card: slug, name: card.name, kind, row: card.rows[0]!, values: merged.changes });
  }

  /**
   * The card of a source without a key column, by its name. Names were once spelled differently in ids, such as `stra-e` for "Straße", and ids
   * do not change.
   */
  private slugOfName(name: string): string | undefined {
    return this.converted.isNamed ? this.names.get(digestOf(name)) : undefined;
  }

  private readonly pathOf = (slug: string): string => `cards/${this.order.game}/cards/${slug}.yaml`;

  /** A slug from the name. If another card of this run has it, the set and number of the first printing are added. */
  private freeSlug({ name, printings }: AdoptedCard): string {
    const slug = newIdOf(name, 'card', (id) => this.after.has(id) || this.texts.has(this.pathOf(id)), LONGEST_SLUG);
    if (!this.after.has(slug)) return slug;
    const [{ set, number }] = printings as [Printing];
    const longer = slugOf(`${slug.slice(0, 50)} ${set} ${number}`);
    if (!this.after.has(longer)) return longer;
    let at = 2;
    while (this.after.has(`${longer}-${at}`)) at++;
    return `${longer}-${at}`;
  }

  private problemOf(value: unknown): string | null {
    const card = cardSchema.safeParse(value);
    if (!card.success) return `${card.error.issues[0]!.path.join('.')}: ${card.error.issues[0]!.message}`;
    const data = this.vocabulary.cardData.safeParse(card.data.data);
    return data.success ? null : `data.${data.error.issues[0]!.path.join('.')}: ${data.error.issues[0]!.message}`;
  }

  private fail(card: AdoptedCard, reason: string): void {
    for (const { row, file } of card.rows) this.bad.push({ row, ...(file !== undefined && { file }), reason });
    // The earlier state stays stored, so a later run does not treat the card as new.
    const slug = card.keys.map((key) => this.slugOfKey.get(key)).find((one) => one !== undefined);
    if (slug !== undefined) this.after.set(slug, this.before.get(slug)!);
  }

  /**
   * Finds the cards that are no longer at the source. Call it after all cards were added. A card with a refused row is still at the source.
   * @param isWanted whether to remove the cards. A card that was changed here stays, as a conflict, until someone decides.
   */
  prune(isWanted: boolean): { readonly gone: string[]; readonly removed: string[] } {
    for (const key of this.converted.failed) {
      const slug = this.slugOfKey.get(key);
      if (slug !== undefined && !this.after.has(slug)) this.after.set(slug, this.before.get(slug)!);
    }
    const gone = [...this.before.keys()].filter((slug) => !this.after.has(slug));
    const removed: string[] = [];
    if (isWanted && this.converted.unknown === 0)
      for (const slug of gone) {
        const path = this.removal(slug, this.before.get(slug)!);
        if (path !== null) removed.push(path);
      }
    return { gone, removed };
  }

  /** The path of a card to remove; null for a card that stays. */
  private removal(slug: string, state: AdoptedDoc['cards'][string]): string | null {
    const path = this.pathOf(slug);
    const text = this.texts.get(path);
    const decision = this.decisions.get(`${slug} `);
    if (text === undefined || decision === 'here') {
      this.before.delete(slug);
      return null;
    }
    if (decision !== 'source' && !isUnchanged(text, state)) {
      this.conflicts.push({ card: slug, field: '', ours: 'changed', theirs: undefined });
      return null;
    }
    this.before.delete(slug);
    this.changes.push({ card: slug, name: slug, kind: 'removed', row: null, values: [] });
    return path;
  }

  /** The adopted documents after this run. */
  adopted(): SourceFile[] {
    const { game, name } = this.order;
    return adoptedDocuments(game, name, new Map([...this.before, ...this.after]), this.documents);
  }
}
