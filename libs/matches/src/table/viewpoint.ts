/** Who looks at a match: a seat; null for somebody who watches; `all` for whoever looks back at a match that is over. */
export type Viewpoint = number | 'all' | null;
