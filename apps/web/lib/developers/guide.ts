/** The guide of the workspace as pages: `docs/guide` is the one place where it is written. */
import 'server-only';
import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toString } from 'mdast-util-to-string';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { guideAddress, headingId } from './addresses.ts';

export interface GuidePage {
  readonly title: string;
  /** Sanitised; without the title. */
  readonly html: string;
}

/** The site is started from the workspace or from its own folder. */
const workspace = (): string => {
  const here = process.cwd();
  return existsSync(join(/* turbopackIgnore: true */ here, 'docs/guide')) ? here : join(here, '../..');
};

/** A file of the workspace that the site shows; null where there is none. */
export async function workspaceFile(path: string): Promise<string | null> {
  try {
    return await readFile(join(/* turbopackIgnore: true */ workspace(), path), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Headings can be linked to; links between pages of the guide lead on, those to other files of the workspace are text. */
const bound = () => (tree: Root) => {
  visit(tree, (node, at, parent) => {
    if (node.type === 'heading') node.data = { hProperties: { id: headingId(toString(node)) } };
    if (node.type !== 'link' || !parent || at === undefined) return undefined;
    const address = guideAddress(node.url);
    if (address !== null) {
      node.url = address;
      return undefined;
    }
    parent.children.splice(at, 1, ...node.children);
    return [SKIP, at];
  });
};

/** What may be wider than the page is scrolled, by the keyboard too. */
const scrollable = () => (tree: HtmlRoot) =>
  visit(tree, 'element', (element) => {
    if (element.tagName === 'pre' || element.tagName === 'table') element.properties.tabIndex = 0;
  });

const { protocols = {} } = defaultSchema;
const toHtml = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(bound)
  .use(remarkRehype)
  .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: '', protocols: { ...protocols, href: ['https'] } })
  .use(scrollable)
  .use(rehypeStringify);

/** A page of the guide by its name; null where there is none. */
export async function guidePage(name: string): Promise<GuidePage | null> {
  if (!/^[a-z][a-z-]*$/u.test(name) && name !== 'README') return null;
  const text = await workspaceFile(`docs/guide/${name}.md`);
  if (text === null) return null;
  const [, title = name, rest = ''] = /^# (.+)\n([^]*)$/u.exec(text) ?? [];
  return { title, html: String(await toHtml.process(rest)) };
}
