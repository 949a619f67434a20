/** A set of cards as the schema shows it. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { GameContent, SetDoc } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { DateTimeScalar } from '../graphql/scalars.ts';
import { setSizesOf } from './set-printings.ts';

@ObjectType('CardSet', { description: 'A set in which cards were printed.' })
export class CardSetView {
  constructor(
    readonly opened: OpenedRelease,
    readonly content: GameContent,
    readonly doc: SetDoc,
  ) {}

  @Field(() => ID) get id(): string {
    return this.doc.id;
  }
  @Field(() => ID) get game(): string {
    return this.content.doc.id;
  }
  @Field(() => String) get code(): string {
    return this.doc.code;
  }
  @Field(() => String) get name(): string {
    return this.doc.name;
  }
  @Field(() => String) get summary(): string {
    return this.doc.summary;
  }
  @Field(() => Boolean) get promo(): boolean {
    return this.doc.promo;
  }
  @Field(() => String, { nullable: true, description: 'The day of publication, such as `2027-01-31`.' })
  get released(): string | undefined {
    return this.doc.released;
  }
  @Field(() => String, { nullable: true, description: 'The series or cycle of the set.' })
  get series(): string | undefined {
    return this.doc.series;
  }
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When everyone will see the set. Until then only members of the game do. It is null for a public set.',
  })
  get embargo(): string | null {
    const { embargo } = this.doc;
    return embargo !== undefined && Date.parse(embargo) > Date.now() ? embargo : null;
  }
  @Field(() => Int, { description: 'The number of printings in this set.' }) get cardCount(): Promise<number> {
    return Promise.resolve(setSizesOf(this.opened, this.game)).then((sizes) => sizes[this.id] ?? 0);
  }
}
