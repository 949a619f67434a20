/** The name of a card or game, from its id. */
export const title = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** The documents of a small data game, besides its play. */
export function dataGame(
  id: string,
  prefix: string,
  step: string,
  fields: string,
  rules: readonly string[],
  cards: Readonly<Record<string, object>>,
): Record<string, string> {
  const [rule] = rules;
  const number = (name: string, value: number): string =>
    `  - { name: ${name}, type: integer, min: 2, max: 4, rules: [${rule}], help: Players., default: ${value} }\n`;
  return {
    [`rules/${id}/game.yaml`]: `id: ${id}\nname: ${title(id)}\nrulePrefix: ${prefix}\nengine: play\ntagline: A slice.\nsummary: A slice of a bigger game.\nwords: { card: card, cards: cards, deck: deck, player: player }\nmodes: [usual]\nchapters: [rules]\n`,
    [`rules/${id}/fields.yaml`]: fields,
    [`rules/${id}/parameters.yaml`]: `parameters:\n${number('players.min', 2)}${number('players.max', 4)}steps:\n  - { id: ready, name: Ready, kind: setup, rules: [${rule}], help: Nothing. }\n  - { id: ${step}, name: ${title(step)}, kind: turn, rules: [${rule}], help: The turn. }\n`,
    [`rules/${id}/modes/usual.yaml`]: `id: usual\nname: Usual\nsummary: The usual game.\nsetup: [ready]\nturn: [${step}]\n`,
    [`rules/${id}/text/01-rules.md`]: `# Rules\n\n${rules.map((one) => `:::rule{#${one}}\nAs in the bigger game.\n:::\n`).join('\n')}`,
    [`cards/${id}/sets/first.yaml`]: 'id: first\nname: First\ncode: F\nsummary: All cards.\n',
    ...Object.fromEntries(
      Object.entries(cards).map(([card, data], at) => [
        `cards/${id}/cards/${card}.yaml`,
        `id: ${card}\nname: ${title(card)}\ndata: ${JSON.stringify(data)}\nprintings: [{ set: first, number: ${at + 1}, rarity: common, provenance: source }]\n`,
      ]),
    ),
  };
}
