/** Thrown for a lab run that cannot be played as requested. */
export class LabError extends Error {
  constructor(
    readonly code: 'unknown-metric' | 'bad-goal' | 'bad-range' | 'nothing-to-vary',
    message: string,
  ) {
    super(message);
  }
}
