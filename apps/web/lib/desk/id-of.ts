/** Converts a name to an id: `Ant Queen` to `ant-queen`. */
export const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter(Boolean)
    .join('-');
