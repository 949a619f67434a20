/** Sends Nest's own log lines to pino. */
import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

export class NestLog implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, context?: unknown): void {
    this.pino.debug({ context }, String(message));
  }
  error(message: unknown, stack?: unknown): void {
    this.pino.error({ err: message instanceof Error ? message : { message, stack } }, String(message));
  }
  warn(message: unknown): void {
    this.pino.warn(String(message));
  }
}
