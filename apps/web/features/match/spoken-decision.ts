/** Makes a decision of an example readable: `A: attack-with Hunter` becomes `A: attack with Hunter`. */
export const spokenDecision = (decision: string): string =>
  decision.replace(/^(\w+: )(\S+)/u, (_, seat: string, kind: string) => seat + kind.replaceAll('-', ' '));
