/** Reads the parts of a Markdown file that the documentation tests check: links, headings, code and tables. */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { toString } from 'mdast-util-to-string';

const parser = unified().use(remarkParse).use(remarkGfm);

/** The anchor of a heading on code hosts: lower case, without punctuation, a hyphen for each space. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');

/** The languages of code blocks that contain shell commands. */
const shells = new Set(['sh', 'bash', 'console', 'shell']);

/** The commands of a shell block, one for each line. Joins continued lines and strips prompts and comments. */
function shellLines(value, line) {
  const joined = value.replace(/\\\n\s*/gu, ' ');
  return joined.split('\n').map((text, index) => ({
    text: text
      .replace(/^\$ /u, '')
      .replace(/\s+#\s.*$/u, '')
      .trim(),
    line: line + 1 + index,
  }));
}

/**
 * Reads a document: `links` and `codes` (code spans) as `{ url | text, line }`, `commands` as `{ text, line }` from shell
 * blocks and from code spans that look like a command, `headings` as a set of anchors, `tables` as rows of cell texts.
 */
export function readMarkdown(text) {
  const tree = parser.parse(text);
  const result = { links: [], codes: [], commands: [], headings: new Set(), tables: [] };
  const seen = new Map();
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      result.links.push({ url: node.url, line });
    if (node.type === 'inlineCode') {
      result.codes.push({ text: node.value, line });
      if (/^(npm|npx|rw|node) /u.test(node.value)) result.commands.push({ text: node.value, line });
    }
    if (node.type === 'code' && shells.has(node.lang ?? ''))
      result.commands.push(...shellLines(node.value, line).filter((each) => each.text !== ''));
    if (node.type === 'heading') {
      const anchor = anchorOf(toString(node));
      const before = seen.get(anchor) ?? 0;
      seen.set(anchor, before + 1);
      result.headings.add(before === 0 ? anchor : `${anchor}-${before}`);
    }
    if (node.type === 'table')
      result.tables.push(node.children.map((row) => row.children.map((cell) => toString(cell).trim())));
  });
  return result;
}
