/** Adds the logo to the `Game` type. */
import { Field, ObjectType, Resolver } from '@nestjs/graphql';
import { GameView } from '../games/game.model.ts';
import { Logos } from './logos.ts';
import { DirectField } from '../graphql/direct-field.ts';

@ObjectType('GameLogo', {
  description:
    'The logo of a game as PNG: addresses below the address of the site. A logo that is not public is in the address itself (`data:`).',
})
export class GameLogoView {
  @Field(() => String, { description: 'A picture with a height of 128 pixels and the width of the logo.' })
  readonly image!: string;
  @Field(() => String, { description: 'A square of 192 pixels.' }) readonly icon!: string;
}

@Resolver(() => GameView)
export class LogosResolver {
  constructor(private readonly logos: Logos) {}

  @DirectField('logo', () => GameLogoView, {
    nullable: true,
    description: 'The logo of the game. It is null for a game without one.',
  })
  async logo(game: GameView): Promise<GameLogoView | null> {
    const file = game.logoFile;
    if (!file) return null;
    const [image, icon] = await Promise.all([
      this.logos.source(game.id, file, 'image'),
      this.logos.source(game.id, file, 'icon'),
    ]);
    return { image, icon };
  }
}
