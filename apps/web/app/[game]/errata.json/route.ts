/** The JSON feed of a game's errata. The API creates it. */
import { gameFeed } from '../../../shared/visitor.ts';

export const GET = gameFeed('/errata.json');
