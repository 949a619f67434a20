/** Finds the game of an operation. A role for a single game permits only operations that name this game. */
import { Injectable } from '@nestjs/common';
import { placeOf } from '@rulewright/content';
import { gameOfChangeSet, gameOfSuggestion } from '@rulewright/desk';
import { DataSource } from 'typeorm';

/** The names of the arguments that identify the game. A call must give at least one, and each must be of a game of the person. */
export interface GameScope {
  readonly game?: string;
  readonly path?: string;
  /** The argument with the number of a change set. The next two: of a check run and of a comment. */
  readonly changeSet?: string;
  readonly checkRun?: string;
  readonly comment?: string;
  /** The argument with the id of a suggestion of a reader. */
  readonly suggestion?: string;
  /** The operation itself shows only the games of the person, so a call may omit all arguments. */
  readonly narrows?: true;
}

type ScopeArguments = Readonly<Record<string, unknown>>;

@Injectable()
export class ScopeGames {
  constructor(private readonly database: DataSource) {}

  /** The games that the arguments name. The set contains null if an argument is not of a single game. */
  async of(scope: GameScope, args: ScopeArguments): Promise<ReadonlySet<string | null>> {
    const games = new Set<string | null>();
    const valueOf = (name: string | undefined): unknown => (name === undefined ? undefined : (args[name] ?? undefined));
    const [game, path] = [valueOf(scope.game), valueOf(scope.path)];
    if (game !== undefined) games.add(String(game));
    if (path !== undefined) games.add(placeOf(String(path))?.game ?? null);
    const id = (name: string | undefined): number => Number(valueOf(name));
    if (valueOf(scope.changeSet) !== undefined)
      games.add(await gameOfChangeSet(this.database, { id: id(scope.changeSet) }));
    if (valueOf(scope.checkRun) !== undefined)
      games.add(await gameOfChangeSet(this.database, { checkRun: id(scope.checkRun) }));
    if (valueOf(scope.comment) !== undefined)
      games.add(await gameOfChangeSet(this.database, { comment: id(scope.comment) }));
    if (valueOf(scope.suggestion) !== undefined)
      games.add(await gameOfSuggestion(this.database.manager, String(valueOf(scope.suggestion))));
    return games;
  }
}
