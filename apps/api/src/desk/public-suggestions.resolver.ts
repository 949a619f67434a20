/** Readers suggest another text for a rule, a card, a ruling, a term or a value, and see what becomes of it. */
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Person } from '@rulewright/accounts';
import { parameterName } from '@rulewright/content';
import type { PublicSuggestionEntity } from '@rulewright/database';
import { PublicSuggestions, type FittedSuggestion, type OpenedItem, type ItemReference } from '@rulewright/desk';
import { Access, Viewer } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { badInput, notFound } from '../errors/errors.ts';
import type { RequestContext } from '../graphql/context.ts';
import { listOf, workOf } from '../graphql/cost.ts';
import { originOf } from '../http/origin.ts';
import { Work } from '../work/work.ts';
import {
  MySuggestionView,
  SentSuggestionView,
  SuggestChangeInput,
  SuggestedItemArgs,
  SuggestibleItemView,
  SuggestionPreviewArgs,
  SuggestionPreviewView,
} from './public-suggestion.model.ts';
import { SuggestionLimits } from './suggestion-limits.ts';

const OPENING = 2_000;
/** The longest text of a preview. */
const LONGEST = 4_000;

const itemOf = ({ kind, game, id, mode }: SuggestedItemArgs): ItemReference => ({ kind, game, id, mode: mode ?? null });

/** The name of an item for readers: the number of a rule, or what a value sets, with the mode. */
async function titleOf(release: OpenedRelease, item: ItemReference, { mode, title }: OpenedItem): Promise<string> {
  const ruleset = release.ruleset(`${item.game}/${mode}`);
  if (item.kind === 'value') {
    const declared = release.game(item.game).vocabulary.parameters.find(({ name }) => name === item.id);
    return `${declared ? parameterName(declared) : title} (${ruleset.name})`;
  }
  if (item.kind !== 'rule') return title;
  const { chapters } = await release.rulebook(ruleset);
  const rule = chapters.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'rule' && one.id === item.id);
  return rule?.kind === 'rule' ? `Rule ${rule.number} (${ruleset.name})` : title;
}

@Resolver(() => SentSuggestionView)
export class PublicSuggestionsResolver {
  constructor(
    private readonly content: ContentService,
    private readonly suggestions: PublicSuggestions,
    private readonly limits: SuggestionLimits,
    private readonly work: Work,
  ) {}

  @Access('visit')
  @Query(() => Boolean, { description: 'Whether readers can suggest changes here.' })
  suggestionsOpen(): Promise<boolean> {
    return this.suggestions.isOpen();
  }

  @Access('visit')
  @Query(() => SuggestibleItemView, {
    nullable: true,
    complexity: workOf(OPENING),
    description: 'An item of the current release with the texts that readers can suggest to change.',
  })
  async suggestibleItem(@Args() args: SuggestedItemArgs): Promise<SuggestibleItemView> {
    return (await this.open(itemOf(args))).opened;
  }

  @Access('visit')
  @Query(() => SuggestionPreviewView, {
    nullable: true,
    complexity: workOf(OPENING),
    description: 'How a suggested text would be shown. Nothing is saved.',
  })
  async suggestionPreview(
    @Args() { field, text: after, ...args }: SuggestionPreviewArgs,
    @Context() context: RequestContext,
  ): Promise<FittedSuggestion> {
    if (after.length > LONGEST) throw badInput('bad-text', `A suggestion has at most ${LONGEST} characters.`);
    await this.limits.countPreview(originOf(context.request));
    const item = itemOf(args);
    const { opened, release } = await this.open(item);
    const text = opened.texts.find((one) => one.field === field);
    if (!text) throw badInput('bad-text', 'The item has no such text. Open it again.');
    const change = { field, before: text.text, after };
    const { path, mode } = opened;
    const asked = { subject: release.subject, item: { ...item, mode }, change, source: null, path };
    return this.work.run('fittedText', asked);
  }

  @Access('visit')
  @Mutation(() => String, {
    description:
      'Suggests a change to the editors. Returns the key for `sentSuggestion`, which only the sender knows. Your account is used if you are signed in.',
  })
  async suggestChange(
    @Args('input') { name, mail, thanks, website, ...input }: SuggestChangeInput,
    @Viewer() viewer: Person | null,
    @Context() context: RequestContext,
  ): Promise<string> {
    const from = originOf(context.request);
    await this.limits.count(from, viewer);
    const item = itemOf(input);
    const { opened, release } = await this.open(item);
    const sent = {
      ...{ item, field: input.field, after: input.after, reason: input.reason, spent: input.spent },
      ...{ name: viewer?.name ?? name ?? '', mail: mail ?? '', thanks: thanks ?? false, trap: website ?? '' },
    };
    return this.suggestions.send(sent, opened, release.info.number, { person: viewer, from: from.key });
  }

  @Access('visit')
  @Query(() => SentSuggestionView, { nullable: true, description: 'What became of a suggestion, for its sender.' })
  async sentSuggestion(@Args('key') key: string): Promise<SentSuggestionView> {
    const row = await this.suggestions.ofKey(key);
    await this.requireVisible(row);
    const set = row.state === 'accepted' ? await this.suggestions.changeSetOf(row) : null;
    return new SentSuggestionView(row, set?.publishedRelease ?? null);
  }

  @Access('account')
  @Query(() => [MySuggestionView], {
    complexity: listOf(50),
    description: 'The suggestions that you sent with your account, the newest 50.',
  })
  async mySuggestions(@Viewer() viewer: Person): Promise<MySuggestionView[]> {
    const own = await this.suggestions.ofSender(viewer.id);
    return own.map(({ row, release }) => new MySuggestionView(row, release));
  }

  @Access('visit')
  @Mutation(() => Boolean, {
    description:
      'Deletes what you wrote about yourself from a suggestion. A suggestion that is not decided is withdrawn, and its texts are deleted.',
  })
  async withdrawSuggestion(@Args('key') key: string): Promise<boolean> {
    await this.suggestions.withdraw(key);
    return true;
  }

  /** Opens an item as the caller may see it. @throws ApiError NOT_FOUND `unknown-item` */
  private async open(item: ItemReference): Promise<{ opened: OpenedItem; release: OpenedRelease }> {
    const release = await this.content.open();
    release.game(item.game);
    const opened = await this.work.run('openedItem', { subject: release.subject, item });
    if (!opened) throw notFound('unknown-item', 'The current release has no such text.');
    return { opened: { ...opened, title: await titleOf(release, item, opened) }, release };
  }

  /** An item that is hidden from the caller stays hidden in a suggestion. @throws ApiError NOT_FOUND */
  private async requireVisible(row: PublicSuggestionEntity): Promise<void> {
    const release = await this.content.open();
    release.game(row.game);
    const item = { kind: row.kind, game: row.game, id: row.item, mode: row.mode } as ItemReference;
    if (await this.work.run('openedItem', { subject: release.subject, item })) return;
    const whole = { release: release.info.number, proposed: [] };
    if (await this.work.run('openedItem', { subject: whole, item }))
      throw notFound('unknown-suggestion', 'There is no such suggestion. Its sender may have deleted it.');
  }
}
