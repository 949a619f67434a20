"""Plays many games of Rulewright at once. Needs only Python's standard library.

    with Games(["npx", "rw", "steps", "--mode", "fast", "--games", "256"]) as games:
        frame = games.reset(range(256))
        while frame.playing():
            frame = games.step({game: 0 for game in frame.playing()})

The observation of a seat is exactly what a player in this seat may know.
"""

import json
import random
import subprocess
import sys
import time

SCHEMA = "5d3ec101c24ddc72"  # `rw steps --schema` prints the schema with this hash.


class StepError(Exception):
    """The program has refused a request. `code` says why."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class Frame:
    """The next decision of each named game: who decides, and among how many options."""

    def __init__(self, games, answer):
        self.games = games
        self.seats = answer["seats"]
        self.options = answer["options"]
        self.over = answer["over"]

    def playing(self):
        """The games that wait for a decision."""
        return [game for game, seat in zip(self.games, self.seats) if seat >= 0]

    def decisions(self):
        """Triples of a game, the seat that decides and the number of its options."""
        return [triple for triple in zip(self.games, self.seats, self.options) if triple[1] >= 0]


class Games:
    """A running program with many games."""

    def __init__(self, command, schema=SCHEMA):
        self._program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.about = self._ask({"op": "hello"})
        if schema is not None and self.about["schema"] != schema:
            self.close()
            raise StepError("other-schema", f"The program speaks {self.about['schema']}, this client {schema}.")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the program."""
        self._program.stdin.close()
        self._program.wait()
        self._program.stdout.close()

    def _ask(self, request):
        self._program.stdin.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
        self._program.stdin.flush()
        line = self._program.stdout.readline()
        if not line:
            raise StepError("ended", "The program has ended.")
        answer = json.loads(line)
        if "error" in answer:
            raise StepError(answer["error"]["code"], answer["error"]["message"])
        return answer

    def reset(self, seeds, games=None):
        """Starts a game from each seed, in these places (the first ones by default)."""
        seeds = list(seeds)
        games = list(range(len(seeds))) if games is None else list(games)
        return Frame(games, self._ask({"op": "reset", "games": games, "seeds": seeds}))

    def step(self, choices):
        """Takes an option in each game: a dictionary from games to the index of an option."""
        games = list(choices)
        return self.step_lists(games, list(choices.values()))

    def step_lists(self, games, choices):
        """The same with two lists of equal length, which is faster."""
        return Frame(games, self._ask({"op": "step", "games": games, "choices": choices}))

    def observe(self, games, seat=None):
        """What a seat sees of each game (the seat that decides by default), with its legal options."""
        request = {"op": "observe", "games": list(games)}
        if seat is not None:
            request["seat"] = seat
        return self._ask(request)["views"]

    def options(self, game):
        """The legal options of the seat that decides."""
        return self.observe([game])[0]["decision"]["options"]

    def fork(self, source, places, imagine=None):
        """Copies a game. With a seed in `imagine`, each copy is a world that is possible for the seat that decides."""
        places = list(places)
        request = {"op": "fork", "from": source, "to": places}
        if imagine is not None:
            request["imagine"] = imagine
        return Frame(places, self._ask(request))


def play_random(games, seeds, seed=1):
    """Plays a game from each seed with random decisions, as many at once as there are places. Returns the results by seed."""
    chance = random.Random(seed)
    waiting = list(seeds)[::-1]
    running, results, decisions = {}, {}, 0

    def start(places):
        places = places[: len(waiting)]
        taken = [waiting.pop() for _ in places]
        running.update(zip(places, taken))
        return games.reset(taken, places) if places else None

    frame = start(list(range(games.about["games"])))
    while running:
        asked = frame.decisions()
        frame = games.step_lists([one[0] for one in asked], [int(chance.random() * one[2]) for one in asked])
        decisions += len(asked)
        for result in frame.over:
            results[running.pop(result["game"])] = result
        if frame.over and waiting:
            more = start([result["game"] for result in frame.over])
            left = frame.decisions()
            merged = {"over": [], "seats": [one[1] for one in left] + more.seats}
            merged["options"] = [one[2] for one in left] + more.options
            frame = Frame([one[0] for one in left] + more.games, merged)
    return results, decisions


def main(arguments):
    """Plays 2,000 random games with the command in the arguments, and prints how fast."""
    with Games(arguments) as games:
        begin = time.perf_counter()
        results, decisions = play_random(games, range(2000))
        seconds = time.perf_counter() - begin
    print(json.dumps({"games": len(results), "decisions": decisions, "perSecond": round(decisions / seconds)}))


if __name__ == "__main__":
    main(sys.argv[1:])
