/** The change set that a request previews. Anyone with the preview link may ask. */
import { Field, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { ChangeSets } from '@rulewright/desk';
import { Access } from '../accounts/access.ts';
import { perspectiveToken } from '../http/request-scope.ts';

/** Only what anyone with the link may see. The editors are not part of it. */
@ObjectType('Perspective', { description: 'The change set that the request previews.' })
export class PerspectiveView {
  @Field(() => Int) readonly id!: number;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly state!: string;
}

@Resolver()
export class PerspectiveResolver {
  constructor(private readonly sets: ChangeSets) {}

  @Access('visit')
  @Query(() => PerspectiveView, {
    nullable: true,
    description:
      'The change set that the header `rulewright-change-set` names. It is null without this header, or if the change set is no longer open.',
  })
  async perspective(): Promise<PerspectiveView | null> {
    const token = perspectiveToken();
    const changeSet = token === undefined ? null : await this.sets.byToken(token);
    return changeSet && { id: changeSet.id, title: changeSet.title, state: changeSet.state };
  }
}
