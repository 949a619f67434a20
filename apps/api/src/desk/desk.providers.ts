/** The parts of the desk over a database, for the module. */
import type { Provider } from '@nestjs/common';
import { ChangeSets, CheckRuns, Comments, DeskContent, Drafts, Proposals, Publisher, Reviews } from '@rulewright/desk';
import type { DataSource } from 'typeorm';

export const deskProviders = (database: DataSource): Provider[] =>
  [ChangeSets, CheckRuns, Comments, DeskContent, Drafts, Proposals, Publisher, Reviews].map((Part) => ({
    provide: Part,
    useValue: new Part(database),
  }));
