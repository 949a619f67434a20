/** A queue in which names take turns: a name with many waiting entries delays only itself. */
export class Turns<Entry> {
  /** By name, such as an address; the name whose turn is next comes first. */
  private readonly lines = new Map<string, Set<Entry>>();
  private waiting = 0;

  /** Entries of all names. */
  get size(): number {
    return this.waiting;
  }

  /** Entries of one name. */
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

  /** Removes the first entry of the name whose turn it is, and moves that name to the end of the round; null when nothing waits. */
  shift(): Entry | null {
    for (const [name, line] of this.lines) {
      const [entry] = line;
      this.remove(name, entry!);
      if (this.lines.delete(name)) this.lines.set(name, line);
      return entry!;
    }
    return null;
  }

  /** Removes an entry wherever it waits. */
  remove(name: string, entry: Entry): void {
    const line = this.lines.get(name);
    if (!line?.delete(entry)) return;
    this.waiting--;
    if (line.size === 0) this.lines.delete(name);
  }
}
