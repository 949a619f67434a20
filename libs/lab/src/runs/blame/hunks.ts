/** The places where two texts differ, so that the change of a document can be made in parts. */
import { diffArrays } from 'diff';
import type { BlamedLines } from './blame-state.ts';

/** The longest time for a comparison, in milliseconds. */
const PATIENCE = 500;

const linesOf = (text: string): string[] => text.match(/\n|[^\n]+\n?/gu) ?? [];

type Piece =
  | { readonly same: readonly string[] }
  | { readonly before: readonly string[]; readonly after: readonly string[] };

function piecesOf(before: string, after: string): Piece[] {
  const [old, young] = [linesOf(before), linesOf(after)];
  const changes = diffArrays(old, young, { timeout: PATIENCE });
  if (!changes) return [{ before: old, after: young }];
  const pieces: Piece[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  const end = (): void => {
    if (removed.length + added.length > 0) pieces.push({ before: removed, after: added });
    [removed, added] = [[], []];
  };
  for (const change of changes) {
    if (change.removed) removed.push(...change.value);
    else if (change.added) added.push(...change.value);
    else {
      end();
      pieces.push({ same: change.value });
    }
  }
  end();
  return pieces;
}

/** The changed places of a document, in order. */
export function hunksOf(path: string, before: string, after: string): BlamedLines[] {
  const hunks: BlamedLines[] = [];
  let at = 1;
  const plain = (lines: readonly string[]): string[] => lines.map((line) => line.replace(/\n$/u, ''));
  for (const piece of piecesOf(before, after)) {
    if ('same' in piece) at += piece.same.length;
    else {
      hunks.push({ path, at, before: plain(piece.before), after: plain(piece.after) });
      at += piece.after.length;
    }
  }
  return hunks;
}

/** The text with only its first `hunks` changes made. */
export function withHunks(before: string, after: string, hunks: number): string {
  let made = 0;
  return piecesOf(before, after)
    .flatMap((piece) => ('same' in piece ? piece.same : made++ < hunks ? piece.after : piece.before))
    .join('');
}
