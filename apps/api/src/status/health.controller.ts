/** `GET /healthz`: 200 if the database answers and there is a release, 503 otherwise. */
import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ContentService } from '../content/content.service.ts';
import { ApiError } from '../errors/errors.ts';

@Controller('healthz')
export class HealthController {
  constructor(private readonly content: ContentService) {}

  @Get()
  async health(@Res() response: Response): Promise<void> {
    response.setHeader('cache-control', 'no-store');
    try {
      const { number } = await this.content.current();
      response.json({ status: 'ok', release: number });
    } catch (error) {
      const status = error instanceof ApiError ? 'no release' : 'no database';
      response.status(HttpStatus.SERVICE_UNAVAILABLE).json({ status });
    }
  }
}
