/** Renders the document that teaches a game for one ruleset: only the parts that apply, with steps in the order of the ruleset. */
import type { FacePart } from '../printed-face.ts';
import { evaluateCondition } from '../condition.ts';
import type { Content, GameContent } from '../content.ts';
import type { LearnDoc } from '../learn.ts';
import type { Ruleset } from '../ruleset.ts';
import { Binder } from './bind.ts';
import { ruleHolds } from './chapter.ts';

/** Sanitised HTML, the same text without markup, and the rules that it sums up. */
export interface TaughtPoint {
  readonly html: string;
  readonly text: string;
  readonly rules: readonly string[];
  readonly step: string | null;
}

export interface TaughtSection {
  readonly id: string;
  readonly title: string;
  readonly points: readonly TaughtPoint[];
}

export interface TaughtLabel {
  readonly name: string;
  readonly html: string;
  readonly text: string;
}

export interface TaughtCard {
  readonly card: string;
  readonly labels: readonly (TaughtLabel & { readonly part: FacePart })[];
}

export interface TaughtTable {
  readonly title: string;
  readonly rows: readonly (TaughtLabel & { readonly rules: readonly string[] })[];
}

export interface Teaching {
  readonly sections: readonly TaughtSection[];
  /** The worked turn: the id of an example that applies to the mode, or null. */
  readonly example: string | null;
  readonly cards: readonly TaughtCard[];
  readonly table: readonly (TaughtLabel & { readonly zone: string })[];
  readonly sheet: readonly TaughtTable[];
}

type Point = LearnDoc['sections'][number]['points'][number];

/** Whether an example applies to a mode, according to its list of modes or to the rules that it shows. */
function isFor(game: GameContent, id: string, ruleset: Ruleset): boolean {
  const example = [...game.examples.values()].flat().find((one) => one.id === id);
  if (!example) return false;
  if (example.modes) return example.modes.includes(ruleset.mode);
  return example.rules.every((rule) => ruleHolds(game.rules.get(rule)!, ruleset.parameters));
}

/** Renders the teaching document for a ruleset; null for a game without one. */
export function renderTeaching(content: Content, ruleset: Ruleset): Teaching | null {
  const game = content.game(ruleset.game);
  const { learn } = game;
  if (!learn) return null;
  const binder = new Binder(game, ruleset);
  const label = <T extends { readonly name: string; readonly text: string }>(one: T) => ({
    ...one,
    ...binder.inline(one.text),
  });
  const applies = (one: { readonly when?: string; readonly rules?: readonly string[] }): boolean =>
    binder.holds(one.when) && (one.rules ?? []).every((id) => ruleHolds(game.rules.get(id)!, ruleset.parameters));
  const steps = [...ruleset.setup, ...ruleset.turn];
  return {
    sections: learn.sections
      .filter(applies)
      .map(({ id, title, points }) => ({
        id,
        title,
        points: inOrderOf(steps, points.filter(applies)).map((point) => ({
          ...binder.inline(point.text),
          rules: point.rules,
          step: point.step ?? null,
        })),
      }))
      .filter(({ points }) => points.length > 0),
    example: learn.examples.find((id) => isFor(game, id, ruleset)) ?? null,
    cards: learn.cards.map(({ card, labels }) => ({ card, labels: labels.filter(applies).map(label) })),
    table: learn.table.filter(applies).map(label),
    sheet: learn.sheet
      .filter(applies)
      .map(({ title, rows }) => ({ title, rows: rows.filter(applies).map(label) }))
      .filter(({ rows }) => rows.length > 0),
  };
}

/** Sorts the points about steps into the order of the steps. Other points keep their positions. Points about unused steps are left out. */
function inOrderOf(steps: readonly string[], points: readonly Point[]): Point[] {
  const about = points.filter(({ step }) => step !== undefined && steps.includes(step));
  about.sort((a, b) => steps.indexOf(a.step!) - steps.indexOf(b.step!));
  let next = 0;
  return points.flatMap((point) => {
    if (point.step === undefined) return [point];
    return steps.includes(point.step) ? [about[next++]!] : [];
  });
}

const TERM = /<span class="term" data-term="([^"]*)">[^<]*<\/span>|<[^<>]*>/gu;
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** The glossary terms that the quick start of a ruleset uses before it links them, each with the text that uses it. */
export function unlinkedTerms(content: Content, ruleset: Ruleset): string[] {
  const { glossary } = content.game(ruleset.game);
  const ids = new Map<string, string>();
  for (const { id, term, also, when } of glossary)
    if (!when || evaluateCondition(when, ruleset.parameters))
      for (const word of [term, ...also]) ids.set(word.toLowerCase(), id);
  // The longest first, so that "attacked card" is not read as "attacked".
  const words = [...ids.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`\\b(?:${words.join('|')})\\b`, 'giu');
  const linked = new Set<string>();
  const unlinked: string[] = [];
  for (const { html, text } of renderTeaching(content, ruleset)?.sections.flatMap(({ points }) => points) ?? []) {
    let from = 0;
    for (const mark of [...html.matchAll(TERM), null]) {
      for (const [word] of html.slice(from, mark?.index).matchAll(pattern)) {
        const id = ids.get(word.toLowerCase())!;
        if (!linked.has(id)) unlinked.push(`${id}: ${text}`);
        linked.add(id);
      }
      if (!mark) break;
      if (mark[1] !== undefined) linked.add(mark[1]);
      from = mark.index + mark[0].length;
    }
  }
  return unlinked;
}
