/**
 * Plays whole matches of one ruleset in a plugin and in a play document, with the same random numbers and choices, and compares all that both
 * show at each decision. The first difference is a text.
 */ import { EventRecorder, Random, createMatch } from '@rulewright/engine';
/** A running side. */ class Half {
    side;
    match;
    recorder = new EventRecorder();
    told = 0;
    constructor(side, { decks, seed }){
        this.side = side;
        this.match = createMatch(side.program, decks);
        this.match.sink = this.recorder;
        this.match.start(seed, decks);
        this.match.autoSingle = false;
    }
    /** Goes to the next decision with a choice. */ advance() {
        const { match } = this;
        while(match.advance()){
            if (match.optionCount > 1) return true;
            match.choose(0);
        }
        return false;
    }
    options() {
        const { match, side } = this;
        return Array.from(match.options.subarray(0, match.optionCount), (one)=>side.option(match, one));
    }
    /** What happened since the last decision. */ events() {
        const events = this.recorder.records.slice(this.told).flatMap((one)=>this.side.event(this.match, one) ?? []);
        this.told = this.recorder.records.length;
        return events;
    }
    zones() {
        const { match } = this;
        const cards = {};
        for(let zone = 0; zone < match.seats * match.perSeat; zone++)if (match.zoneCount[zone] > 0) cards[zoneName(match, zone)] = match.cardsIn(zone).join(' ');
        return cards;
    }
    counts() {
        const { match } = this;
        const { rules } = match.program.mechanics;
        return Object.fromEntries(rules.flatMap((rule, at)=>match.ruleCounts[at] ? [
                [
                    rule,
                    match.ruleCounts[at]
                ]
            ] : []));
    }
    result() {
        const { winner, cause, ruleId, turns } = this.match.program.mechanics.result(this.match);
        return {
            winner,
            cause,
            ruleId,
            turns
        };
    }
    numbers() {
        return this.side.numbers(this.match);
    }
}
/** The name of a zone of a match, such as `0 draw-pile`. */ export const zoneName = (m, zone)=>`${m.seatOf[zone]} ${m.program.zones[m.placeOf[zone]].id}`;
/** What two lists do not share from their first difference on. */ function ofLists(one, other) {
    const at = Array.from({
        length: Math.max(one.length, other.length)
    }).findIndex((_, i)=>one[i] !== other[i]);
    if (at < 0) return null;
    const from = Math.max(0, at - 2);
    const shown = (list)=>list.slice(from, at + 5).map((line, i)=>`    ${from + i === at ? '>' : ' '} ${line}`).join('\n') || '      nothing more';
    return `number ${at + 1}\n  plugin\n${shown(one)}\n  play\n${shown(other)}`;
}
/** The members that differ. */ function ofParts(one, other) {
    const keys = [
        ...new Set([
            ...Object.keys(one),
            ...Object.keys(other)
        ])
    ];
    const different = keys.filter((key)=>JSON.stringify(one[key]) !== JSON.stringify(other[key]));
    if (different.length === 0) return null;
    return different.map((key)=>`${key}: plugin ${JSON.stringify(one[key]) ?? 'nothing'}, play ${JSON.stringify(other[key]) ?? 'nothing'}`).join('\n    ');
}
/** The first part in which both sides differ, with the difference. */ function differs(one, other, isAsked) {
    const parts = [
        [
            'events',
            ()=>ofLists(one.events(), other.events())
        ],
        [
            'seat',
            ()=>isAsked ? ofParts({
                    seat: one.match.decisionSeat
                }, {
                    seat: other.match.decisionSeat
                }) : null
        ],
        [
            'options',
            ()=>isAsked ? ofLists(one.options(), other.options()) : null
        ],
        [
            'zones',
            ()=>ofParts(one.zones(), other.zones())
        ],
        [
            'numbers',
            ()=>ofParts(one.numbers(), other.numbers())
        ],
        [
            'rule counts',
            ()=>ofParts(one.counts(), other.counts())
        ],
        [
            'result',
            ()=>isAsked ? null : ofParts(one.result(), other.result())
        ]
    ];
    for (const [name, part] of parts){
        const difference = part();
        if (difference !== null) return `${name}: ${difference}`;
    }
    return null;
}
/** Chooses at random. Every third match passes only if nothing else is left, and every third one seldom. */ function chooser(seed) {
    const chance = new Random(seed ^ 0x5bd1e995);
    return (options)=>{
        const choice = chance.below(options.length);
        const mayPass = seed % 3 === 0 || seed % 3 === 1 && chance.below(4) === 0;
        if (mayPass || !options[choice].startsWith('pass')) return choice;
        return chance.below(options.filter((one)=>!one.startsWith('pass')).length);
    };
}
/** Plays a match on both sides until the first difference. */ export function compareWhole(plugin, play, match) {
    const [one, other] = [
        new Half(plugin, match),
        new Half(play, match)
    ];
    const choose = chooser(match.seed);
    let decisions = 0;
    let last = 'the start';
    const end = (difference)=>({
            decisions,
            isOver: one.match.over,
            cause: String(one.result()['cause']),
            rules: new Set(Object.keys(one.counts())),
            difference: difference && `${match.title}, seed ${match.seed}, decision ${decisions + 1}, after ${last}:\n  ${difference}`
        });
    for(;;){
        const [asked, otherAsked] = [
            one.advance(),
            other.advance()
        ];
        const difference = differs(one, other, asked && otherAsked);
        if (difference !== null) return end(difference);
        if (asked !== otherAsked) return end(`only ${asked ? 'the plugin' : 'the play'} asks: ${(asked ? one : other).options().join(', ')}`);
        if (!asked || decisions === match.most) return end(null);
        const options = one.options();
        const choice = choose(options);
        last = `"${options[choice]}" of seat ${one.match.decisionSeat}`;
        one.match.choose(choice);
        other.match.choose(choice);
        decisions++;
    }
}
