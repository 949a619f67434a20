/** Groups things by a key. The keys are in order of first occurrence. */
export function groupBy<Thing>(things: readonly Thing[], key: (thing: Thing) => string): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const group = groups.get(key(thing));
    if (group) group.push(thing);
    else groups.set(key(thing), [thing]);
  }
  return groups;
}
