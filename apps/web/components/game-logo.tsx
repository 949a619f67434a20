/** The logo of a game beside its name, which says the same in words. */
export interface GameLogoProps {
  /** The address of a PNG. */
  readonly image: string;
}

export function GameLogo({ image }: GameLogoProps) {
  return <img className="game-logo" src={image} alt="" height={28} />;
}
