/** Provides `Work`, which runs long jobs in worker threads, to every module. */
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Work } from './work.ts';

@Global()
@Module({})
export class WorkModule {
  static with(work: Work): DynamicModule {
    return { module: WorkModule, providers: [{ provide: Work, useValue: work }], exports: [Work] };
  }
}
