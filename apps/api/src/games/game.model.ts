/** Games, modes and variants as the schema shows them. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import {
  firstHandOf,
  type FirstHand,
  applicableVariants,
  didYouMean,
  hasDeckLaw,
  seatsOf,
  type CardField,
  type GameContent,
  type GameDoc,
  type Ground,
  type Look,
  type ModeDoc,
  type SeatRange,
  type VariantDoc,
} from '@rulewright/content';
import { deckZonesOf } from '@rulewright/decks';
import { hasEngine, tableOf } from '@rulewright/games';
import { notFound } from '../errors/errors.ts';
import { listOf } from '../graphql/cost.ts';
import { CardSetView } from '../cards/card-set.model.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { RulesetView } from '../rulesets/ruleset.model.ts';
import { FirstGameView } from './first-game.model.ts';

@ObjectType('Colours', { description: 'Colours of a game, such as `#1f6547`.' })
class ColoursView {
  @Field(() => String, { description: 'Buttons and marks.' }) readonly accent!: string;
  @Field(() => String, { description: 'Words in the colour.' }) readonly ink!: string;
  @Field(() => String, { description: 'The ground of what is marked.' }) readonly soft!: string;
}

@ObjectType('GameLook', { description: 'The colours of a game on light and on dark paper.' })
class GameLookView {
  @Field(() => ColoursView) readonly light!: ColoursView;
  @Field(() => ColoursView) readonly dark!: ColoursView;
}

@ObjectType('GameGround', { description: 'The ground of the table of a game: a pattern, and its colours.' })
class GameGroundView {
  @Field(() => String) readonly pattern!: string;
  @Field(() => String) readonly light!: string;
  @Field(() => String) readonly dark!: string;
}

@ObjectType('GameWords', { description: 'The words that the game uses for common things.' })
export class GameWordsView {
  @Field(() => String) readonly card!: string;
  @Field(() => String) readonly cards!: string;
  @Field(() => String) readonly deck!: string;
  @Field(() => String) readonly player!: string;
}

@ObjectType('Link', { description: 'A link to another site.' })
export class LinkView {
  @Field(() => String) readonly label!: string;
  @Field(() => String) readonly url!: string;
}

@ObjectType('CardField', { description: 'A field that a card search can use, as in `cost<=2` or `t:insect`.' })
export class CardFieldView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly label!: string;
  @Field(() => [String], { description: 'The words for this field in a search. The site shows the first one.' })
  readonly keys!: readonly string[];
  @Field(() => String, { description: 'The type of the field: `number`, `text` or `set`.' })
  readonly type!: CardField['type'];
  @Field(() => Boolean) readonly facet!: boolean;
}

@ObjectType('DeckZone', {
  description: 'A part of a deck list, such as `main` or `side`, and the words that head it in a list.',
})
export class DeckZoneView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => [String]) readonly words!: readonly string[];
}

@ObjectType('GameGuest', { description: 'Who brought a game, and how long it took.' })
class GuestView {
  @Field(() => String) readonly by!: string;
  @Field(() => Int, { description: 'At most so many hours.' }) readonly hours!: number;
}

@ObjectType('Variant', { description: 'A set of changes that can be applied to a mode.' })
export class VariantView {
  constructor(
    private readonly opened: OpenedRelease,
    private readonly inGame: GameContent,
    private readonly doc: VariantDoc,
  ) {}

  @Field(() => ID) get id(): string {
    return this.doc.id;
  }
  @Field(() => ID) get game(): string {
    return this.inGame.doc.id;
  }
  @Field(() => String) get name(): string {
    return this.doc.name;
  }
  @Field(() => String) get summary(): string {
    return this.doc.summary;
  }
  @Field(() => String, { description: 'A condition on the parameters of the mode.' }) get appliesTo(): string {
    return this.doc.appliesTo;
  }
  @Field(() => [ID]) get excludes(): readonly string[] {
    return this.doc.excludes;
  }
  @Field(() => [ID], { description: 'The modes to which the variant can be applied.' }) get modes(): readonly string[] {
    const applies = this.opened.part(this.game, variantsByMode);
    return this.inGame.doc.modes.filter((mode) => applies.get(mode)?.includes(this.doc));
  }
}

/** The variants that may be applied to each mode. */
const variantsByMode = (opened: OpenedRelease, game: GameContent): Map<string, VariantDoc[]> =>
  new Map(game.doc.modes.map((mode) => [mode, applicableVariants(opened.content, game.doc.id, mode)]));

