/**
 * `GET /content-version`: two short texts, and the date of the release. One text changes with the content that visitors may see, and at
 * the start of each day in UTC. The other changes with each note of a player. A site polls them, so that it caches pages for exactly as
 * long as they are current. Each request runs two statements.
 */
import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { NoteStore } from '@rulewright/database';
import type { Response } from 'express';
import { ContentService } from '../content/content.service.ts';
import { ApiError } from '../errors/errors.ts';

@Controller('content-version')
export class ContentVersionController {
  constructor(
    private readonly notes: NoteStore,
    private readonly content: ContentService,
  ) {}

  @Get()
  async version(@Res() response: Response): Promise<void> {
    response.setHeader('cache-control', 'no-store');
    try {
      const { effectiveAt } = await this.content.current();
      response.json({ content: await this.content.mark(), notes: await this.notes.mark(), effectiveAt });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      response.status(HttpStatus.SERVICE_UNAVAILABLE).json({ errors: [{ message: error.message }] });
    }
  }
}
