/**
 * Reads YAML as data, without positions. Nearly all documents are plain: they have no tags, anchors or escapes. A fast parser reads these in
 * a fifth of the time of the full one, and both give the same value. docs/adr/0104-two-yaml-parsers.md tells why there are two.
 */
import { load } from 'js-yaml';
import { TEXT_LIMITS, yamlBound } from './text-bounds.ts';
import { yamlDocument } from './yaml-document.ts';

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
export function plainYaml(
  text: string,
  most: number = TEXT_LIMITS.yaml.characters,
): { readonly data: unknown } | undefined {
  const { depth } = TEXT_LIMITS.yaml;
  if (text.length > most || NOT_PLAIN.some((sign) => sign.test(text))) return undefined;
  try {
    return { data: load(text, { maxDepth: depth, maxAliases: 0 }) };
  } catch {
    return undefined;
  }
}

/** The data of any text. Aliases are refused: to find their anchors takes quadratic time. @throws Error for text that is not YAML or breaks a bound */
export function yamlData(text: string): unknown {
  const plain = plainYaml(text);
  if (plain) return plain.data;
  const bound = yamlBound(text);
  if (bound) throw new Error(bound.message);
  const document = yamlDocument(text);
  if (document.errors.length > 0) throw document.errors[0]!;
  return document.toJS({ maxAliasCount: 0 }) as unknown;
}
