/** Many cards at once: a new edition of a set, with a printing of each chosen card, and pictures. */
import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { actorOf, type Person } from '@rulewright/accounts';
import { MOST_CARD_PICTURES, MOST_EDITION_CARDS } from '@rulewright/desk';
import { Access, Viewer } from '../accounts/access.ts';
import { badInput } from '../errors/errors.ts';
import { workOf } from '../graphql/cost.ts';
import { Work } from '../work/work.ts';
import { DeskService } from './desk.service.ts';
import {
  AddEditionArgs,
  CardOfSetView,
  PictureTargetsView,
  SetCardPicturesArgs,
  WrittenDocumentsView,
} from './editions.model.ts';

/** The query cost of listing the cards of a set. */
const LISTING = 400;

/** The longest name of a file. */
const LONGEST_FILE = 255;

@Resolver()
export class EditionsResolver {
  constructor(
    private readonly desk: DeskService,
    private readonly work: Work,
  ) {}

  @Access('drafts', { game: 'game', changeSet: 'changeSet' })
  @Query(() => [CardOfSetView], {
    nullable: true,
    complexity: workOf(LISTING),
    description: 'All cards of a set by their numbers, with the drafts of the change set applied.',
  })
  async cardsOfSet(
    @Args('changeSet', { type: () => Int }) changeSet: number,
    @Args('game', { type: () => ID }) game: string,
    @Args('set', { type: () => ID }) set: string,
  ): Promise<readonly CardOfSetView[]> {
    return this.work.run('editionCards', { subject: await this.desk.subject(changeSet), game, set });
  }

  @Access('drafts', { game: 'game', changeSet: 'changeSet' })
  @Mutation(() => WrittenDocumentsView, {
    description:
      'Creates a new edition of a set: the set, and a printing of each chosen card as it is now. All documents are saved, or none.',
  })
  async addEdition(
    @Args() { changeSet, released, ...edition }: AddEditionArgs,
    @Viewer() viewer: Person,
  ): Promise<WrittenDocumentsView> {
    if (edition.cards.length > MOST_EDITION_CARDS)
      throw badInput('bad-text', `Choose at most ${MOST_EDITION_CARDS.toLocaleString('en')} cards.`);
    const subject = await this.desk.subject(changeSet);
    const texts = await this.work.run('editionTexts', {
      subject,
      edition: { ...edition, released: released?.trim() || null },
    });
    const saves = await this.desk.saves(changeSet, texts);
    await this.work.run('saveDrafts', { actor: actorOf(viewer), changeSet, saves });
    return { documents: saves.length, path: texts[0]!.path };
  }

  @Access('drafts', { game: 'game', changeSet: 'changeSet' })
  @Query(() => PictureTargetsView, {
    nullable: true,
    complexity: workOf(LISTING),
    description: 'The cards for the names of picture files, at most 500.',
  })
  async pictureTargets(
    @Args('changeSet', { type: () => Int }) changeSet: number,
    @Args('game', { type: () => ID }) game: string,
    @Args('files', { type: () => [String] }) files: string[],
  ): Promise<PictureTargetsView> {
    if (files.length > MOST_CARD_PICTURES || files.some((name) => name.length > LONGEST_FILE))
      throw badInput('bad-text', `Choose at most ${MOST_CARD_PICTURES} pictures with short names.`);
    return this.work.run('pictureTargets', { subject: await this.desk.subject(changeSet), game, files });
  }

  @Access('drafts', { game: 'game', changeSet: 'changeSet' })
  @Mutation(() => WrittenDocumentsView, {
    description: 'Gives cards their pictures. All cards are saved, or none.',
  })
  async setCardPictures(
    @Args() { changeSet, game, pictures, adds }: SetCardPicturesArgs,
    @Viewer() viewer: Person,
  ): Promise<WrittenDocumentsView> {
    if (pictures.length > MOST_CARD_PICTURES)
      throw badInput('bad-text', `Choose at most ${MOST_CARD_PICTURES} pictures.`);
    const subject = await this.desk.subject(changeSet);
    const plain = pictures.map(({ focus, ...one }) => ({ ...one, focus: focus ? { x: focus.x, y: focus.y } : null }));
    const texts = await this.work.run('picturedCards', { subject, game, pictures: plain, adds });
    const saves = await this.desk.saves(changeSet, texts);
    await this.work.run('saveDrafts', { actor: actorOf(viewer), changeSet, saves });
    return { documents: saves.length, path: texts[0]!.path };
  }
}
