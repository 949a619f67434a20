/** The order of what is shown at one place above the board, such as the battles over the field. */

interface Shown {
  readonly element: Pick<Element, 'remove'>;
  readonly from: number;
  readonly until: number;
}

export class ShowQueue {
  private shown: Shown[] = [];

  /** @param longest the maximum wait in milliseconds. If it would be longer, what has not started is removed. */
  constructor(private readonly longest: number) {}

  /** Milliseconds until the place is free. */
  wait(now = performance.now()): number {
    return Math.max(0, (this.shown.at(-1)?.until ?? 0) - now);
  }

  /**
   * Shows something after everything that was added before.
   * @param duration milliseconds
   * @param show starts the animations with a delay in milliseconds, and returns the element that they show
   * @param when.after the least milliseconds until it starts
   */
  add(
    duration: number,
    show: (delay: number) => Shown['element'],
    { now = performance.now(), after = 0 }: { readonly now?: number; readonly after?: number } = {},
  ): void {
    if (this.wait(now) > this.longest) {
      for (const { element, from } of this.shown) if (from > now) element.remove();
      this.shown = this.shown.filter(({ from }) => from <= now);
    }
    const delay = Math.max(after, this.wait(now));
    this.shown.push({ element: show(delay), from: now + delay, until: now + delay + duration });
    this.shown = this.shown.filter(({ until }) => until > now);
  }

  /** Whether an element is shown or waits here. */
  has(element: Element | null): boolean {
    return element !== null && this.shown.some((one) => one.element === element);
  }

  /** Forgets everything, after the animations were finished. */
  clear(): void {
    this.shown = [];
  }
}
