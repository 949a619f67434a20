/** The teaching material, as a field of the rulebook. */
import { Resolver } from '@nestjs/graphql';
import { RulebookView } from '../rulebook/rulebook.model.ts';
import { learnView, LearnView } from './learn.model.ts';
import { DirectField } from '../graphql/direct-field.ts';

@Resolver(() => RulebookView)
export class LearnResolver {
  @DirectField('learn', () => LearnView, {
    nullable: true,
    description: 'The page that teaches this ruleset. It is null if the content does not teach the game.',
  })
  learn({ opened, source, rendered }: RulebookView): Promise<LearnView | null> {
    return learnView(opened, source, rendered);
  }
}
