/** Collects the entries that the format parsers find. Turns names into cards and counts into numbers. Each failure becomes an issue. */
import type { Printing } from '@rulewright/content';
import type { CardIndex, IndexedCard } from '../card-index.ts';
import { changeEntries, type PlacedChange } from '../edits.ts';
import type { DeckFormat, DeckIssue } from '../issues.ts';
import { splitLines, type TextLine } from '../text-lines.ts';
import { listed, plainLine } from '../typed-names.ts';
import { LIMITS, type EntrySource, type JsonDocument, type ParsedDeck, type ParsedEntry } from './parsed-deck.ts';
import { readCount, type WrittenEntry, type WrittenPrinting } from './written-entry.ts';

const LEAVE_OUT = 'Remove the entry';

/** Characters that break a name into lines or turn the text around it. */
const NOT_IN_NAMES = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** A fix before its edits are computed. One fix covers the same problem on many lines. */
interface FixDraft {
  readonly label: string;
  readonly changes: PlacedChange[];
}

interface IssueDraft {
  readonly issue: DeckIssue;
  readonly lines: number[];
  readonly fix: FixDraft | undefined;
}

export class DeckReading {
  lineCount = 0;
  json: JsonDocument | undefined;
  private name: string | null = null;
  private readonly entries: ParsedEntry[] = [];
  private readonly issues = new Map<string, IssueDraft>();
  private readonly nearNames = new Map<string, readonly string[]>();
  private full = false;

  constructor(
    readonly index: CardIndex,
    readonly format: DeckFormat,
  ) {}

  /** The lines to read. Too many lines or characters add an issue. */
  linesOf(text: string): TextLine[] {
    if (text.length > LIMITS.characters) this.tooLong('characters', LIMITS.characters);
    const lines = splitLines(text.slice(0, LIMITS.characters), LIMITS.lines + 1);
    if (lines.length > LIMITS.lines) this.tooLong('lines', LIMITS.lines);
    this.lineCount = Math.min(lines.length, LIMITS.lines);
    return lines.length > LIMITS.lines ? lines.slice(0, LIMITS.lines) : lines;
  }

  /** Takes the name of the deck, as the list gives it. An empty name is none, and a long one is cut. */
  named(name: unknown): void {
    if (typeof name !== 'string') return;
    const plain = name.slice(0, LIMITS.line).replace(NOT_IN_NAMES, ' ').trim();
    // A cut can leave half of a character.
    const cut = plain
      .slice(0, LIMITS.name)
      .replace(/\p{Cs}/gu, '')
      .trim();
    this.name = cut === '' ? null : cut;
  }

  /** Reports a line that is not an entry. The fix removes the line, unless `source` is null. */
  badLine(line: number, message: string, source: EntrySource | null = { kind: 'text' }): void {
    const fix = source === null ? undefined : { label: LEAVE_OUT, changes: [{ line, source, change: null }] };
    this.issue({ code: 'bad-line', message, lines: [line], cards: [] }, fix);
  }

  /** Reports a likely mistake that does not change how the list is read. */
  warn(code: 'count-differs', line: number, message: string): void {
    this.issue({ code, message, lines: [line], cards: [] }, undefined, 'warning');
  }

  /** Reports, once, that the list is longer than a limit. */
  tooLong(what: string, limit: number): void {
    if (this.full) return;
    this.full = true;
    const message = `The list is too long: only its first ${limit} ${what} are read.`;
    this.push({ code: 'list-too-long', message, lines: [], cards: [], limit }, undefined, 'error');
  }

  /** Adds an entry, and an issue for a wrong name, count or printing. Returns the number of copies. */
  add(written: WrittenEntry): number {
    if (this.entries.length >= LIMITS.entries) {
      this.tooLong('entries', LIMITS.entries);
      return 0;
    }
    const asWritten = written.cards ? written.name : plainLine(written.name).trim();
    if (asWritten.length > LIMITS.line) {
      this.badLine(written.line, `The name is longer than ${LIMITS.line} characters.`, written.source);
      return 0;
    }
    const cards = this.meant(written.cards ?? this.index.find(asWritten), written.printing);
    const card = cards.length === 1 ? cards[0]! : null;
    const printing = card && this.printingOf(card, written);
    const copies = written.count === null ? 1 : readCount(written.count);
    const name = card === null ? asWritten : this.index.listName(card.card);
    const entry: ParsedEntry = {
      line: written.line,
      name,
      copies: copies ?? 0,
      zone: written.zone,
      card,
      printing,
      source: written.source,
    };
    if (card === null) this.badName(entry, cards, written.printing?.number ?? null);
    if (copies === null) this.badCount(entry, written.count!);
    else this.entries.push(entry);
    return entry.copies;
  }

