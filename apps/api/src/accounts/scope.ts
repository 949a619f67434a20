/** Which game an operation is about: a role for a single game permits only operations that name it. */
import { Injectable } from '@nestjs/common';
import { placeOf } from '@rulewright/content';
import { run, sql, type Sql } from '@rulewright/database';
import { DataSource } from 'typeorm';

/** The arguments that name the game, each by its name. All that are given must be of games of the person, and one has to be given. */
export interface Scope {
  readonly game?: string;
  readonly path?: string;
  /** The number of a change set, of a run of checks, of a comment. */
  readonly changeSet?: string;
  readonly checkRun?: string;
  readonly comment?: string;
  /** The operation itself shows only what is of games of the person, so that nothing has to be given. */
  readonly narrows?: true;
}

type Given = Readonly<Record<string, unknown>>;

@Injectable()
export class ScopeGames {
  constructor(private readonly database: DataSource) {}

  /** The games that the arguments name; null among them: no single game. */
  async of(scope: Scope, args: Given): Promise<ReadonlySet<string | null>> {
    const games = new Set<string | null>();
    const given = (name: string | undefined): unknown => (name === undefined ? undefined : (args[name] ?? undefined));
    const [game, path] = [given(scope.game), given(scope.path)];
    if (game !== undefined) games.add(String(game));
    if (path !== undefined) games.add(placeOf(String(path))?.game ?? null);
    const id = (name: string | undefined): number => Number(given(name));
    if (given(scope.changeSet) !== undefined) games.add(await this.gameOf(sql`${id(scope.changeSet)}`));
    if (given(scope.checkRun) !== undefined)
      games.add(await this.gameOf(sql`(SELECT change_set_id FROM check_runs WHERE id = ${id(scope.checkRun)})`));
    if (given(scope.comment) !== undefined)
      games.add(await this.gameOf(sql`(SELECT change_set_id FROM comments WHERE id = ${id(scope.comment)})`));
    return games;
  }

  /** The game of a change set; null for one that is for all games, or that does not exist. */
  private async gameOf(changeSet: Sql): Promise<string | null> {
    const [row] = await run<{ game: string | null }>(
      this.database,
      sql`SELECT game FROM change_sets WHERE id = ${changeSet}`,
    );
    return row?.game ?? null;
  }
}
