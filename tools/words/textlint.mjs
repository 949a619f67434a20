/** The word list as a rule of textlint, and a reader for message catalogues: each message is a paragraph. */
import markdown from '@textlint/textlint-plugin-markdown';
import { TextlintKernel } from '@textlint/kernel';
import { findWords } from './list.mjs';

/** Reports the words of the list in running text; code, addresses and quoted words are left alone. */
function plainWords({ Syntax, RuleError, report, getSource, locator }, { onScreen = false } = {}) {
  return {
    [Syntax.Str](node) {
      for (const { index, found, says } of findWords(getSource(node), { interface: onScreen }))
        report(node, new RuleError(says, { padding: locator.range([index, index + found.length]) }));
    },
  };
}

/** `"key": "message"` on a line of its own, as the formatter writes it. */
const MESSAGE = /^\s*"[^"]+": ("(?:[^"\\]|\\.)*"),?$/gmu;

/** A place in a text as textlint counts: lines from 1, columns from 0. */
function placesIn(text) {
  const starts = [0, ...[...text.matchAll(/\n/gu)].map(({ index }) => index + 1)];
  return (index) => {
    const line = starts.findLastIndex((start) => start <= index);
    return { line: line + 1, column: index - starts[line] };
  };
}

/** Reads a catalogue. The cases of ICU messages stay in the text: they are sentences too. */
class CatalogueProcessor {
  availableExtensions() {
    return ['.json'];
  }
  processor() {
    return {
      preProcess(text) {
        const at = placesIn(text);
        const node = (type, from, to, more) => ({
          ...{ type, raw: text.slice(from, to), range: [from, to], loc: { start: at(from), end: at(to) } },
          ...more,
        });
        const children = [...text.matchAll(MESSAGE)].map((match) => {
          const to = match.index + match[0].length - (match[0].endsWith(',') ? 1 : 0) - 1;
          const from = to - match[1].length + 2;
          return node('Paragraph', from, to, { children: [node('Str', from, to, { value: text.slice(from, to) })] });
        });
        return node('Document', 0, text.length, { children });
      },
      postProcess: (messages, filePath) => ({ messages, filePath }),
    };
  }
}

const kernel = new TextlintKernel();

/**
 * What the word list finds in a Markdown file or a catalogue.
 * @param {string} path its name decides how it is read
 * @param {string} text
 */
export async function lintText(path, text) {
  const ext = path.slice(path.lastIndexOf('.'));
  const { messages } = await kernel.lintText(text, {
    filePath: path,
    ext,
    plugins: [
      { pluginId: 'markdown', plugin: markdown.default ?? markdown },
      { pluginId: 'catalogue', plugin: { Processor: CatalogueProcessor } },
    ],
    rules: [{ ruleId: 'plain-words', rule: plainWords, options: { onScreen: ext === '.json' } }],
  });
  return messages.map(({ line, column, message }) => ({ line, column, message }));
}
