/** The cards of Metabaloids as the fields of its play document have them. */ import { metabaloids } from '@rulewright/metabaloids';
/** The fields of cards that the document reads. The schema of the plugin has them all. */ export const FIELDS = {
    fields: [
        {
            id: 'kind',
            label: 'Kind',
            type: 'choice',
            values: {
                creature: 'Creature',
                event: 'Event',
                terrain: 'Terrain'
            },
            required: true
        },
        {
            id: 'cost',
            label: 'Cost',
            type: 'integer',
            min: 0,
            max: 12,
            required: true
        },
        {
            id: 'attack',
            label: 'Attack',
            type: 'integer',
            min: 0,
            max: 20
        },
        {
            id: 'defense',
            label: 'Defense',
            type: 'integer',
            min: 0,
            max: 20
        },
        {
            id: 'no-defense',
            label: 'No defense',
            type: 'yes'
        },
        {
            id: 'points',
            label: 'Points',
            type: 'integer',
            min: 0,
            max: 20
        },
        {
            id: 'mentions',
            label: 'Mentions',
            type: 'choices',
            values: {
                reserve: 'Reserve',
                'multiple-columns': 'Columns'
            }
        },
        {
            id: 'types',
            label: 'Types',
            type: 'choices',
            open: true
        },
        ...[
            'timing',
            'place',
            'fighting',
            'role',
            'price',
            'deed',
            'amount'
        ].map((id)=>({
                id,
                label: id,
                type: 'integer'
            })),
        {
            id: 'abilities',
            label: 'Abilities',
            type: 'group',
            most: 1,
            fields: [
                {
                    id: 'name',
                    label: 'Name',
                    type: 'line'
                }
            ]
        }
    ]
};
const TIMINGS = [
    'any-time',
    'own-turn',
    'battle',
    'attack',
    'damage'
];
const PLACES = [
    'play-area',
    'reserve',
    'hand'
];
const ROLES = [
    'attacker',
    'defender'
];
/** What the document does for an effect, or 0. */ function deedOf({ do: what, ...effect }) {
    const target = 'target' in effect ? effect.target : 'this';
    if (what === 'shift') return typeof target === 'object' ? 3 : 2;
    if (what === 'change') return typeof target === 'object' ? 12 : target === 'attacked-card' ? 10 : 11;
    const deed = [
        'bonus',
        '',
        '',
        'stop',
        'look',
        'close-payment',
        'redraw',
        'move',
        'prevent'
    ].indexOf(what);
    return deed + 1;
}
/** The activated ability of a card as numbers. A document can ask about one for each card. */ function activatedOf(abilities) {
    const one = abilities.find((each)=>each.kind === 'activated');
    if (!one || one.kind !== 'activated') return {};
    const [effect] = one.effects;
    const amount = effect && ('amount' in effect ? effect.amount : 'count' in effect ? effect.count : 0);
    const role = (one.conditions ?? []).flatMap((each)=>'role' in each ? [
            each.role
        ] : [])[0];
    return {
        timing: TIMINGS.indexOf(one.timing) + 1,
        place: PLACES.indexOf(one.from?.[0] ?? 'play-area') + 1,
        fighting: one.fightingColumnOnly ? 1 : 0,
        role: role === undefined ? 0 : ROLES.indexOf(role) + 1,
        price: one.cost ?? 0,
        deed: deedOf(effect),
        amount: typeof amount === 'number' ? amount : 0,
        abilities: [
            {
                name: one.id
            }
        ]
    };
}
/** A card as the fields have it. A missing number has a field of its own, or the number that stands for it. */ export function playCard(card, withoutAbilities = true) {
    const data = card.data;
    const mentions = metabaloids.vocabulary.cardFields.find(({ id })=>id === 'mentions').read(card);
    return {
        ...card,
        data: {
            kind: data.kind,
            cost: data.cost,
            attack: data.attack ?? 0,
            defense: data.defense ?? 0,
            'no-defense': data.defense === undefined,
            points: data.metabaloids ?? data.cost,
            mentions,
            ...withoutAbilities ? {} : activatedOf(data.abilities ?? []),
            types: [
                data.class,
                data.order,
                ...data.descriptors ?? []
            ].filter((one)=>one !== undefined)
        }
    };
}
/** The cards with their abilities of some kinds. */ export const cardsWith = (cards, kinds)=>cards.map((card)=>{
        const { abilities, ...data } = card.data;
        return {
            ...card,
            data: {
                ...data,
                abilities: (abilities ?? []).filter((one)=>kinds.includes(one.kind))
            }
        };
    });
