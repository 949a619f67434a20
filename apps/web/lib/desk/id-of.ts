/** The maximum number of characters of an id. */
const LONGEST = 60;

/** Converts a name to an id: `Ant Queen` to `ant-queen`. Leaves out words that would make the id too long. */
export const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter(Boolean)
    .reduce((id, word) => {
      const longer = id === '' ? word : `${id}-${word}`;
      return longer.length <= LONGEST ? longer : id;
    }, '');