  done(): ParsedDeck {
    const { format, name, lineCount, entries, json } = this;
    const issues = [...this.issues.values()].map(({ issue, lines, fix }, at) => {
      // Each fix of a JSON list repeats the whole list, so only the first issues get a fix.
      const edits = fix && (json === undefined || at < LIMITS.rewrites) ? changeEntries(json, fix.changes) : [];
      const located = { ...issue, lines: [...new Set(lines)].sort((a, b) => a - b) };
      return fix && edits.length > 0 ? { ...located, fix: { label: fix.label, edits } } : located;
    });
    return { format, name, lineCount, entries, issues, ...(json !== undefined && { json }) };
  }

  /** Adds an issue, or adds lines to the same issue if it is already known. */
  private issue(issue: ReadingIssue, fix?: FixDraft, severity: DeckIssue['severity'] = 'error'): void {
    const known = this.issues.get(issue.code + issue.message);
    if (known) {
      if (known.lines.length >= LIMITS.places) return;
      known.lines.push(...issue.lines);
      known.fix?.changes.push(...(fix?.changes ?? []));
    } else if (this.issues.size >= LIMITS.issues) this.tooLong('problems', LIMITS.issues);
    else this.push(issue, fix, severity);
  }

  private push(issue: ReadingIssue, fix: FixDraft | undefined, severity: DeckIssue['severity']): void {
    const said = { ...issue, severity, ruleId: null } as DeckIssue;
    this.issues.set(issue.code + issue.message, { issue: said, lines: [...issue.lines], fix });
  }

  /** If several cards share a name, selects those with the printing that the line gives. */
  private meant(cards: readonly IndexedCard[], printing: WrittenEntry['printing']): readonly IndexedCard[] {
    if (cards.length < 2 || !printing) return cards;
    const printed = cards.filter(({ card }) => this.printed(card, printing) !== null);
    return printed.length > 0 ? printed : cards;
  }

  private printed(card: IndexedCard['card'], { set, number, rarity }: WrittenPrinting): Printing | null {
    if (rarity != null) return this.index.printingOfRarity(card, rarity);
    const known = set === null ? null : this.index.set(set);
    return known && this.index.printing(card, known, number);
  }

  private printingOf({ card }: IndexedCard, { line, printing, source }: WrittenEntry): Printing | null {
    if (printing === null) return null;
    const printed = this.printed(card, printing);
    if (printed) return printed;
    const { set, number, rarity } = printing;
    const what =
      set === null
        ? `There is no ${rarity} printing of ${card.name}`
        : `${card.name} is not ${number === null ? 'in a set' : `number ${number} of a set`} "${clip(set)}"`;
    const message = `${what}, but the ${this.index.words.card} still counts.`;
    const change = { name: this.index.listName(card), withoutPrinting: true };
    const fix = { label: 'Remove the printing', changes: [{ line, source, change }] };
    this.issue({ code: 'unknown-printing', message, lines: [line], cards: [card.name] }, fix, 'warning');
    return null;
  }

  private badName(entry: ParsedEntry, candidates: readonly IndexedCard[], number: string | null): void {
    const { words } = this.index;
    const code = candidates.length > 1 ? 'ambiguous-card' : 'unknown-card';
    const suggestions = candidates.length > 1 ? this.index.namesInList(candidates, number) : this.near(entry.name);
    const { line, name } = entry;
    const shown = `"${clip(name)}"`;
    const hint =
      suggestions.length > 0
        ? ` Did you mean ${listed(suggestions.map((one) => `"${one}"`)).replace(/ and (?=[^ ])/, ' or ')}?`
        : '';
    const message =
      code === 'ambiguous-card'
        ? `${shown} may be several ${words.cards}.${hint}`
        : `There is no ${words.card} ${shown}.${hint}`;
    const { source } = entry;
    const known = suggestions[0];
    const change = known === undefined ? null : { name: known };
    const label = known === undefined ? LEAVE_OUT : `Read it as "${known}"`;
    this.issue(
      { code, message, lines: [line], cards: [name], name, suggestions },
      { label, changes: [{ line, source, change }] },
    );
  }

  private badCount({ line, name, card, source }: ParsedEntry, count: string): void {
    const none = /^[+-]?0+$/.test(count);
    const change = none ? null : { copies: 1 };
    const message =
      count === ''
        ? 'This line gives no number of copies.'
        : `"${clip(count)}" is not a number of copies. Write a whole number from 1 to ${LIMITS.copies}.`;
    this.issue(
      { code: 'bad-count', message, lines: [line], cards: card ? [name] : [] },
      { label: none ? LEAVE_OUT : 'Make it one copy', changes: [{ line, source, change }] },
    );
  }

  /** Searches each name once, and at most `LIMITS.searches` names. */
  private near(name: string): readonly string[] {
    const known = this.nearNames.get(name);
    if (known || this.nearNames.size >= LIMITS.searches) return known ?? [];
    const behind = this.index.beforeFoot(name);
    const near = behind.length > 0 ? behind : this.index.near(name);
    this.nearNames.set(name, near);
    return near;
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type ReadingIssue = DistributiveOmit<DeckIssue, 'ruleId' | 'severity' | 'fix'>;
