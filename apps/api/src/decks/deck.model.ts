/** A published deck as the schema shows it, with statistics of its cards. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { DeckDoc, GameContent } from '@rulewright/content';
import {
  composition,
  costCurve,
  deckPointsOf,
  formatDeck,
  type DeckChecker,
  type DeckZone,
  type ParsedDeck,
} from '@rulewright/decks';
import { CardView, toCard } from '../cards/card.model.ts';
import { FacetView } from '../cards/connection.model.ts';
import type { InGame } from '../content/in-game.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import type { Lazy } from '../graphql/args.ts';
import { listOf } from '../graphql/cost.ts';

@ObjectType('DeckEntry', { description: 'A card in a deck. `points` is the cost of all its copies together.' })
export class DeckEntryView {
  @Field(() => CardView) readonly card!: Lazy<CardView>;
  @Field(() => Int) readonly copies!: number;
  @Field(() => Int) readonly points!: number;
}

@ObjectType('CurvePoint', { description: 'The number of copies with one cost.' })
export class CurvePointView {
  @Field(() => Int) readonly points!: number;
  @Field(() => Int) readonly copies!: number;
}

@ObjectType('Deck', { description: 'A published deck.' })
export class DeckView {
  constructor(
    readonly opened: OpenedRelease,
    readonly content: GameContent,
    readonly doc: DeckDoc,
  ) {}

  @Field(() => ID) get slug(): string {
    return this.doc.id;
  }
  @Field(() => ID) get game(): string {
    return this.content.doc.id;
  }
  @Field(() => String) get name(): string {
    return this.doc.name;
  }
  @Field(() => String) get summary(): string {
    return this.doc.summary;
  }
  @Field(() => String) get provenance(): string {
    return this.doc.provenance;
  }
  @Field(() => String, { nullable: true }) get source(): string | undefined {
    return this.doc.source;
  }
  @Field(() => [DeckEntryView], { complexity: listOf(20) }) get entries(): DeckEntryView[] {
    return this.view(this.doc.entries);
  }
  @Field(() => [DeckEntryView], { description: 'The cards of the side deck.', complexity: listOf(10) })
  get side(): DeckEntryView[] {
    return this.view(this.doc.side);
  }
  @Field(() => Int) get cards(): number {
    return this.entries.reduce((sum, entry) => sum + entry.copies, 0);
  }
  @Field(() => Int) get points(): number {
    return this.entries.reduce((sum, entry) => sum + entry.points, 0);
  }
  @Field(() => [CurvePointView], {
    description: 'The number of copies for each cost, from 0 to the highest cost without gaps.',
    complexity: listOf(12),
  })
  get curve(): Promise<CurvePointView[]> {
    return this.checker().then((checker) => costCurve(this.parsedBy(checker)));
  }
  @Field(() => [FacetView], {
    description: 'The number of copies for each value of each facet field.',
    complexity: listOf(6),
  })
  get composition(): Promise<FacetView[]> {
    return this.checker().then((checker) =>
      composition(this.parsedBy(checker), checker.index).map((field) => ({
        ...field,
        values: field.values.map(({ value, copies }) => ({ value, count: copies, selected: false })),
      })),
    );
  }
  @Field(() => String, {
    description: 'The list as text, with one entry on each line. Line numbers in the verdicts refer to this text.',
  })
  get text(): Promise<string> {
    return this.checker().then(({ index }) => {
      const named = (entries: DeckDoc['entries'], zone: DeckZone) =>
        entries.map(({ card, copies }) => ({ name: index.listName(this.content.cards.get(card)!), copies, zone }));
      return formatDeck([...named(this.doc.entries, 'main'), ...named(this.doc.side, 'side')], index.words.side);
    });
  }

  /** Knows the names of all cards. Parsing a list and writing one both depend on them. */
  private async checker(): Promise<DeckChecker> {
    return this.opened.checker(this.game);
  }

  private parsedBy(checker: DeckChecker): ParsedDeck {
    return checker.parse(this.doc.entries);
  }

  private view(entries: DeckDoc['entries']): DeckEntryView[] {
    const points = deckPointsOf(this.content);
    return entries.map(({ card, copies }) => {
      const doc = this.content.cards.get(card)!;
      return {
        card: toCard({ opened: this.opened, content: this.content, doc }),
        copies,
        points: copies * points(doc),
      };
    });
  }
}

export const toDeck = ({ opened, content, doc }: InGame<DeckDoc>): DeckView => new DeckView(opened, content, doc);
