/**
 * Renders the rulebook of a ruleset: chapters with values inserted, conditions decided, rules numbered, and rulings next to their rules.
 */
import type { Paragraph, Root, RootContent } from 'mdast';
import type { Content } from '../content.ts';
import { joinedWords } from '../id-words.ts';
import { rulesOf } from '../resolve.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Ruling } from '../schemas.ts';
import { Binder, html, plain, ruleLink, tidy } from './bind.ts';
import { isDirective, type Directive, type RuleSource } from './chapter.ts';

export interface RenderedRuling {
  readonly id: string;
  readonly question: string;
  /** The HTML of each reading. */
  readonly readings: readonly string[];
  readonly answer: string;
  readonly why: string;
  readonly parameters: readonly string[];
}

export type Block =
  | { readonly kind: 'prose'; readonly html: string; readonly text: string }
  | {
      readonly kind: 'heading';
      readonly id: string;
      readonly level: number;
      readonly number: string;
      readonly html: string;
      readonly text: string;
    }
  | {
      readonly kind: 'rule';
      readonly id: string;
      readonly number: string;
      readonly html: string;
      readonly text: string;
      readonly parameters: readonly string[];
      readonly rulings: readonly RenderedRuling[];
    };

export interface RenderedChapter {
  readonly slug: string;
  readonly number: number;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Rulebook {
  readonly ruleset: { readonly id: string; readonly name: string; readonly hash: string };
  readonly chapters: readonly RenderedChapter[];
}

export interface RenderedTerm {
  readonly id: string;
  readonly term: string;
  readonly html: string;
  readonly text: string;
  readonly rules: readonly string[];
}

function renderRuling(binder: Binder, ruling: Ruling): RenderedRuling {
  return {
    id: ruling.id,
    question: binder.inline(ruling.question).text,
    readings: ruling.readings.map((one) => binder.inline(one).html),
    answer: binder.inline(ruling.answer).html,
    why: binder.inline(ruling.why).html,
    parameters: ruling.parameters,
  };
}

/** Slug of the chapter with the rules that a mode and its variants add. */
const FURTHER_RULES = 'further-rules';

/** The trigger rules of a mode and its variants. Their sentences are data and are shown as written. */
function furtherRules(ruleset: Ruleset, number: number): RenderedChapter {
  const blocks = ruleset.rules.map((rule): Block => {
    const tree: Root = {
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'text', value: rule.text }] }],
    };
    return { kind: 'prose', html: html(tree), text: rule.text };
  });
  return { slug: FURTHER_RULES, number, title: 'Further rules', blocks };
}