@ObjectType('HandRedraw', { description: 'How a player may exchange the first hand.' })
class HandRedrawView {
  @Field(() => String, {
    description:
      'With `whole`, the hand goes back and the deck is shuffled. With `part`, chosen cards go to the bottom of the deck.',
  })
  readonly kind!: string;
  @Field(() => ID) readonly rule!: string;
  @Field(() => Int, { nullable: true, description: 'How often; null for any number of times.' })
  readonly most!: number | null;
  @Field(() => Int, { description: 'How many cards fewer each new hand has.' }) readonly fewer!: number;
  @Field(() => Int, { description: 'The smallest new hand.' }) readonly least!: number;
}

@ObjectType('FirstHand', { description: 'The first hand of a mode.' })
class FirstHandView {
  @Field(() => Int) readonly cards!: number;
  @Field(() => HandRedrawView, { nullable: true, description: 'It is null if players keep their first hand.' })
  readonly redraw!: HandRedrawView | null;
}

@ObjectType('Mode', { description: 'A way to play a game, with its own values of the parameters.' })
export class ModeView {
  constructor(
    private readonly opened: OpenedRelease,
    private readonly inGame: GameContent,
    private readonly doc: ModeDoc,
  ) {}

  @Field(() => ID) get id(): string {
    return this.doc.id;
  }
  @Field(() => ID) get game(): string {
    return this.inGame.doc.id;
  }
  @Field(() => String) get name(): string {
    return this.doc.name;
  }
  @Field(() => String) get summary(): string {
    return this.doc.summary;
  }
  @Field(() => ID, { nullable: true }) get extends(): string | undefined {
    return this.doc.extends;
  }
  @Field(() => Boolean, { description: 'Whether the mode has legality lists; see the query `legality`.' })
  get listed(): boolean {
    return this.opened.ruleset(`${this.game}/${this.id}`).legality !== null;
  }
  @Field(() => RulesetView) get ruleset(): RulesetView {
    return new RulesetView(this.opened, this.opened.ruleset(`${this.game}/${this.id}`));
  }
  @Field(() => Int, { description: 'The fewest players.' }) get minSeats(): number {
    return this.seats.minSeats;
  }
  @Field(() => Int, { description: 'The most players.' }) get maxSeats(): number {
    return this.seats.maxSeats;
  }
  private get seats(): SeatRange {
    const ruleset = this.opened.ruleset(`${this.game}/${this.id}`);
    return hasEngine(this.inGame) ? seatsOf(ruleset) : tableOf(this.inGame).compile(ruleset, []);
  }
  @Field(() => FirstHandView, {
    nullable: true,
    description: 'The first hand of a player. It is null if the game does not say how it is drawn.',
  })
  get firstHand(): FirstHand | null {
    return firstHandOf(this.inGame, this.opened.ruleset(`${this.game}/${this.id}`));
  }
  @Field(() => [VariantView], { description: 'The variants that can be applied to this mode.', complexity: listOf(10) })
  get variants(): VariantView[] {
    const variants = this.opened.part(this.game, variantsByMode).get(this.id) ?? [];
    return variants.map((doc) => new VariantView(this.opened, this.inGame, doc));
  }
}

