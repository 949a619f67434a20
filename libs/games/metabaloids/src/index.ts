/** The Metabaloids plugin: zones, steps, parameters, ability vocabulary, deck rules. */
export {};
