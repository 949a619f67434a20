/** Resolves whether a referenced example passes; null while it has not been played. */
import { Resolver } from '@nestjs/graphql';
import { answerIsPrivate } from '../http/request-scope.ts';
import { ExampleRefView } from './example.model.ts';
import { ProofsService } from './proofs.service.ts';
import { DirectField } from '../graphql/direct-field.ts';

@Resolver(() => ExampleRefView)
export class ExampleRefResolver {
  constructor(private readonly proofs: ProofsService) {}

  @DirectField('passed', () => Boolean, {
    nullable: true,
    description: 'Whether the engine plays the example as described. It is null until the engine has played it.',
  })
  passed({ opened, game, id, mode }: ExampleRefView): boolean | null {
    const passed = this.proofs.of(opened, game).passed(id, mode);
    if (passed === null) answerIsPrivate();
    return passed;
  }
}
