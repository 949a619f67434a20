/** Playable rulesets: a ruleset with the engine and the cards of the content that a match is pinned to. */
import { Injectable } from '@nestjs/common';
import { deckLawOf, hadPlugin, LruAsync } from '@rulewright/content';
import { tableOf } from '@rulewright/games';
import { Playable } from '@rulewright/matches';
import { ContentService, type Pinned } from '../content/content.service.ts';

/** The number of cached rulesets with their compiled programs. */
const KEPT = 100;

/** The id of a ruleset in pinned content. */
export interface PlayedBy extends Pinned {
  readonly rulesetId: string;
}

@Injectable()
export class Playables {
  private readonly playables = new LruAsync<string, Playable>(KEPT);

  constructor(private readonly content: ContentService) {}

  /** @throws ApiError NOT_FOUND; RulesetError; MissingPartError */
  readonly find = (one: PlayedBy): Promise<Playable> =>
    this.playables.get(`${one.release} ${one.proposal ?? ''} ${one.rulesetId}`, () => this.make(one));

  private async make(one: PlayedBy): Promise<Playable> {
    const opened = await this.content.openWhole(one);
    const ruleset = opened.ruleset(one.rulesetId);
    const engine = tableOf(ruleset);
    const game = opened.game(ruleset.game);
    return new Playable(engine, ruleset, game.cards, deckLawOf(game, ruleset).betweenGames, hadPlugin(game));
  }
}