const countPlayLines = (_opened: OpenedRelease, { play }: GameContent): number =>
  play.flatMap(({ text }) => text.split('\n')).filter((line) => /^\s*[^#\s]/u.test(line)).length;

@ObjectType('Game', { description: 'A game with its modes, variants, rules and cards.' })
export class GameView {
  private readonly content: GameContent;
  private readonly doc: GameDoc;

  /** @throws UnknownIdError */
  constructor(
    private readonly opened: OpenedRelease,
    id: string,
  ) {
    this.content = opened.game(id);
    this.doc = this.content.doc;
  }

  @Field(() => ID) get id(): string {
    return this.doc.id;
  }
  @Field(() => String) get name(): string {
    return this.doc.name;
  }
  @Field(() => String) get rulePrefix(): string {
    return this.doc.rulePrefix;
  }
  @Field(() => Boolean, { description: 'Whether only members of the game can see it.' }) get isPrivate(): boolean {
    return this.content.doc.visibility === 'private';
  }
  @Field(() => GameLookView, {
    nullable: true,
    description: 'The colours of the game. It is null for a game that has those of the site.',
  })
  get look(): Look | null {
    return this.content.doc.look ?? null;
  }
  @Field(() => GameGroundView, {
    nullable: true,
    description: 'The ground of the table of the game. It is null for a game that has that of the site.',
  })
  get ground(): Ground | null {
    return this.content.doc.ground ?? null;
  }
  /** The logo file of the game; null if it has none. `isPublic` is false for private games and unpublished content. */
  get logoFile(): { readonly path: string; readonly text: string; readonly isPublic: boolean } | null {
    const { logo } = this.content.doc;
    const file = logo && this.opened.content.files.get(`rules/${this.id}/${logo}`);
    return file ? { ...file, isPublic: !this.isPrivate && this.opened.proposal === null } : null;
  }
  @Field(() => Boolean, { description: 'Whether the game has colours or a ground of its own.' })
  get hasLook(): boolean {
    return this.content.doc.look !== undefined || this.content.doc.ground !== undefined;
  }
  @Field(() => String) get tagline(): string {
    return this.doc.tagline;
  }
  @Field(() => String) get summary(): string {
    return this.doc.summary;
  }
  @Field(() => GameWordsView) get words(): GameWordsView {
    return this.doc.words;
  }
  @Field(() => [LinkView], { complexity: listOf(5) }) get links(): readonly LinkView[] {
    return this.doc.links;
  }
  @Field(() => [ModeView], { complexity: listOf(6) }) get modes(): ModeView[] {
    return this.doc.modes.map((id) => this.mode(id));
  }
  @Field(() => [VariantView], { complexity: listOf(10) }) get variants(): VariantView[] {
    return [...this.content.variants.values()].map((doc) => new VariantView(this.opened, this.content, doc));
  }
  @Field(() => [CardSetView], { complexity: listOf(10) }) get sets(): readonly CardSetView[] {
    return [...this.content.sets.values()].map((doc) => new CardSetView(this.opened, this.content, doc));
  }
  @Field(() => [CardFieldView], { complexity: listOf(10) }) get cardFields(): readonly CardFieldView[] {
    return this.content.vocabulary.cardFields;
  }
  @Field(() => Int) get cardCount(): number {
    return this.content.cards.size;
  }
  @Field(() => Int) get deckCount(): number {
    return this.content.decks.size;
  }
  @Field(() => Int) get ruleCount(): number {
    return this.content.rules.size;
  }
  @Field(() => Int) get exampleCount(): number {
    return [...this.content.examples.values()].reduce((sum, examples) => sum + examples.length, 0);
  }
  @Field(() => Int, {
    description:
      'The lines that say how the game is played, without empty lines and comments. 0 for a game without such lines.',
  })
  get playLines(): number {
    return this.opened.part(this.id, countPlayLines);
  }
  @Field(() => GuestView, { nullable: true, description: 'It is null for a game of the publisher.' })
  get guest(): GuestView | null {
    return this.doc.guest ?? null;
  }
  @Field(() => Boolean, {
    description: 'Whether the game can be played. Matches, the lab and worked examples need an engine.',
  })
  get engine(): boolean {
    return hasEngine(this.content);
  }
  @Field(() => Boolean, { description: 'Whether the decks of the game can be checked.' }) get deckLaw(): boolean {
    return hasDeckLaw(this.content);
  }
  @Field(() => [DeckZoneView], {
    description: 'The parts that the deck laws of the game give a list, each once.',
    complexity: listOf(5),
  })
  get deckZones(): DeckZoneView[] {
    return deckZonesOf(this.content);
  }
  @Field(() => ID, { nullable: true, description: 'The id of the game in OCTGN, if the game names one.' })
  get octgnGame(): string | null {
    return this.content.doc.listIds?.octgn?.game ?? null;
  }
  @Field(() => Boolean, {
    description: 'Whether the content teaches this game. If so, each of its rulebooks has `learn`.',
  })
  get taught(): boolean {
    return this.content.learn !== null;
  }
  @Field(() => FirstGameView, {
    nullable: true,
    description: 'The guided first match. It is null if the content has none, or if the game cannot be played.',
  })
  get firstGame(): FirstGameView | null {
    const { firstGame } = this.content;
    return firstGame && this.engine ? new FirstGameView(this.opened, this.content, firstGame) : null;
  }

  /** @throws ApiError NOT_FOUND `unknown-mode` */
  mode(id: string): ModeView {
    const doc = this.content.modes.get(id);
    if (doc) return new ModeView(this.opened, this.content, doc);
    const near = didYouMean(id, this.content.modes.keys());
    throw notFound('unknown-mode', `${this.doc.name} has no mode "${id}".${near}`);
  }
}
