/** The list of game plugins that ship; the only place that names them. */
export {};
