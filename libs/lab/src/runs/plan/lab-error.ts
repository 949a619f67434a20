/** What a lab run refuses before it plays. */
export class LabError extends Error {
  constructor(
    readonly code: 'unknown-metric' | 'bad-goal' | 'bad-range' | 'nothing-to-vary',
    message: string,
  ) {
    super(message);
  }
}
