/** The types of serve.mjs, for the command line, which is TypeScript. */

/** A problem that the user can fix, as one sentence. `code` is the exit code, `output` is the output of a failed process. */
export class Refusal extends Error {
  readonly code: 1 | 2;
  readonly output: string;
}

export interface Ports {
  /** The port of the site. */
  readonly port: number;
  readonly apiPort: number;
}

export function requireBuilds(folder?: string): void;

export function requireNode(version?: string): void;

/** The features that the environment variables switch on. */
export interface SwitchedOn {
  readonly sentences: readonly { readonly about: string; readonly text: string }[];
  /** The issuer of the single sign-on provider; null if single sign-on is off. */
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
  /** The file with the path of that URL; null if there are accounts. */
  firstAdminFile(): string | null;
  untilDeath(): Promise<never>;
  stop(): Promise<void>;
}
