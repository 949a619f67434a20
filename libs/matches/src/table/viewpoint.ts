/** Whose view of a match is shown: a seat, `null` for a spectator, or `all` for anyone who looks back at a finished match. */
export type Viewpoint = number | 'all' | null;
