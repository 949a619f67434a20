/** A result of `rw doctor`. */

export interface DoctorFinding {
  readonly about: string;
  /** `warning`: it works, but an operator should know about it. `wrong`: it does not work. */
  readonly state: 'ok' | 'warning' | 'wrong';
  /** The finding and its fix, in sentences. */
  readonly text: string;
}

export const ok = (about: string, text: string): DoctorFinding => ({ about, state: 'ok', text });
export const warning = (about: string, text: string): DoctorFinding => ({ about, state: 'warning', text });
export const wrong = (about: string, text: string): DoctorFinding => ({ about, state: 'wrong', text });
