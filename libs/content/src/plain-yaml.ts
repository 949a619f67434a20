/**
 * A fast YAML parser for plain documents: no tags, anchors or escapes. Nearly all documents are plain. For these it takes less than half
 * the time of the full parser in yaml.ts, which knows positions but parses each text twice. Both give the same value.
 */
import { load } from 'js-yaml';
import { TEXT_LIMITS } from './text-bounds.ts';

/** Syntax that the two parsers read differently, or may read differently. Each pattern runs in linear time. */
const NOT_PLAIN = [
  // Tabs, and escapes other than a quote.
  /[\t\r]|\\(?!")/u,
  // Tags, anchors, aliases, complex and empty keys, and reserved characters, at the start of a word. `:term[…]` and `!= ` are text.
  /(?:^|[\s[{,:-])(?:[?&*%@`~]|!(?!= )|:(?![a-z]))/mu,
  // Null as a key.
  /(?:^|[\s[{,:-])null\s*:|[{,]\s*null\s*[,}]/mu,
  // Several documents in one text, and indentation given as a number.
  /^ *(?:---|\.\.\.)|[|>][-+]?\d/mu,
  // More text directly after a quoted text.
  /(?:^ *|[[{,] *|[:-] +)(?:'(?:[^'\n]|'')*'|"(?:[^"\\\n]|\\")*")(?!$|[\s,\]}:'"])/mu,
];

/** The value of a plain document, or undefined if the full parser has to decide. Never throws. */
export function plainYaml(text: string): { readonly data: unknown } | undefined {
  const { characters, depth } = TEXT_LIMITS.yaml;
  if (text.length > characters || NOT_PLAIN.some((sign) => sign.test(text))) return undefined;
  try {
    return { data: load(text, { maxDepth: depth, maxAliases: 0 }) };
  } catch {
    return undefined;
  }
}
