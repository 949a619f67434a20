/** Webhooks. Only admins can manage them. */
import { Args, Field, ID, Int, Mutation, ObjectType, Query, registerEnumType, Resolver } from '@nestjs/graphql';
import { actorOf, type Person } from '@rulewright/accounts';
import { WEBHOOK_EVENTS, Webhooks, type Delivery, type Webhook, type WebhookEvent } from '@rulewright/outgoing';
import { Access, Viewer } from '../accounts/access.ts';
import { listOf } from '../graphql/cost.ts';
import { DateTimeScalar } from '../graphql/scalars.ts';

const EventEnum = Object.fromEntries(WEBHOOK_EVENTS.map((name) => [name, name])) as Record<WebhookEvent, WebhookEvent>;
registerEnumType(EventEnum, {
  name: 'WebhookEvent',
  description:
    'What a webhook is told of. `review`: a step of a review. `release`: a new release. `legality`: cards that a release makes legal or illegal in a mode.',
});

@ObjectType('Webhook', { description: 'An address that is told of events.' })
class WebhookView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly url!: string;
  @Field(() => [EventEnum]) readonly events!: readonly WebhookEvent[];
  @Field(() => DateTimeScalar) readonly createdAt!: string;
}

@ObjectType('NewWebhook', {
  description: 'A new webhook. The API shows `secret`, the key of its signatures, only once.',
})
export class NewWebhookView {
  @Field(() => String) readonly secret!: string;
  @Field(() => WebhookView) readonly webhook!: Webhook;
}

@ObjectType('WebhookDelivery', {
  description: 'An event that was sent to a webhook, or waits to be sent. `state` is `waiting`, `sent` or `failed`.',
})
class WebhookDeliveryView {
  @Field(() => Int) readonly id!: number;
  @Field(() => String, { description: 'The event, or `ping` for a test.' }) readonly about!: string;
  @Field(() => String) readonly state!: string;
  @Field(() => Int) readonly attempts!: number;
  @Field(() => DateTimeScalar) readonly createdAt!: string;
  @Field(() => DateTimeScalar, { nullable: true }) readonly doneAt!: string | null;
  @Field(() => String, { nullable: true, description: 'Why the last attempt failed.' })
  readonly problem!: string | null;
  @Field(() => Int, { nullable: true, description: 'The HTTP status of the last answer.' })
  readonly status!: number | null;
}

@Resolver()
export class WebhooksResolver {
  constructor(private readonly hooks: Webhooks) {}

  @Access('people')
  @Query(() => [WebhookView], { complexity: listOf(20), description: 'All webhooks, oldest first.' })
  webhooks(): Promise<Webhook[]> {
    return this.hooks.list();
  }

  @Access('people')
  @Query(() => [WebhookDeliveryView], {
    complexity: listOf(50),
    description: 'The last 50 events that were sent to a webhook or wait to be sent, newest first.',
  })
  webhookDeliveries(@Args('webhook', { type: () => ID }) id: string): Promise<Delivery[]> {
    return this.hooks.deliveries(id);
  }

  @Access('people')
  @Mutation(() => NewWebhookView, { description: 'Adds a webhook.' })
  createWebhook(
    @Args('url') url: string,
    @Args('events', { type: () => [EventEnum] }) events: WebhookEvent[],
    @Viewer() viewer: Person,
  ): Promise<NewWebhookView> {
    return this.hooks.create({ url, events }, actorOf(viewer));
  }

  @Access('people')
  @Mutation(() => Boolean, { description: 'Deletes a webhook with the log of its deliveries.' })
  async deleteWebhook(@Args('id', { type: () => ID }) id: string, @Viewer() viewer: Person): Promise<boolean> {
    await this.hooks.delete(id, actorOf(viewer));
    return true;
  }

  @Access('people')
  @Mutation(() => Boolean, { description: 'Sends the event `ping` to a webhook.' })
  async testWebhook(@Args('id', { type: () => ID }) id: string): Promise<boolean> {
    await this.hooks.ping(id);
    return true;
  }
}
