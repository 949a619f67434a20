/**
 * The quick way to read YAML. Nearly all documents are plain: no tags, anchors or escapes. The quick reader takes less than half of the
 * time for those, and gives the same value as the careful one, which knows the places of things but reads each text twice.
 */
import { load } from 'js-yaml';
import { TEXT_LIMITS } from './text-bounds.ts';

/** What the two readers understand differently, or may: each pattern takes time that grows with the text. */
const NOT_PLAIN = [
  // Tabs, and escapes other than a quote.
  /[\t\r]|\\(?!")/u,
  // Tags, anchors, aliases, complex and empty keys, reserved signs, at the start of a word. `:term[…]` and `!= ` are text.
  /(?:^|[\s[{,:-])(?:[?&*%@`~]|!(?!= )|:(?![a-z]))/mu,
  // Null as a key.
  /(?:^|[\s[{,:-])null\s*:|[{,]\s*null\s*[,}]/mu,
  // Several documents in one text, and indentation given as a number.
  /^ *(?:---|\.\.\.)|[|>][-+]?\d/mu,
  // More text right after a quoted one.
  /(?:^ *|[[{,] *|[:-] +)(?:'(?:[^'\n]|'')*'|"(?:[^"\\\n]|\\")*")(?!$|[\s,\]}:'"])/mu,
];

/** The value of a plain document, or undefined where the careful reader has to decide. Never throws. */
export function plainYaml(text: string): { readonly data: unknown } | undefined {
  const { characters, depth } = TEXT_LIMITS.yaml;
  if (text.length > characters || NOT_PLAIN.some((sign) => sign.test(text))) return undefined;
  try {
    return { data: load(text, { maxDepth: depth, maxAliases: 0 }) };
  } catch {
    return undefined;
  }
}
