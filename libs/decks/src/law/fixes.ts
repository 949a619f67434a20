/**
 * Finds fixes by trial. Each possible edit is made on the counted list, and the whole law judges the result. The first edit is offered that
 * removes its finding, makes no broken rule worse and breaks no other rule.
 */
import { changeCopies } from '../edits.ts';
import type { DeckEdit, DeckFix } from '../issues.ts';
import { LIMITS, type ParsedDeck, type ParsedEntry } from '../parse/parsed-deck.ts';
import { listed } from '../typed-names.ts';
import type { CompiledLaw } from './compile.ts';
import type { Edit, LawFinding } from './rule.ts';
import type { View } from './view.ts';

/** Limits: the trials for one verdict, the trials for one issue, and the entries that all trials of a verdict may read. */
const MOST_TRIALS = 64;
const MOST_PER_ISSUE = 8;
const MOST_ENTRIES = 400_000;

const keyOf = ({ rule, key }: LawFinding): string => `${rule.doc.id}\n${key}`;

/** How far each broken rule is beyond its bound. */
function excesses(findings: readonly LawFinding[]): Map<string, number> {
  const excesses = new Map<string, number>();
  for (const one of findings) if (one.rule.doc.severity === 'error') excesses.set(keyOf(one), one.excess);
  return excesses;
}

/** Finds the fixes of one verdict, within the trial limits. */
export class Fixes {
  private trials = MOST_TRIALS;
  private entries = MOST_ENTRIES;
  private broken: Map<string, number> | null = null;

  constructor(
    private readonly law: CompiledLaw,
    private readonly deck: ParsedDeck,
    private readonly view: View,
    private readonly findings: readonly LawFinding[],
  ) {}

  /** The first edit that removes a finding without breaking or worsening another rule, as a fix of the list's text. */
  fixOf(finding: LawFinding, edits: readonly Edit[]): DeckFix | undefined {
    for (const edit of edits.slice(0, MOST_PER_ISSUE)) {
      this.entries -= this.view.entries.length;
      if (this.trials-- <= 0 || this.entries < 0) return undefined;
      if (!this.repairs(finding, edit)) continue;
      const fix = this.textOf(edit);
      if (fix) return fix;
    }
    return undefined;
  }

  private repairs(finding: LawFinding, { cuts, added }: Edit): boolean {
    const { law, view } = this;
    this.broken ??= excesses(this.findings);
    const copies = view.copies.slice();
    for (const [at, cut] of cuts) copies[at]! -= cut;
    const entries = added ? [...view.entries, addedEntry(added)] : view.entries;
    if (added) copies.push(added.copies);
    const after = law.judge(law.viewOf(entries, copies, view.judgesLeast));
    const mine = keyOf(finding);
    return after.every((one) => {
      const key = keyOf(one);
      if (key === mine) return false;
      return one.rule.doc.severity !== 'error' || one.excess <= (this.broken!.get(key) ?? 0);
    });
  }

  private textOf({ cuts, added }: Edit): DeckFix | undefined {
    const { view, deck, law } = this;
    const main = law.context.zoneAt('main');
    const changed = [...cuts.keys()].sort((a, b) => a - b);
    const inOrder = [
      ...changed.filter((at) => view.zones[at] === main),
      ...changed.filter((at) => view.zones[at] !== main),
    ];
    const changes = inOrder.map((at) => ({ ...view.entries[at]!, copies: view.entries[at]!.copies - cuts.get(at)! }));
    if (changes.some(({ source }) => source.kind === 'fixed')) return undefined;
    const edits: DeckEdit[] = changeCopies(deck.json, changes);
    if (added) {
      const line = appended(deck, added.copies, law.context.index.listName(added.card.card));
      if (!line) return undefined;
      edits.push(line);
    }
    if (edits.length === 0 || edits.length > LIMITS.places) return undefined;
    return { label: labelOf(view, cuts, added), edits };
  }
}

const addedEntry = ({ card, copies }: NonNullable<Edit['added']>): ParsedEntry => ({
  line: 0,
  name: card.card.name,
  copies,
  zone: 'main',
  card,
  printing: null,
  source: { kind: 'text' },
});

/** An edit that adds a line after the last line of the deck, or null if the list is not plain text. */
function appended({ format, entries }: ParsedDeck, copies: number, name: string): DeckEdit | null {
  if (format === 'xml' || format === 'codes') return null;
  const last = entries.findLast(({ zone, source }) => zone === 'main' && source.kind === 'line');
  return last?.source.kind === 'line' ? { line: last.line, text: `${last.source.raw}\n${copies} ${name}` } : null;
}

function labelOf({ entries }: View, cuts: Edit['cuts'], added: Edit['added']): string {
  const byName = new Map<string, number>();
  for (const [at, cut] of cuts) byName.set(entries[at]!.name, (byName.get(entries[at]!.name) ?? 0) + cut);
  if (added) byName.set(added.card.card.name, -added.copies);
  const less = [...byName].filter(([, cut]) => cut > 0).map(([name, cut]) => `${cut} ${name}`);
  const more = [...byName].filter(([, cut]) => cut < 0).map(([name, cut]) => `${-cut} ${name}`);
  return less.length > 0 ? `Remove ${listed(less)}` : `Add ${listed(more)}`;
}
