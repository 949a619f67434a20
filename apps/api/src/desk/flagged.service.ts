/** Rulings and examples to be read again: those that cite a rule whose sentence a change set changes. */
import { Injectable } from '@nestjs/common';
import { Lru, resolveRuleset, renderRulebook, RulesetError, ruleTexts, type Content } from '@rulewright/content';
import { citingRules, DeskContent } from '@rulewright/desk';
import { ContentService } from '../content/content.service.ts';
import type { ChangeSetView } from './change-set.model.ts';
import type { DocumentUseView } from './diff.model.ts';

/** Sentences of all modes of a content. */
const KEPT = 8;

@Injectable()
export class FlaggedService {
  private readonly texts = new Lru<Content, Map<string, string>>(KEPT);

  constructor(
    private readonly content: ContentService,
    private readonly desk: DeskContent,
  ) {}

  async of(set: ChangeSetView): Promise<DocumentUseView[]> {
    const { number } = await this.content.current();
    const [before, after] = [await this.desk.load(number), await this.desk.load(number, set.drafts)];
    const [one, other] = [before, after].map((side) => this.texts.get(side.content, () => sentences(side.content)));
    const changed = [...new Set([...one!.keys(), ...other!.keys()])].filter((key) => one!.get(key) !== other!.get(key));
    const rules = new Set(changed.map((key) => key.split(' ')[1]!));
    const own = new Set(set.drafts.map((draft) => draft.path));
    return after.content.games
      .flatMap((game) => citingRules(after.content, game.doc.id, rules))
      .filter((use) => !own.has(use.path));
  }
}

/** Every sentence by mode and rule; modes that cannot be resolved have none. */
function sentences(content: Content): Map<string, string> {
  const found = new Map<string, string>();
  for (const game of content.games) {
    for (const mode of game.doc.modes) {
      try {
        const rulebook = renderRulebook(content, resolveRuleset(content, `${game.doc.id}/${mode}`));
        for (const [rule, { text }] of ruleTexts(rulebook)) found.set(`${game.doc.id}/${mode} ${rule}`, text);
      } catch (error) {
        if (!(error instanceof RulesetError)) throw error;
      }
    }
  }
  return found;
}
