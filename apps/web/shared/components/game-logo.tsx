/** The logo next to a game's name. It is hidden from screen readers, because the name gives the same information. */
export interface GameLogoProps {
  /** The address of a PNG file. */
  readonly image: string;
}

export function GameLogo({ image }: GameLogoProps) {
  return <img className="game-logo" src={image} alt="" height={28} />;
}
