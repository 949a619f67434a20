/** The pages of the guide, rendered from the files in `docs/guide`. */
import 'server-only';
import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
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
  /** Sanitised HTML without the title. */
  readonly html: string;
}

/** The workspace folder. The site is started there or in its own folder. */
const workspace = (): string => {
  const here = process.cwd();
  return existsSync(join(/* turbopackIgnore: true */ here, 'docs/guide')) ? here : join(here, '../..');
};

/** Reads a workspace file that the site shows. Returns null if it does not exist. */
export async function workspaceFile(path: string): Promise<string | null> {
  try {
    return await readFile(join(/* turbopackIgnore: true */ workspace(), path), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The pages of the guide: their names in addresses, and the same names as words. */
export async function guideNames(): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const files = await readdir(join(/* turbopackIgnore: true */ workspace(), 'docs/guide'));
  return files
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .map((id) => ({ id, name: id.replaceAll('-', ' ') }));
}

/** Adds ids to headings. Turns links between guide pages into links of the site, and links to other workspace files into plain text. */
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

/** Makes code blocks and tables focusable, so that keyboard users can scroll them. */
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

/** Renders a guide page by its name. Returns null if it does not exist. */
export async function guidePage(name: string): Promise<GuidePage | null> {
  if (!/^[a-z][a-z-]*$/u.test(name) && name !== 'README') return null;
  const text = await workspaceFile(`docs/guide/${name}.md`);
  if (text === null) return null;
  const [, title = name, rest = ''] = /^# (.+)\n([^]*)$/u.exec(text) ?? [];
  return { title, html: String(await toHtml.process(rest)) };
}
