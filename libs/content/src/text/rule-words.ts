/** The first words of a rule, which name it for an editor. Its number differs between modes, and its id means nothing to people. */

const LONGEST = 160;

/** The first words of a text without the marks of directives and emphasis. A value is an ellipsis, because it differs between modes. */
export const plainWords = (text: string): string =>
  text
    .replace(/:param\[[^\]]*\](?:\{[^}]*\})?/gu, '…')
    .replace(/:(?:term|rule|when)\[([^\]]*)\](?:\{[^}]*\})?/gu, '$1')
    .replaceAll('**', '')
    .slice(0, LONGEST);

/** The first line of a rule's sentence. @param line the line of the rule's marker, from 1 */
export const ruleWords = (lines: readonly string[], line: number): string => plainWords(lines[line] ?? '');
