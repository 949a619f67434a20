/** What the page of a card shows, for all of its sections. */
import type { CardQuery } from '@rulewright/api-client';
import type { RuleNameList } from '@rulewright/ui';
import type { GameWords } from '../../shared/words.ts';

/** A term of the rules, with its explanation. */
export interface CardTerm {
  readonly id: string;
  readonly term: string;
  readonly html: string;
  readonly text: string;
  readonly rules: readonly string[];
}

export interface CardPageView {
  readonly game: string;
  readonly gameName: string;
  readonly card: NonNullable<CardQuery['card']>;
  /** The release that the reader chose; undefined for the current one. */
  readonly release: number | undefined;
  /** The public address of the page, and the address of the picture of the card. */
  readonly address: string;
  readonly picture: string;
  readonly words: GameWords;
  /** The mode whose rulebook explains the card. Undefined in a game without modes. */
  readonly firstMode: string | undefined;
  readonly editable: boolean;
  /** The terms of the first mode, which the texts of cards use. */
  readonly terms: readonly CardTerm[];
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
