/**
 * A chapter as an editor of sentences sees it: its headings, rules and passages with their places in the text, and the values, words, links
 * and conditions inside a sentence. Reads with the parser of the rulebook, so both see the same rules. Runs in a browser.
 */
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { markdownBound } from '../text-bounds.ts';
import { directiveText, isDirective, parseMarkdown } from './chapter.ts';
import type { Directive } from './directive.ts';

/** A part of a text: from its first character up to, and without, the character at `to`. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

/** The attributes of a rule's marker, in the order of its text. */
export type RuleAttributes = Readonly<Record<string, string>>;

export type ChapterPart =
  | (TextSpan & { readonly kind: 'heading'; readonly level: number; readonly body: TextSpan; readonly text: string })
  | (TextSpan & { readonly kind: 'prose'; readonly body: TextSpan })
  | (TextSpan & {
      readonly kind: 'rule';
      readonly id: string;
      readonly attributes: RuleAttributes;
      /** The marker above the sentence. */
      readonly marker: TextSpan;
      readonly body: TextSpan;
    })
  /** The first or last line of a passage that appears only where a condition is true. `pair` is the place of the other line. */
  | (TextSpan & { readonly kind: 'passage'; readonly condition: string; readonly pair: number })
  | (TextSpan & { readonly kind: 'passage-end'; readonly pair: number });

type Placed = RootContent & { readonly position: { start: { offset: number }; end: { offset: number } } };

const spanOf = (node: RootContent): TextSpan => {
  const { start, end } = (node as Placed).position;
  return { from: start.offset, to: end.offset };
};

/** The end of the line with this place, without its line break. */
function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

const CLOSING = /^ *:{3,}[ \t]*$/u;

/** The lines between the first and the last line of a container. A container without a closing line ends with its text. */
function insideOf(text: string, { from, to }: TextSpan): { first: TextSpan; body: TextSpan; last: TextSpan } {
  const first = { from, to: lineEnd(text, from) };
  const lastFrom = text.lastIndexOf('\n', to - 1) + 1;
  const isClosed = lastFrom > first.to && CLOSING.test(text.slice(lastFrom, to));
  const last = { from: isClosed ? lastFrom : to, to };
  const start = Math.min(first.to + 1, last.from);
  return { first, body: { from: start, to: Math.max(start, isClosed ? last.from - 1 : to) }, last };
}

/**
 * Lists the parts of a chapter in the order of the text. Every character outside the parts is an empty line. Returns null for a text that
 * is too long or too deep to read.
 */
export function partsOfChapter(text: string): ChapterPart[] | null {
  if (markdownBound(text)) return null;
  const parts: ChapterPart[] = [];
  const add = (nodes: readonly RootContent[]): void => {
    for (const node of nodes) {
      const span = spanOf(node);
      if (node.type === 'heading') {
        const [marker = ''] = /^#+[ \t]*/u.exec(text.slice(span.from, span.to)) ?? [];
        const body = { from: span.from + marker.length, to: span.to };
        parts.push({ ...span, kind: 'heading', level: node.depth, body, text: toString(node) });
        continue;
      }
      const directive = node.type === 'containerDirective' ? (node as unknown as Directive) : null;
      const { first, body, last } = insideOf(text, span);
      const attributes = Object.fromEntries(
        Object.entries(directive?.attributes ?? {}).map(([name, value]) => [name, value ?? '']),
      );
      if (directive?.name === 'rule')
        parts.push({ ...span, kind: 'rule', id: attributes['id'] ?? '', attributes, marker: first, body });
      else if (directive?.name === 'when') {
        parts.push({ ...first, kind: 'passage', condition: attributes['if'] ?? '', pair: last.from });
        add(directive.children);
        parts.push({ ...last, kind: 'passage-end', pair: first.from });
      } else {
        const before = parts.at(-1);
        // Paragraphs, lists and tables that follow each other are one passage of prose.
        if (before?.kind === 'prose')
          parts[parts.length - 1] = { ...before, to: span.to, body: { from: before.from, to: span.to } };
        else parts.push({ ...span, kind: 'prose', body: span });
      }
    }
  };
  add(parseMarkdown(text).children);
  return parts;
}

export type SentenceChip = TextSpan &
  (
    | { readonly kind: 'value'; readonly parameter: string; readonly style: 'plain' | 'unit' | 'words' }
    | { readonly kind: 'term'; readonly words: string }
    | { readonly kind: 'link'; readonly words: string; readonly rule: string }
    /** Words that appear only where a condition is true. `inside` are the words. */
    | { readonly kind: 'when'; readonly condition: string; readonly inside: TextSpan }
  );

/** Lists the values, words of the glossary, links and conditions in a sentence, in the order of the text. */
export function chipsOf(sentence: string): SentenceChip[] {
  if (markdownBound(sentence)) return [];
  const chips: SentenceChip[] = [];
  visit(parseMarkdown(sentence), (node) => {
    if (!isDirective(node) || node.type === 'leafDirective') return;
    const directive = node as unknown as Directive;
    const span = spanOf(node as RootContent);
    const attributes = directive.attributes ?? {};
    if (directive.name === 'when') {
      const condition = attributes['if'] ?? '';
      if (node.type === 'containerDirective') {
        const { body } = insideOf(sentence, span);
        chips.push({ ...span, kind: 'when', condition, inside: body });
        return;
      }
      const start = span.from + ':when['.length;
      const lastChild = directive.children.at(-1);
      const end = sentence.indexOf(']', lastChild ? spanOf(lastChild).to : start);
      chips.push({ ...span, kind: 'when', condition, inside: { from: start, to: end } });
    } else if (node.type === 'textDirective') {
      const words = directiveText(directive);
      const style = 'unit' in attributes ? 'unit' : 'words' in attributes ? 'words' : 'plain';
      if (directive.name === 'param') chips.push({ ...span, kind: 'value', parameter: words, style });
      if (directive.name === 'term') chips.push({ ...span, kind: 'term', words });
      if (directive.name === 'rule') chips.push({ ...span, kind: 'link', words, rule: attributes['id'] ?? '' });
    }
  });
  return chips;
}

/** The text of a chip. The words of a link or a glossary word cannot contain brackets. */
export function chipText(
  chip:
    | { readonly kind: 'value'; readonly parameter: string; readonly style: 'plain' | 'unit' | 'words' }
    | { readonly kind: 'term'; readonly words: string }
    | { readonly kind: 'link'; readonly words: string; readonly rule: string }
    | { readonly kind: 'when'; readonly condition: string; readonly words: string },
): string {
  const label = (words: string): string => words.replaceAll(/[[\]\n]/gu, ' ').trim();
  if (chip.kind === 'value') return `:param[${chip.parameter}]${chip.style === 'plain' ? '' : `{${chip.style}}`}`;
  if (chip.kind === 'term') return `:term[${label(chip.words)}]`;
  if (chip.kind === 'link') return `:rule[${label(chip.words)}]{#${chip.rule}}`;
  return `:when[${chip.words}]{if="${chip.condition}"}`;
}

/** A sentence that cannot start or end a rule: three colons in a row are written as text. */
export const withoutMarkers = (sentence: string): string => sentence.replaceAll(/::(?=:)/gu, '::\\');
