/** The names in the text of a play document: its declarations, and the names that a line can see. */
import { FORMS, type WordOf } from '@rulewright/content/play-forms';
import { NAME } from '@rulewright/content/play-lines';

/** What the rest of the game gives to a play document; the job `playEditing` of the API sends it. */
export interface PlayEditing {
  readonly fields: readonly Named[];
  readonly words: readonly string[];
  readonly parameters: readonly Named[];
  readonly rules: readonly { readonly id: string; readonly text: string }[];
  readonly others: readonly string[];
  readonly examples: readonly Named[];
  readonly modes: readonly Named[];
}

interface Named {
  readonly id: string;
  readonly name: string;
}

export type DeclaredKind = WordOf<'declaration'>;

const DECLARATION = new RegExp(String.raw`^(${FORMS.declaration.map(({ word }) => word).join('|')}) (${NAME})`, 'u');

/** The declarations of a text, in order. */
export function declaredIn(text: string): { readonly kind: DeclaredKind; readonly name: string }[] {
  return text.split('\n').flatMap((line) => {
    const [, kind, name] = DECLARATION.exec(line) ?? [];
    return kind === undefined ? [] : [{ kind: kind as DeclaredKind, name: name! }];
  });
}

/** The names that a declaration introduces in a line: parameters, `let`, loops and options. */
function namesIn(line: string): string[] {
  const names = [
    ...line.matchAll(
      new RegExp(String.raw`\b(?:for each|let|any|every|no|count|for) (${NAME})(?= (?:in|=)|=|$|:| with| where)`, 'gu'),
    ),
    ...line.matchAll(new RegExp(String.raw`(?:option ${NAME}: |, )(${NAME})(?= (?:in|from) )`, 'gu')),
    // The question of a window.
    ...line.matchAll(new RegExp(String.raw`^\s+(${NAME}) in .*\bmay\b`, 'gu')),
  ].map(([, name]) => name!);
  const [, parameters] =
    /\bwith (.*)$/u.exec(
      /^\s*(?:step|moment|when|instead of|action|window|verb|trigger|keyword)\b.*$/u.exec(line)?.[0] ?? '',
    ) ??
    /^\s+change \S+ of (.*?) by\b/u.exec(line) ??
    [];
  const params =
    parameters === undefined
      ? []
      : parameters
          .split(/\b(?:where|in|on|chosen)\b/u)[0]!
          .split(',')
          .map((one) => one.split(':')[0]!.trim());
  const [, player] =
    new RegExp(String.raw`^(?:step|value|window|verb|trigger|measure|\s+action)\b.*?\b(?:for|of) (${NAME})`, 'u').exec(
      line,
    ) ?? [];
  return [...names, ...params, ...(player === undefined ? [] : [player])].filter((name) =>
    new RegExp(`^${NAME}$`, 'u').test(name),
  );
}

/** The names that the last of these lines can see: those of its own declaration, from the lines above it. */
export function localsAt(lines: readonly string[]): string[] {
  const start = lines.findLastIndex((line) => /^\S/u.test(line) && !line.startsWith('#'));
  const own = lines.slice(Math.max(0, start));
  const names = own.flatMap(namesIn);
  return [...new Set(/^(?:text|trigger|keyword) /u.test(own[0] ?? '') ? [...names, 'this'] : names)];
}
