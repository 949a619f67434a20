/** A document of a game, with the content that contains it. */
import type { GameContent } from '@rulewright/content';
import type { OpenedRelease } from './opened-release.ts';

export interface InGame<Doc> {
  readonly opened: OpenedRelease;
  readonly content: GameContent;
  readonly doc: Doc;
}
