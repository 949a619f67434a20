/** React components: card face, rule text, verdicts, charts. */
export {};
