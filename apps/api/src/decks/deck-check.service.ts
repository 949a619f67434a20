/** Checks deck lists against rulesets of a release, by the deck law of the game. */
import { Injectable } from '@nestjs/common';
import { hasDeckLaw, type Ruleset } from '@rulewright/content';
import type { DeckEntryInput, DeckInput, DeckReport, DeckVerdict } from '@rulewright/decks';
import type { OpenedRelease } from '../content/opened-release.ts';
import type { Maybe } from '../base/maybe.ts';
import { badInput } from '../errors/errors.ts';
import { asOfDay } from '../graphql/as-of.ts';
import { checkList } from './check-list.ts';

export const CHECK_LIMITS = { characters: 200_000, entries: 1_000, rulesets: 20 } as const;

@Injectable()
export class DeckCheckService {
  /** Parses a list and gives a verdict for each ruleset, or for each mode of the game if `rulesets` is null. @param asOf a day; today by default */
  async check(
    opened: OpenedRelease,
    game: string,
    list: { readonly text?: Maybe<string>; readonly entries?: Maybe<readonly DeckEntryInput[]> },
    rulesets: Maybe<readonly string[]>,
    asOf?: Maybe<string>,
  ): Promise<DeckReport> {
    const on = asOfDay(asOf);
    return checkList(opened, game, listText(list), this.rulesets(opened, game, rulesets), on, CHECK_LIMITS.entries);
  }

  /** The verdicts on a list, without its entries. Empty for a game without a deck law. */
  async verdicts(
    opened: OpenedRelease,
    game: string,
    text: string,
    rulesets: Maybe<readonly string[]>,
    asOf?: Maybe<string>,
  ): Promise<readonly DeckVerdict[]> {
    if (!hasDeckLaw(opened.game(game))) return [];
    const report = await checkList(opened, game, text, this.rulesets(opened, game, rulesets), asOfDay(asOf), 0);
    return report.verdicts;
  }

  /** @throws RulesetError; ApiError BAD_INPUT for rulesets of another game, or for too many */
  private rulesets(opened: OpenedRelease, game: string, ids: Maybe<readonly string[]>): Ruleset[] {
    if (ids == null) return opened.modes(game);
    if (ids.length > CHECK_LIMITS.rulesets) {
      throw badInput(
        'too-many-rulesets',
        `A list is checked against at most ${CHECK_LIMITS.rulesets} rulesets at once.`,
      );
    }
    return ids.map((id) => {
      const ruleset = opened.ruleset(id);
      if (ruleset.game === game) return ruleset;
      throw badInput('different-games', `"${ruleset.id}" is not a ruleset of "${game}".`);
    });
  }
}

function listText(list: Parameters<DeckCheckService['check']>[2]): DeckInput {
  const { text, entries } = list;
  if ((text == null) === (entries == null)) throw badInput('text-or-entries', 'Give either text or entries.');
  if (text != null && text.length > CHECK_LIMITS.characters) {
    throw badInput('list-too-long', `A list has at most ${CHECK_LIMITS.characters} characters.`);
  }
  if (entries != null && entries.length > CHECK_LIMITS.entries) {
    throw badInput('list-too-long', `A list has at most ${CHECK_LIMITS.entries} entries.`);
  }
  return (text ?? entries)!;
}
