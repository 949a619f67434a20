/** Renders Markdown for one ruleset: decides conditions, inserts values, links rules and terms. Gives sanitised HTML and plain text. */
import type { Root as HtmlRoot } from 'hast';
import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { evaluateCondition } from '../condition.ts';
import type { GameContent } from '../content.ts';
import { sayValue } from '../parameters.ts';
import type { Ruleset } from '../ruleset.ts';
import { directiveText, isDirective, ruleHolds, treeOf, type Directive } from './chapter.ts';
import { linkProblem } from './links.ts';

const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  // No pictures, because a browser would fetch them from any address in the text.
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => !['img', 'picture', 'source', 'input'].includes(name)),
  attributes: {
    ...defaultSchema.attributes,
    span: [['className', 'param', 'term'], 'dataParam', 'dataTerm'],
    a: ['href', ['className', 'rule-ref'], 'dataRule'],
  },
  protocols: { ...defaultSchema.protocols, href: ['https'] },
};
/** Removes the address of unsafe links, and keeps their words. */
const safeLinks = () => (tree: HtmlRoot) =>
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'a' && linkProblem(properties.href ?? '') !== null) delete properties.href;
  });

const toHtml = unified()
  .use(remarkRehype)
  .use(safeLinks)
  .use(rehypeSanitize, schema as never)
  .use(rehypeStringify);

/** Renders a tree as sanitised HTML. */
export const html = (tree: Root): string => toHtml.stringify(toHtml.runSync(tree)).trim();

/** Applies one ruleset to Markdown. */
export class Binder {
  private readonly declared;
  private readonly terms = new Map<string, string>();

  constructor(
    private readonly game: GameContent,
    private readonly ruleset: Ruleset,
  ) {
    this.declared = new Map(game.vocabulary.parameters.map((one) => [one.name, one]));
    for (const term of game.glossary)
      for (const word of [term.id, term.term, ...term.also]) this.terms.set(word.toLowerCase(), term.id);
  }

  holds(condition: string | null | undefined): boolean {
    return !condition || evaluateCondition(condition, this.ruleset.parameters);
  }

  /** Copies nodes with conditions decided and values inserted. Adds the parameters that occur to `used`. */
  bind(nodes: readonly RootContent[], used: Set<string>): RootContent[] {
    return nodes.flatMap((node) => this.bindNode(node, used));
  }

  private bindNode(node: RootContent, used: Set<string>): RootContent[] {
    if (isDirective(node)) return this.bindDirective(node as unknown as Directive, used);
    if (node.type === 'html') return [];
    if ('children' in node) return [{ ...node, children: this.bind(node.children, used) } as RootContent];
    return [node];
  }

  private bindDirective(node: Directive, used: Set<string>): RootContent[] {
    const attributes = node.attributes ?? {};
    switch (node.name) {
      case 'when':
        return this.holds(attributes['if']) ? this.bind(node.children, used) : [];
      case 'param': {
        const name = directiveText(node);
        used.add(name);
        const declared = this.declared.get(name);
        const style = { unit: 'unit' in attributes, words: 'words' in attributes };
        const said = declared ? sayValue(declared, this.ruleset.parameters[name] ?? null, style) : name;
        return [element('span', { className: ['param'], dataParam: name }, said)];
      }
      case 'term': {
        const word = directiveText(node);
        return [element('span', { className: ['term'], dataTerm: this.terms.get(word.toLowerCase()) ?? word }, word)];
      }
      case 'rule': {
        if (node.type !== 'textDirective') return this.bind(node.children, used);
        const id = attributes['id'] ?? '';
        const inside = this.game.rules.get(id);
        const words = directiveText(node);
        // Without a link, because this ruleset does not have the rule.
        if (!inside || !ruleHolds(inside, this.ruleset.parameters)) return [{ type: 'text', value: words }];
        return [ruleLink(id, words)];
      }
      default:
        return [{ type: 'text', value: `:${node.name}${directiveText(node) ? `[${directiveText(node)}]` : ''}` }];
    }
  }

  /** Renders the Markdown of a ruling or a term. */
  inline(markdown: string): { html: string; text: string } {
    const tree: Root = { type: 'root', children: tidy(this.bind(treeOf(markdown).children, new Set())) };
    return { html: html(tree), text: plain(tree) };
  }
}

/** A link to a rule of the same rulebook. */
export const ruleLink = (id: string, words: string): RootContent =>
  element('a', { className: ['rule-ref'], dataRule: id, href: `#${id}` }, words);

function element(name: string, properties: Record<string, unknown>, text: string): RootContent {
  return {
    type: 'emphasis',
    data: { hName: name, hProperties: properties },
    children: [{ type: 'text', value: text }],
  } as RootContent;
}

/** Removes paragraphs and list items that conditions have emptied, and the double spaces that they leave. */
export function tidy(nodes: RootContent[]): RootContent[] {
  return nodes.filter((node) => {
    if (node.type === 'list') node.children = node.children.filter((item) => toString(item).trim() !== '');
    // This may change text nodes of the shared, cached tree. That is safe, because two spaces mean the same as one.
    if (node.type === 'paragraph') visit(node, 'text', (text) => void (text.value = text.value.replace(/ {2,}/g, ' ')));
    return node.type === 'thematicBreak' || node.type === 'table' || toString(node).trim() !== '';
  });
}

/** The text of a node. A table is read row by row: `type: goes to; Spell: the Cemetery`. */
const words = (node: RootContent): string =>
  node.type === 'table'
    ? node.children.map((row) => row.children.map((cell) => toString(cell)).join(': ')).join('; ')
    : toString(node);

export const plain = (tree: Root): string => tree.children.map(words).join('\n').replace(/\s+/g, ' ').trim();
