/** What `rw doctor` has looked at and found. */

export interface Finding {
  readonly about: string;
  /** `warning`: it works, and somebody should know. `wrong`: it does not work. */
  readonly state: 'ok' | 'warning' | 'wrong';
  /** What was found and what to do about it, in sentences. */
  readonly text: string;
}

export const ok = (about: string, text: string): Finding => ({ about, state: 'ok', text });
export const warning = (about: string, text: string): Finding => ({ about, state: 'warning', text });
export const wrong = (about: string, text: string): Finding => ({ about, state: 'wrong', text });
