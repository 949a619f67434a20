/** The word list as a textlint rule, with parsers for message catalogues, for the YAML of the content and for a GraphQL schema. */
import markdown from '@textlint/textlint-plugin-markdown';
import { TextlintKernel } from '@textlint/kernel';
import { findWords } from './list.mjs';
import { sentencesIn } from './yaml.mjs';

/** Reports the words of the list in running text. Skips code, URLs and quoted words. */
function plainWords({ Syntax, RuleError, report, getSource, locator }, { onScreen = false } = {}) {
  return {
    [Syntax.Str](node) {
      for (const { index, phrase, says } of findWords(getSource(node), { interface: onScreen }))
        report(node, new RuleError(says, { padding: locator.range([index, index + phrase.length]) }));
    },
  };
}

/** Matches `"key": "message"` on its own line, as the formatter writes it. */
const MESSAGE = /^\s*"[^"]+": ("(?:[^"\\]|\\.)*"),?$/gmu;

/** The ranges of the messages in a catalogue. Includes the branches of ICU messages, because they are sentences too. */
const messagesIn = (text) =>
  [...text.matchAll(MESSAGE)].map((match) => {
    const to = match.index + match[0].length - (match[0].endsWith(',') ? 1 : 0) - 1;
    return [to - match[1].length + 2, to];
  });

/** The ranges of the descriptions in a GraphQL schema. The schema is generated, so descriptions are always in triple quotes. */
const descriptionsIn = (text) =>
  [...text.matchAll(/"""\s*(\S(?:(?!""")[\s\S])*?)\s*"""/gu)].map((match) => {
    const from = match.index + match[0].indexOf(match[1]);
    return [from, from + match[1].length];
  });

/** Reports descriptions that are not complete sentences, such as a bare list of values or a fragment. */
const fullSentences = ({ Syntax, RuleError, report }) => ({
  [Syntax.Paragraph](node) {
    const wrong = !/^[\p{Lu}`]/u.test(node.raw)
      ? 'Start with a capital letter.'
      : !/[.?]$/u.test(node.raw)
        ? 'End with a full stop.'
        : /^\S+:\s/u.test(node.raw)
          ? 'Write a sentence around the name.'
          : null;
    if (wrong) report(node, new RuleError(wrong));
  },
});

/** Converts an index in a text to textlint's position: lines from 1, columns from 0. */
function placesIn(text) {
  const starts = [0, ...[...text.matchAll(/\n/gu)].map(({ index }) => index + 1)];
  return (index) => {
    const line = starts.findLastIndex((start) => start <= index);
    return { line: line + 1, column: index - starts[line] };
  };
}

/** A textlint plugin for files in which only some ranges are text. Each range becomes a paragraph. */
const rangesOf = (extensions, rangesIn) => ({
  Processor: class {
    availableExtensions() {
      return extensions;
    }
    processor() {
      return {
        preProcess(text) {
          const at = placesIn(text);
          const node = (type, from, to, more) => ({
            ...{ type, raw: text.slice(from, to), range: [from, to], loc: { start: at(from), end: at(to) } },
            ...more,
          });
          const children = rangesIn(text).map(([from, to]) =>
            node('Paragraph', from, to, { children: [node('Str', from, to, { value: text.slice(from, to) })] }),
          );
          return node('Document', 0, text.length, { children });
        },
        postProcess: (messages, filePath) => ({ messages, filePath }),
      };
    }
  },
});

const kernel = new TextlintKernel();

/**
 * Checks a Markdown file, a catalogue, a YAML file or a GraphQL schema with the word list.
 * @param {string} path its extension decides how the text is parsed
 * @param {string} text
 */
export async function lintText(path, text) {
  const ext = path.slice(path.lastIndexOf('.'));
  const { messages } = await kernel.lintText(text, {
    filePath: path,
    ext,
    plugins: [
      { pluginId: 'markdown', plugin: markdown.default ?? markdown },
      { pluginId: 'catalogue', plugin: rangesOf(['.json'], messagesIn) },
      { pluginId: 'content', plugin: rangesOf(['.yaml'], sentencesIn) },
      { pluginId: 'schema', plugin: rangesOf(['.graphql'], descriptionsIn) },
    ],
    rules: [
      { ruleId: 'plain-words', rule: plainWords, options: { onScreen: ext === '.json' || ext === '.graphql' } },
      ...(ext === '.graphql' ? [{ ruleId: 'full-sentences', rule: fullSentences }] : []),
    ],
  });
  return messages.map(({ line, column, message }) => ({ line, column, message }));
}
