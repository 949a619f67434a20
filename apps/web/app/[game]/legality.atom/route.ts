/** The feed of a game's legality changes. The API creates it. */
import { gameFeed } from '../../../shared/visitor.ts';

export const GET = gameFeed('/legality.atom');
