/** Who looks at a match: a seat; null for a person who watches; `all` for a person who looks back at a finished match. */
export type Viewpoint = number | 'all' | null;
