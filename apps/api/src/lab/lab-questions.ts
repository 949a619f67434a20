/** Plans questions to the lab, starts their runs, and reports how fast the lab plays. */
import { Injectable } from '@nestjs/common';
import type { GameContent } from '@rulewright/content';
import type { LabRunEntity } from '@rulewright/database';
import type { StrengthRow } from '@rulewright/engine';
import { pluginFor } from '@rulewright/games';
import { QUESTIONS, wholeBlocks } from '@rulewright/lab';
import { planOf } from '@rulewright/lab/service';
import { ContentService } from '../content/content.service.ts';
import type { Origin } from '../http/origin.ts';
import { LabService } from './lab.service.ts';
import { LabSpeeds, type Speed } from './lab-speeds.ts';
import { questionSetup, type QuestionRequest } from './question-request.ts';
import type { LabQuestionPlanView, LabQuestionView } from './question.model.ts';

@Injectable()
export class LabQuestions {
  constructor(
    private readonly lab: LabService,
    private readonly content: ContentService,
    private readonly measured: LabSpeeds,
  ) {}

  all(): LabQuestionView[] {
    return QUESTIONS.map(({ id, topics, measure, sizes, usualSize }) => ({
      ...{ id, topics, sizes, usualSize },
      unit: measure.kind === 'value' || (measure.kind === 'change' && measure.unit === 'number') ? 'number' : 'share',
    }));
  }

  /** @throws ApiError; RulesetError; TooManyAttemptsError */
  async plan(origin: Origin, asked: QuestionRequest): Promise<LabQuestionPlanView> {
    const opened = await this.content.open((await this.content.current()).number);
    const { setup, limited } = await questionSetup(opened, asked);
    const { game: id } = opened.ruleset(setup.arms[0]!.ruleset);
    const plan = await planOf(() => opened.content, { game: id, release: opened.info.number }, setup);
    const { card, standIn } = setup.question!;
    const { cards, decks } = opened.game(id);
    const nameOf = (slug: string): string => cards.get(slug)?.name ?? slug;
    const [threads, time] = [await this.measured.threads(), await this.measured.millisecondsOf(plan, origin)];
    const games = wholeBlocks(setup, setup.games);
    const gamesPerSecond = time && (1000 * threads) / time;
    return {
      ...{ games, arms: setup.arms.length, swap: setup.swap, size: setup.question!.size, limited, threads },
      card: standIn && card && nameOf(card),
      deck: standIn && (decks.get(asked.decks[0]!)?.name ?? null),
      standIns: standIn?.cards.map(nameOf) ?? [],
      added: standIn?.added ?? false,
      copies: standIn?.copies ?? 0,
      gamesPerSecond,
      seconds: gamesPerSecond && Math.ceil((games * setup.arms.length) / gamesPerSecond),
    };
  }

  /** @throws ApiError; RulesetError; TooManyAttemptsError */
  ask(key: string, from: Origin, asked: QuestionRequest): Promise<LabRunEntity> {
    return this.lab.begin(key, from, null, async (opened) => (await questionSetup(opened, asked)).setup);
  }

  /** The measured speeds in the modes of a game. @throws ApiError NOT_FOUND if the caller cannot see the game */
  async speeds(game: string): Promise<Speed[]> {
    const { modes } = (await this.gameNow(game)).doc;
    return this.measured.ofModes(modes.map((mode) => `${game}/${mode}`));
  }

  /** How strong the bots are in a game. @throws ApiError NOT_FOUND if the caller cannot see the game */
  async strength(game: string): Promise<readonly StrengthRow[]> {
    const gameContent = await this.gameNow(game);
    return pluginFor(gameContent)?.strength ?? [];
  }

  /** A game in the current release. @throws ApiError NOT_FOUND if the caller cannot see the game */
  private async gameNow(game: string): Promise<GameContent> {
    const opened = await this.content.open((await this.content.current()).number);
    return opened.game(game);
  }
}
