/** The types of serve.mjs, for the command line, which is TypeScript. */

/** Something a person can mend, in one sentence; `code` is the exit code, `output` what a process said before. */
export class Refusal extends Error {
  readonly code: 1 | 2;
  readonly output: string;
}

export interface Ports {
  /** Of the site. */
  readonly port: number;
  readonly apiPort: number;
}

export function requireBuilds(folder?: string): void;

export function requireNode(version?: string): void;

/** What the variables of the environment switch on. */
export interface SwitchedOn {
  readonly sentences: readonly { readonly about: string; readonly text: string }[];
  /** The provider of single sign-on. */
  readonly issuer: string | null;
}

export function requireSettings(env?: NodeJS.ProcessEnv): Promise<SwitchedOn>;

export function requirePorts(ports: Ports, command: string): Promise<void>;

export class Product {
  /** `data` is the folder of the embedded database. */
  constructor(settings: Ports & { readonly data: string; readonly show?: boolean });
  /** Scheme, host and port. */
  readonly site: string;
  /** Scheme, host and port. */
  readonly api: string;
  startApi(): Promise<void>;
  startSite(): Promise<void>;
  firstAdmin(): string | null;
  /** The file with the path of that address. */
  firstAdminFile(): string | null;
  untilDeath(): Promise<never>;
  stop(): Promise<void>;
}
