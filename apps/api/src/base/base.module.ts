/** Values that every module may inject: the open database, the log, and the setup of the operator. */
import { Global, Module, type DynamicModule, type FactoryProvider } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOG } from './log.ts';
import { SETUP, type Setup } from './setup.ts';

@Global()
@Module({})
export class BaseModule {
  static over(database: DataSource, log: Logger, setup: Setup): DynamicModule {
    const providers = [
      { provide: DataSource, useValue: database },
      { provide: LOG, useValue: log },
      { provide: SETUP, useValue: setup },
    ];
    return { module: BaseModule, providers, exports: providers };
  }
}

/** A provider for a library class whose constructor takes only the database. */
export const overDatabase = <Store extends object>(
  store: new (database: DataSource) => Store,
): FactoryProvider<Store> => ({
  provide: store,
  useFactory: (database: DataSource) => new store(database),
  inject: [DataSource],
});
