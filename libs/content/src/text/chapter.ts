/**
 * Rule text: chapters of Markdown with directives, parsed once and rendered for any ruleset.
 *
 * `:::rule{#mb.x.y when="…"}` contains a rule. `people="why"` marks a rule that only people can follow, `rare="when"` a rule that seldom
 * comes up. `replaced-by="mb.x.z"` marks a retired rule, whose place leads to the other rule. `:param[name]{unit}` is a value. `:when[…]{if="…"}` and `:::when{if="…"}` contain conditional text. `:rule[words]{#mb.x.y}` is
 * a link to a rule, and `:term[word]` a link to the glossary.
 */
import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { unfitCharacter } from '../characters.ts';
import { Lru } from '../lru.ts';
import { ConditionError, conditionParameters, evaluateCondition } from '../condition.ts';
import type { ParameterValue } from '../schemas.ts';
import type { Problem } from '../problems.ts';
import type { Directive } from './directive.ts';
import { linkProblem } from './links.ts';
import { markerProblems } from './markers.ts';
import { markdownBound } from '../text-bounds.ts';

/** A rule with its position in the text. */
export interface RuleSource {
  readonly id: string;
  readonly chapter: string;
  /** The rulebook contains the rule only if this condition holds. */
  readonly when?: string;
  /** This condition and those of the surrounding passages. All must hold. */
  readonly conditions: readonly string[];
  /** Why no program plays or checks the rule. It is for the people at the table. */
  readonly people?: string;
  /** When the rule comes up, if random games seldom or never reach it. */
  readonly rare?: string;
  /** The rule that replaced this one. Readers see a link to it in place of the sentence. */
  readonly replacedBy?: string;
  readonly line: number;
  readonly path: string;
}

/** Whether the rulebook contains a rule under these parameter values. */
export const ruleHolds = (rule: RuleSource, parameters: Readonly<Record<string, ParameterValue>>): boolean =>
  rule.conditions.every((condition) => evaluateCondition(condition, parameters));

/** A reference in a text, with its position, for the reference check. */
export interface TextReference {
  readonly kind: 'parameter' | 'rule' | 'term';
  readonly id: string;
  readonly line: number;
  readonly column: number;
}

export interface Chapter {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly tree: Root;
  readonly rules: readonly RuleSource[];
  readonly references: readonly TextReference[];
}

export type { Directive } from './directive.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

export const isDirective = (node: { type: string }): boolean =>
  node.type === 'textDirective' || node.type === 'leafDirective' || node.type === 'containerDirective';

/** The words in a directive's brackets. */
export const directiveText = (node: Directive): string => toString({ type: 'root', children: node.children }).trim();

const KNOWN = new Set(['rule', 'param', 'when', 'term']);

/**
 * Parses Markdown with directives (also used for rulings and glossary terms). In `{#mb.draw.to-hand-size}` the directive syntax reads the
 * parts after the dots as class names. This function joins them to the id again.
 */
export function parseMarkdown(text: string): Root {
  const tree = parser.parse(text);
  visit(tree, (node) => {
    const directive = node as unknown as { attributes?: Record<string, string | null | undefined> | null };
    if (!isDirective(node) || !directive.attributes?.['id'] || !directive.attributes['class']) return;
    const { class: rest, ...attributes } = directive.attributes;
    directive.attributes = { ...attributes, id: [attributes['id'], ...(rest ?? '').split(/\s+/)].join('.') };
  });
  return tree;
}

const TREES_KEPT = 3_000;
const trees = new Lru<string, Root>(TREES_KEPT);

/**
 * The cached tree of a short text, such as a ruling or a term. The same text is checked with every draft of another document, and rendered
 * for every ruleset. Callers must not change the tree. A text that breaks a bound becomes one unparsed paragraph.
 */
export const treeOf = (text: string): Root =>
  trees.get(text, () => (markdownBound(text) ? unparsed(text) : parseMarkdown(text)));

const unparsed = (value: string): Root => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
});

