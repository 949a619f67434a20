/** Types of the query for a teaching page. */
import type { ExampleStepQuery, LearnQuery } from '@rulewright/api-client';

type LearnBook = NonNullable<LearnQuery['rulebook']>;
export type Learn = NonNullable<LearnBook['learn']>;
export type Label = Learn['table'][number];
export type Cited = Learn['sheet'][number]['rows'][number]['rules'];
export type BoardZone = NonNullable<ExampleStepQuery['example']>['frames'][number]['seats'][number]['zones'][number];
