/** What the page of a card shows, for all of its sections. */
import type { CardQuery } from '@rulewright/api-client';
import type { RuleNameList } from '@rulewright/ui';
import type { GameWords } from '../../shared/words.ts';

export interface CardPageView {
  readonly game: string;
  readonly card: NonNullable<CardQuery['card']>;
  /** The release that the reader chose; undefined for the current one. */
  readonly release: number | undefined;
  readonly words: GameWords;
  /** The mode whose rulebook explains the card. Undefined in a game without modes. */
  readonly firstMode: string | undefined;
  readonly editable: boolean;
  /** The names of the rules that the page mentions: those of the card's text, and those of the card lists by mode. */
  readonly names: {
    readonly ofText: RuleNameList;
    readonly byMode: Readonly<Record<string, RuleNameList>>;
  };
}

export interface CardPartProps {
  readonly view: CardPageView;
}

/** The address of a rule in the rulebook of a mode. */
export const ruleHref = ({ game, firstMode }: CardPageView, rule: string, mode = firstMode): string =>
  mode ? `/${game}/rules/${mode}/${rule}` : `/${game}/rules`;
