/**
 * The lines of play documents that apply a rule. The check removes one at a time: if the documents still load, an example of its rules must
 * fail.
 */
import type { GameContent, SourceFile } from '@rulewright/content';
import { ruleAt, withoutComment } from '@rulewright/content/play-lines';

/** A statement of a play document, with the rule in force where it stands. */
export interface TriedLine {
  readonly path: string;
  /** The first line of the statement, from 1, and its last line: what belongs to it is indented below it. */
  readonly line: number;
  readonly last: number;
  readonly text: string;
  /** The rule that the line or a block around it cites; null if none does. */
  readonly rule: string | null;
}

/** A declaration with statements: what it does is play. Values and fields only describe. */
const PLAYS = /^(?:step|verb|trigger|keyword|window|text|chain|queue)\b/u;
/** A line that is not a statement of its own: a citation, words that people read, what bots see, the moment of a trigger, and the other half of a choice. */
const PART = /^(?:(?:by|under) [\w.-]+$|"|else\b|says\b|also\b|example\b|reminder\b|feature\b|when\b|action$)/u;

const indentOf = (line: string): number => /^ */u.exec(line)![0].length;

/** The last line of the block that starts at `from`. Indexes from 0. */
function endOf(lines: readonly string[], from: number): number {
  const indent = indentOf(lines[from]!);
  let end = from;
  for (let at = from + 1; at < lines.length; at++) {
    if (lines[at]!.trim() === '') continue;
    if (indentOf(lines[at]!) <= indent) break;
    end = at;
  }
  return end;
}

function linesOf({ path, text }: SourceFile): TriedLine[] {
  const lines = text.split('\n').map(withoutComment);
  let plays = false;
  return lines.flatMap((line, at): TriedLine[] => {
    const words = line.trim();
    if (words === '') return [];
    if (indentOf(line) === 0) {
      plays = PLAYS.test(words);
      return [];
    }
    if (!plays || PART.test(words)) return [];
    return [{ path, line: at + 1, last: endOf(lines, at) + 1, text: words, rule: ruleAt(text, at + 1) }];
  });
}

/** The statements of the play documents of a game, in their order. */
export const playLines = (game: Pick<GameContent, 'play'>): TriedLine[] => game.play.flatMap(linesOf);

/** The rules of a line: the one in force where it stands, and those that it names, also in what belongs to it. Empty if only the callers of its step know the rule. */
export function rulesOfLine({ play, rules }: Pick<GameContent, 'play' | 'rules'>, at: TriedLine): string[] {
  const { text } = play.find(({ path }) => path === at.path)!;
  const lines = text.split('\n').slice(at.line - 1, at.last);
  const named = lines.flatMap((line) => withoutComment(line).split(/[^\w.-]/u));
  return [...new Set([at.rule ?? '', ...named])].filter((rule) => rules.has(rule));
}

/** The game with the line, and what belongs to it, removed from its play documents. */
export function withoutLine(game: GameContent, { path, line, last }: TriedLine): GameContent {
  const play = game.play.map((file) => {
    if (file.path !== path) return file;
    const lines = file.text.split('\n');
    return { ...file, text: [...lines.slice(0, line - 1), ...lines.slice(last)].join('\n') };
  });
  return { ...game, play };
}
