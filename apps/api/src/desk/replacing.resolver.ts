/** Finds and replaces words in all texts of a game. */
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { actorOf, type Person } from '@rulewright/accounts';
import { LONGEST_WORDS, MOST_DOCUMENTS, MOST_PAIRS, MOST_PLACES, type TextReplacement } from '@rulewright/desk';
import { Access, Viewer } from '../accounts/access.ts';
import { badInput } from '../errors/errors.ts';
import { workOf } from '../graphql/cost.ts';
import { Work } from '../work/work.ts';
import { DeskService } from './desk.service.ts';
import {
  FindTextsArgs,
  ReplacedTextsView,
  ReplaceTextsArgs,
  TextPlacesView,
  type TextReplacementInput,
} from './replacing.model.ts';

/** The query cost of reading all texts of a game. */
const READING = 400;

/** @throws ApiError BAD_INPUT for too many or too long words, or for none */
function readReplacement({ pairs, ...options }: TextReplacementInput): TextReplacement {
  if (pairs.length > MOST_PAIRS) throw badInput('bad-text', `Give at most ${MOST_PAIRS} pairs of words.`);
  if (pairs.every(({ find }) => find.trim() === '')) throw badInput('bad-text', 'Type the words to find.');
  if (pairs.some(({ find, replace }) => find.length > LONGEST_WORDS || replace.length > LONGEST_WORDS))
    throw badInput('bad-text', `Words to find or to put have at most ${LONGEST_WORDS} characters.`);
  return { ...options, pairs: pairs.map(({ find, replace }) => ({ find, replace })) };
}

@Resolver()
export class ReplacingResolver {
  constructor(
    private readonly desk: DeskService,
    private readonly work: Work,
  ) {}

  @Access('drafts', { game: 'game', changeSet: 'changeSet' })
  @Query(() => TextPlacesView, {
    nullable: true,
    complexity: workOf(READING),
    description: 'The places of words in all texts of a game: rules, rulings, terms, cards, examples and messages.',
  })
  async textPlaces(@Args() { changeSet, game, replacement }: FindTextsArgs): Promise<TextPlacesView> {
    const read = readReplacement(replacement);
    return this.work.run('findTexts', { subject: await this.desk.subject(changeSet), game, replacement: read });
  }

  @Access('drafts', { game: 'game', changeSet: 'changeSet' })
  @Mutation(() => ReplacedTextsView, {
    description:
      'Replaces words in the texts of a game: in `places`, or in all. All documents are saved, or none. A place whose document has changed since the search is refused.',
  })
  async replaceTexts(
    @Args() { changeSet, game, replacement, places }: ReplaceTextsArgs,
    @Viewer() viewer: Person,
  ): Promise<ReplacedTextsView> {
    const read = readReplacement(replacement);
    if (places && places.length > MOST_PLACES) throw badInput('bad-text', `Choose at most ${MOST_PLACES} places.`);
    const subject = await this.desk.subject(changeSet);
    const texts = await this.work.run('replaceTexts', { subject, game, replacement: read, places: places ?? null });
    if (texts === 'too-many')
      throw badInput(
        'bad-text',
        `These words are in more than ${MOST_DOCUMENTS} documents, and a change set has at most ${MOST_DOCUMENTS}. Find a longer phrase, or choose the places. Nothing was changed.`,
      );
    if (texts === 'stale')
      throw badInput('stale-places', 'Some of these places have changed since the search. Search again.');
    const saves = await this.desk.saves(changeSet, texts);
    if (saves.length > 0) await this.work.run('saveDrafts', { actor: actorOf(viewer), changeSet, saves });
    return { documents: saves.length };
  }
}