/** Collects the references in a tree, and appends problems. */
export function collectReferences(tree: Root, path: string, firstLine: number, problems: Problem[]): TextReference[] {
  const references: TextReference[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      const message = linkProblem(node.url);
      if (message) problems.push({ path, line: line + firstLine - 1, column, code: 'unsafe-link', message });
    }
    if (!isDirective(node)) return;
    const directive = node as unknown as Directive;
    const line = (directive.position?.start.line ?? 1) + firstLine - 1;
    const column = directive.position?.start.column ?? 1;
    const problem = (code: string, message: string): void => {
      problems.push({ path, line, column, code, message });
    };
    const attributes = directive.attributes ?? {};
    if (!KNOWN.has(directive.name)) {
      // A colon in running text, as in 10:9, parses as a directive. It is rendered as written.
      if (directive.type !== 'textDirective')
        problem('unknown-directive', `There is no directive "${directive.name}".`);
      return;
    }
    const condition =
      directive.name === 'when' ? attributes['if'] : directive.name === 'rule' ? attributes['when'] : undefined;
    if (directive.name === 'when' && !condition) problem('missing-condition', 'A when directive needs {if="…"}.');
    if (condition) {
      try {
        for (const id of conditionParameters(condition)) references.push({ kind: 'parameter', id, line, column });
      } catch (error) {
        problem('bad-condition', (error as ConditionError).message);
      }
    }
    if (directive.name === 'param') references.push({ kind: 'parameter', id: directiveText(directive), line, column });
    if (directive.name === 'term') references.push({ kind: 'term', id: directiveText(directive), line, column });
    if (directive.name === 'rule') {
      const id = attributes['id'];
      if (!id) problem('missing-rule-id', 'A rule directive needs {#rule.id}.');
      else if (directive.type === 'textDirective') references.push({ kind: 'rule', id, line, column });
      const successor = directive.type === 'containerDirective' ? attributes['replaced-by'] : null;
      if (successor != null) {
        if (successor === id) problem('bad-successor', 'A rule cannot replace itself. Name another rule.');
        else references.push({ kind: 'rule', id: successor, line, column });
      } else if (
        directive.type === 'containerDirective' &&
        toString({ type: 'root', children: directive.children }).trim() === ''
      )
        problem('empty-rule', `The rule "${id}" has no sentence. Write it, or delete the rule.`);
    }
  });
  return references;
}

/** Parses a chapter file. Never throws; problems are returned. */
export function parseChapter(path: string, slug: string, text: string): { chapter: Chapter; problems: Problem[] } {
  const bound = markdownBound(text);
  if (bound) {
    const chapter = { slug, path, title: slug, tree: unparsed(text), rules: [], references: [] };
    return { chapter, problems: [{ path, ...bound }] };
  }
  const problems: Problem[] = [];
  const tree = parseMarkdown(text);
  const title = tree.children.find((node) => node.type === 'heading' && node.depth === 1);
  if (!title)
    problems.push({
      path,
      line: 1,
      column: 1,
      code: 'missing-title',
      message: 'A chapter starts with a title: # Title.',
    });
  const unfit = unfitCharacter(text);
  if (unfit) problems.push({ path, ...unfit, code: 'control-character' });
  // An escape such as `&#x202e;` puts a forbidden character into the words, although the text does not contain it.
  else
    visit(tree, 'text', ({ value, position }) => {
      const escaped = unfitCharacter(value);
      const { line = 1, column = 1 } = position?.start ?? {};
      if (escaped) problems.push({ path, line, column, code: 'control-character', message: escaped.message });
    });
  const references = collectReferences(tree, path, 1, problems);
  problems.push(...markerProblems(tree, path, text));
  const rules: RuleSource[] = [];
  const collect = (nodes: readonly RootContent[], conditions: readonly string[]): void => {
    for (const node of nodes) {
      const directive = node as unknown as Directive;
      if (directive.type !== 'containerDirective') continue;
      const { id, when, people, rare, if: condition, 'replaced-by': replacedBy } = directive.attributes ?? {};
      if (directive.name === 'when') collect(directive.children, condition ? [...conditions, condition] : conditions);
      if (directive.name !== 'rule' || !id) continue;
      rules.push({
        id,
        chapter: slug,
        when: when ?? undefined,
        conditions: when ? [...conditions, when] : conditions,
        people: people ?? undefined,
        rare: rare ?? undefined,
        replacedBy: replacedBy ?? undefined,
        line: directive.position?.start.line ?? 1,
        path,
      });
    }
  };
  collect(tree.children, []);
  return { chapter: { slug, path, title: title ? toString(title) : slug, tree, rules, references }, problems };
}
