/** The checked play of a game, from its documents. */
import type { GameContent } from '../content.ts';
import type { DataGame } from '../data-game/vocabulary.ts';
import type { Problem } from '../problems.ts';
import { checkPlay } from './check.ts';
import type { PlayProgram } from './typed.ts';
import type { PlayWorld } from './world.ts';

/** What the play of a game may name, from its other documents. */
const worldOf = (game: GameContent, documents: DataGame): PlayWorld => ({
  game: game.doc.id,
  documents: { fields: documents.fields, parameters: documents.parameters },
  rules: new Set(game.rules.keys()),
  cards: game.cards,
});

/** The play of a game: its program if its documents have no problem. */
export interface GamePlay {
  readonly program: PlayProgram | null;
  readonly problems: readonly Problem[];
}

const known = new WeakMap<GameContent, GamePlay>();

/**
 * Checks the play documents of a game, once for each content. The documents of a game are one text, in the order of their names. A game
 * without such documents has no program and no problem.
 */
export function playOf(game: GameContent): GamePlay {
  const found = known.get(game) ?? checked(game);
  known.set(game, found);
  return found;
}

function checked(game: GameContent): GamePlay {
  if (game.play.length === 0 || game.data === null) return { program: null, problems: [] };
  const starts: { readonly path: string; readonly first: number }[] = [];
  let lines = 0;
  const texts = game.play.map(({ path, text }) => {
    starts.push({ path, first: lines });
    const whole = text.endsWith('\n') ? text : `${text}\n`;
    lines += whole.split('\n').length - 1;
    return whole;
  });
  const { program, problems } = checkPlay(texts.join(''), worldOf(game, game.data));
  return {
    program,
    problems: problems.map(({ code, message, line, column }) => {
      const { path, first } = starts.findLast((start) => start.first < line) ?? starts[0]!;
      return { path, line: line - first, column, code, message };
    }),
  };
}
