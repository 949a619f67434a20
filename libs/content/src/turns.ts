/** A queue in which names take turns: a name with many waiting entries delays only itself. */
export class Turns<Entry> {
  /** Waiting entries by name, such as an address. The first name has the next turn. */
  private readonly lines = new Map<string, Set<Entry>>();
  private waiting = 0;

  /** The number of waiting entries of all names. */
  get size(): number {
    return this.waiting;
  }

  /** The number of waiting entries of one name. */
  sizeOf(name: string): number {
    return this.lines.get(name)?.size ?? 0;
  }

  /** Adds an entry at the end of the queue of its name. */
  push(name: string, entry: Entry): void {
    const line = this.lines.get(name) ?? new Set();
    this.lines.set(name, line);
    line.add(entry);
    this.waiting++;
  }

  /** Removes the first entry of the name whose turn it is, and moves that name to the end of the round. Null if no entry is waiting. */
  shift(): Entry | null {
    for (const [name, line] of this.lines) {
      const [entry] = line;
      this.remove(name, entry!);
      if (this.lines.delete(name)) this.lines.set(name, line);
      return entry!;
    }
    return null;
  }

  /** Removes an entry at any position in the queue. */
  remove(name: string, entry: Entry): void {
    const line = this.lines.get(name);
    if (!line?.delete(entry)) return;
    this.waiting--;
    if (line.size === 0) this.lines.delete(name);
  }
}
