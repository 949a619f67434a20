/** How a rulebook is taught, as a field of the rulebook. */
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RulebookView } from '../rulebook/rulebook.model.ts';
import { learnView, LearnView } from './learn.model.ts';

@Resolver(() => RulebookView)
export class LearnResolver {
  @ResolveField('learn', () => LearnView, {
    nullable: true,
    description: 'How it is taught; null for a game whose content does not teach it.',
  })
  learn(@Parent() { opened, source, rendered }: RulebookView): Promise<LearnView | null> {
    return learnView(opened, source, rendered);
  }
}
