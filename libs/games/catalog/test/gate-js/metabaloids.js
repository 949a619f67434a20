/** Both sides of Metabaloids: the plugin, and its play document. */ import { readFileSync } from 'node:fs';
import { checkPlay } from '@rulewright/content/play';
import { optionA, optionB, optionKind } from '@rulewright/engine';
import { metabaloids } from '@rulewright/metabaloids';
import { compileProgram } from '@rulewright/play';
import { FIELDS, playCard } from "./metabaloids-cards.js";
import { zoneName } from "./whole.js";
const GAME = 'metabaloids';
/** The text of the play document. */ const DOCUMENT = readFileSync(new URL('../../../metabaloids/test/play/metabaloids.play', import.meta.url), 'utf8');
/** The checked document. */ function checkedPlay(content, text) {
    const game = content.game(GAME);
    const { parameters, steps } = metabaloids.vocabulary;
    const { program, problems } = checkPlay(text, {
        game: GAME,
        documents: {
            fields: FIELDS,
            parameters: {
                parameters,
                steps
            }
        },
        rules: new Set(game.rules.keys()),
        cards: new Map([
            ...game.cards
        ].map(([id, card])=>[
                id,
                playCard(card)
            ]))
    });
    if (program === null) throw new Error(problems.map((one)=>`${one.line}:${one.column} ${one.message}`).join('\n'));
    return program;
}
/** Events that only one side tells. */ const UNTOLD = new Set([
    'pile.shuffled'
]);
/** By event: the places of the values of the plugin in the sentence of the play, where the orders differ. */ const ORDERS = {
    'column.safe': [
        1,
        0
    ],
    'column.unsafe': [
        1,
        0
    ],
    'damage.lapsed': [
        1,
        0
    ],
    'damage.paid': [
        0,
        2,
        1,
        3
    ],
    'damage.prevented': [
        1,
        0
    ]
};
/** An event with its rule and its values in words. The play counts columns from 1. */ const eventOf = (isPlay)=>(m, { kind, rule, args })=>{
        const { id, fields } = m.program.mechanics.events[kind];
        if (UNTOLD.has(id)) return null;
        const order = isPlay ? ORDERS[id] : undefined;
        const values = fields.flatMap((_, place)=>{
            const at = order?.[place] ?? place;
            const [field, value] = [
                fields[at],
                args[at]
            ];
            // A text of the play has no name for the ability that it is.
            if (field.type === 'ability' && id !== 'ability.used') return [];
            if (field.type === 'ability') return m.program.abilityNames[value];
            if (field.type === 'zone') return zoneName(m, value);
            if (field.name === 'cause') return String(field.words?.[value]);
            return String(field.type === 'column' ? value + 1 : value);
        });
        return `${id} ${values.join(', ')} (${m.program.mechanics.rules[rule]})`;
    };
/** Options of the play that are one kind in the plugin. */ const KINDS = {
    'restock-column': 'restock'
};
/** Whether cards are bought for columns. */ const hasColumns = (m)=>m.program.ruleset.parameters['zones.reserve.enabled'] !== true;
/** An option with what it names. */ const optionOf = (isPlay)=>(m, packed)=>{
        const { id, a, b } = m.program.mechanics.options[optionKind(packed)];
        const named = [
            [
                a,
                optionA(packed)
            ],
            [
                b,
                optionB(packed)
            ]
        ].flatMap(([what, value])=>{
            // The plugin names a column also where cards are bought for the reserve.
            if (what === 'ability') return [
                m.program.abilityNames[value]
            ];
            if (what === 'none' || id === 'restock' && what === 'column' && !hasColumns(m)) return [];
            if (what === 'column') return [
                `column ${value + 1}`
            ];
            return [
                what === 'number' ? `column ${value}` : `${what} ${value}`
            ];
        });
        return [
            isPlay ? KINDS[id] ?? id : id,
            ...named.sort()
        ].join(' ');
    };
/** Nobody is -1 in a play document. */ const orNull = (value)=>value === -1 ? null : Number(value);
/** The numbers that all players see, by the names of the plugin. Only cards in columns have any. */ function numbersOf(m, shown) {
    const { mechanics } = m.program;
    const table = mechanics.publicTable(m);
    const read = (names, all)=>names.map((name)=>`${name} ${JSON.stringify(shown(name, all))}`).join(', ');
    // Before the first turn and after the last one, the plugin already names the player of the next turn.
    const names = table['turn'] === 0 ? [] : OF_TABLE.filter((name)=>name !== 'active' || !m.over);
    const parts = {
        table: read(names, table)
    };
    for(let seat = 0; seat < m.seats; seat++)parts[`seat ${seat}`] = read(OF_SEATS, mechanics.publicSeat(m, seat));
    for(let card = 0; card < m.cards; card++)if (m.program.zones[m.placeOf[m.zone[card]]].id.startsWith('column')) parts[`card ${card}`] = read(OF_CARDS, mechanics.publicCard(m, card));
    return parts;
}
const OF_TABLE = [
    'turn',
    'active',
    'attacks',
    'attackBonus',
    'defendBonus',
    'damage'
];
const OF_SEATS = [
    'out',
    'placed',
    'attackedThisTurn'
];
const OF_CARDS = [
    'attack',
    'defense',
    'cost'
];
/** What the play calls the numbers of the plugin. */ const PLAY_NAMES = {
    attackBonus: 'attack-bonus',
    defendBonus: 'defend-bonus',
    attackedThisTurn: 'attacked',
    attack: 'shown-attack',
    defense: 'shown-defense',
    cost: 'shown-cost'
};
const numbers = (isPlay)=>(m)=>numbersOf(m, (name, all)=>orNull(all[isPlay ? PLAY_NAMES[name] ?? name : name]));
const sideOf = (program, isPlay)=>({
        program,
        option: optionOf(isPlay),
        event: eventOf(isPlay),
        numbers: numbers(isPlay)
    });
/** The document without the texts of cards. */ export const WITHOUT_TEXTS = DOCUMENT.slice(0, DOCUMENT.indexOf('# ---- abilities'));
/** Both sides of a ruleset, with the abilities of cards, or without any. */ export function sidesOf(content, ruleset, cards, withoutAbilities, text = withoutAbilities ? WITHOUT_TEXTS : DOCUMENT) {
    const play = checkedPlay(content, text);
    return [
        sideOf(metabaloids.compile(ruleset, cards, {
            withoutAbilities
        }), false),
        sideOf(compileProgram(play, ruleset, cards.map((card)=>playCard(card, withoutAbilities))), true)
    ];
}
