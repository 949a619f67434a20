/** Parses YAML from users into a document with positions, in time that grows with the length of the text. */
import {
  isScalar,
  parseDocument,
  stringify,
  visit,
  YAMLParseError,
  type Document,
  type LineCounter,
  type YAMLMap,
} from 'yaml';

/** The offsets of keys that a map repeats. */
function repeatedKeys(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Map: (_, { items }: YAMLMap) => {
      const keys = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (keys.has(key.value)) offsets.push(key.range?.[0] ?? 0);
        keys.add(key.value);
      }
    },
  });
  return offsets;
}

/** The document of a text, with its errors. The parser's own check for repeated keys takes quadratic time, so this has its own. */
export function yamlDocument(text: string, lineCounter?: LineCounter): ReturnType<typeof parseDocument> {
  const options = { uniqueKeys: false, prettyErrors: false, logLevel: 'silent' } as const;
  const document = parseDocument(text, lineCounter ? { ...options, lineCounter } : options);
  for (const at of repeatedKeys(document))
    document.errors.push(new YAMLParseError([at, at + 1], 'DUPLICATE_KEY', 'Map keys must be unique'));
  return document;
}

/** Ids that every reader of YAML takes for text. */
const IS_TEXT = /^(?!(?:null|true|false|yes|no|on|off|y|n)$)[a-z][a-z0-9-]*$/u;

/** A text as a key or a value in one line of YAML, in quotation marks if YAML would read it as a number, a truth value or null. */
export const yamlWord = (text: string): string =>
  IS_TEXT.test(text) ? text : stringify(text, { lineWidth: 0, defaultStringType: 'PLAIN' }).trim();
