/** The values that were made last. They are looked for by what they were made from. */
export class Recent<Value> {
  /** Newest first. */
  private readonly all: Value[] = [];

  /** @param most how many values are kept */
  constructor(private readonly most: number) {}

  find(is: (one: Value) => boolean): Value | undefined {
    return this.all.find(is);
  }

  add(one: Value): void {
    this.all.unshift(one);
    this.all.length = Math.min(this.all.length, this.most);
  }
}