/** Renders the rulebook of a ruleset. The rules that its mode and variants add come last. */
export function renderRulebook(content: Content, ruleset: Ruleset): Rulebook {
  const game = content.game(ruleset.game);
  const binder = new Binder(game, ruleset);
  const shown = rulesOf(content, ruleset);
  const rulingsOf = new Map<string, RenderedRuling[]>();
  for (const ruling of game.rulings) {
    if (!binder.holds(ruling.when)) continue;
    const rendered = renderRuling(binder, ruling);
    // A ruling is shown at the first of its rules that this ruleset has.
    const place = ruling.rules.find((id) => shown.has(id));
    if (place) rulingsOf.set(place, [...(rulingsOf.get(place) ?? []), rendered]);
  }
  const chapters: RenderedChapter[] = [];
  for (const chapter of game.chapters) {
    const number = chapters.length + 1;
    const blocks: Block[] = [];
    let heading = 0;
    let rule = 0;
    const add = (nodes: readonly RootContent[]): void => {
      for (const node of nodes) {
        if (node.type === 'heading' && node.depth === 1) continue;
        const directive = isDirective(node) ? (node as unknown as Directive) : null;
        if (directive?.name === 'when') {
          if (binder.holds(directive.attributes?.['if'])) add(directive.children);
        } else if (directive?.name === 'rule' && directive.type === 'containerDirective') {
          if (!binder.holds(directive.attributes?.['when'])) continue;
          const id = directive.attributes?.['id'] ?? '';
          const used = new Set<string>();
          const isRetired = directive.attributes?.['replaced-by'] != null;
          const tree: Root = { type: 'root', children: isRetired ? [] : tidy(binder.bind(directive.children, used)) };
          const rulings = rulingsOf.get(id) ?? [];
          blocks.push({
            kind: 'rule',
            id,
            number: `${number}.${++rule}`,
            html: html(tree),
            text: plain(tree),
            parameters: [...used],
            rulings,
          });
        } else {
          const tree: Root = { type: 'root', children: tidy(binder.bind([node], new Set())) };
          if (tree.children.length === 0) continue;
          const text = plain(tree);
          if (node.type === 'heading') {
            heading++;
            const id = `${chapter.slug}-${joinedWords(text, Infinity) || heading}`;
            const inner = html({
              type: 'root',
              children: [{ type: 'paragraph', children: (tree.children[0] as Paragraph).children }],
            });
            blocks.push({
              kind: 'heading',
              id,
              level: node.depth,
              number: `${number}.${heading}`,
              html: inner.replace(/^<p>|<\/p>$/g, ''),
              text,
            });
          } else blocks.push({ kind: 'prose', html: html(tree), text });
        }
      }
    };
    add(chapter.tree.children);
    // Leaves out headings of empty sections, and chapters without any rule or prose.
    const filled = blocks.filter(
      (block, i) =>
        block.kind !== 'heading' ||
        (blocks[i + 1] !== undefined &&
          !(blocks[i + 1]!.kind === 'heading' && (blocks[i + 1] as { level: number }).level <= block.level)),
    );
    if (filled.some((block) => block.kind !== 'heading'))
      chapters.push({ slug: chapter.slug, number, title: chapter.title, blocks: filled });
  }
  if (ruleset.rules.length > 0) chapters.push(furtherRules(ruleset, chapters.length + 1));
  return {
    ruleset: { id: ruleset.id, name: ruleset.name, hash: ruleset.hash },
    chapters: withSuccessors(chapters, game.rules),
  };
}

/** Writes "Replaced by 3.4." in place of the sentence of each retired rule. Needs the numbers of all chapters. */
function withSuccessors(
  chapters: readonly RenderedChapter[],
  rules: ReadonlyMap<string, RuleSource>,
): RenderedChapter[] {
  const numbers = new Map<string, string>();
  for (const { blocks } of chapters)
    for (const block of blocks) if (block.kind === 'rule') numbers.set(block.id, block.number);
  return chapters.map((chapter) => ({
    ...chapter,
    blocks: chapter.blocks.map((block) => {
      const successor = block.kind === 'rule' ? rules.get(block.id)?.replacedBy : undefined;
      if (successor === undefined) return block;
      const number = numbers.get(successor);
      const children: RootContent[] =
        number === undefined
          ? [{ type: 'text', value: 'This rule no longer applies.' }]
          : [{ type: 'text', value: 'Replaced by ' }, ruleLink(successor, number), { type: 'text', value: '.' }];
      const tree: Root = {
        type: 'root',
        children: [{ type: 'paragraph', children: children as Paragraph['children'] }],
      };
      return { ...block, html: html(tree), text: plain(tree) };
    }),
  }));
}

/** The glossary of a ruleset, sorted by term. */
export function renderGlossary(content: Content, ruleset: Ruleset): RenderedTerm[] {
  const game = content.game(ruleset.game);
  const binder = new Binder(game, ruleset);
  return game.glossary
    .filter((term) => binder.holds(term.when))
    .map((term) => ({ id: term.id, term: term.term, ...binder.inline(term.meaning), rules: term.rules }))
    .sort((a, b) => (a.term.toLowerCase() < b.term.toLowerCase() ? -1 : 1));
}

/** The text of every rule of a rulebook, by rule id. */
export function ruleTexts(rulebook: Rulebook): Map<string, { text: string; number: string; chapter: string }> {
  const texts = new Map<string, { text: string; number: string; chapter: string }>();
  for (const chapter of rulebook.chapters) {
    for (const block of chapter.blocks) {
      if (block.kind === 'rule')
        texts.set(block.id, { text: block.text, number: block.number, chapter: chapter.title });
    }
  }
  return texts;
}
