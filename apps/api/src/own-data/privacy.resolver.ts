/** Lists the stored personal data, with the reason and the storage time. */
import { Field, ObjectType, Query, registerEnumType, Resolver } from '@nestjs/graphql';
import {
  STORED_COOKIES,
  STORED_DATA,
  STORED_TOPICS,
  type StoredCookie,
  type StoredData,
  type StoredTopic,
} from '@rulewright/accounts';
import { Access } from '../accounts/access.ts';
import { listOf } from '../graphql/cost.ts';

const TopicEnum = Object.fromEntries(STORED_TOPICS.map((topic) => [topic, topic])) as Record<StoredTopic, StoredTopic>;
registerEnumType(TopicEnum, { name: 'StoredTopic', description: 'The part of the site that stores something.' });

@ObjectType('StoredData', { description: 'A table of the database with data about people.' })
class StoredDataView {
  @Field(() => String) readonly table!: string;
  @Field(() => TopicEnum) readonly topic!: StoredTopic;
  @Field(() => String) readonly what!: string;
  @Field(() => String) readonly why!: string;
  @Field(() => String, { name: 'kept', description: 'For how long it is stored.' }) readonly duration!: string;
}

@ObjectType('StoredCookie', { description: 'A cookie of the site.' })
class StoredCookieView {
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly why!: string;
  @Field(() => String, { name: 'kept' }) readonly duration!: string;
}

@ObjectType('Privacy', { description: 'Everything that the site stores about people.' })
class PrivacyView {
  @Field(() => [StoredDataView], { complexity: listOf(35) }) readonly data!: readonly StoredData[];
  @Field(() => [StoredCookieView], { complexity: listOf(5) }) readonly cookies!: readonly StoredCookie[];
}

@Resolver()
export class PrivacyResolver {
  @Access('visit')
  @Query(() => PrivacyView, { description: 'What the site stores about people, why, and for how long.' })
  privacy(): PrivacyView {
    return { data: STORED_DATA, cookies: STORED_COOKIES };
  }
}
