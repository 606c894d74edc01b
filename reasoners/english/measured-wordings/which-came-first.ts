import { DETERMINERS } from "../language/function-words.ts";
import { OF_PERSONS, OF_THINGS } from "../language/question-words.ts";
import { type Asked, type Found, lowerAt, placeOf, typesOf } from "./asked.ts";

const FIRST: ReadonlySet<string> = new Set(["first", "earlier"]);
const CAME: ReadonlySet<string> = new Set(["come", "came", "be", "was", "is", "were"]);

/**
 * "Was E first or F", "which came first, E or F": of things of which the graph has one date and no other. What else may
 * have happened to them is not known, so that it is doubted.
 */
export function whichCameFirst(asked: Asked): Found | undefined {
  const { words, end, mentions, catalogue } = asked;
  const or = words.findLastIndex(({ lower }, at) => lower === "or" && at < end);
  if (or < 0) return undefined;
  const places = mentions.map((name) => ({ name, place: placeOf(name, words) }));
  const second = places.find(({ place: [from, to] }) => to === end && isAt(words, or + 1, from));
  const first = places.find(({ place: [from, to] }) => {
    const asksOfBoth = to === or && asksWhichWasFirst(words, from);
    const isBetween =
      to === or - 1 && FIRST.has(lowerAt(words, to)) && CAME.has(lowerAt(words, 0)) && isAt(words, 1, from);
    return asksOfBoth || isBetween;
  });
  if (first === undefined || second === undefined) return undefined;
  const types = typesOf(first.name, asked).filter((iri) => typesOf(second.name, asked).includes(iri));
  const dates = catalogue.relations.filter(
    ({ objectKind, subjectClasses }) => objectKind === "DATE" && subjectClasses.some((iri) => types.includes(iri)),
  );
  const [only, ...others] = dates;
  if (only === undefined || others.length > 0) return undefined;
  return {
    pieces: [
      { said: `which has the earlier ${only.label} ,` },
      { from: first.place[0], to: first.place[1] },
      { said: "or" },
      { from: second.place[0], to: second.place[1] },
    ],
    said: "first",
    read: only.label,
    isDoubtful: true,
  };
}

function isAt(words: Asked["words"], at: number, from: number): boolean {
  return from === at || (from === at + 1 && DETERMINERS.has(lowerAt(words, at)));
}

/** "Which came first ,", "what was first:". */
function asksWhichWasFirst(words: Asked["words"], until: number): boolean {
  const said = words
    .slice(1, until)
    .map(({ lower }) => lower)
    .filter((lower) => /^\p{L}/u.test(lower) && !DETERMINERS.has(lower));
  const [verb = "", rank = "", ...more] = said;
  const asks = OF_THINGS.has(lowerAt(words, 0)) || OF_PERSONS.has(lowerAt(words, 0));
  return asks && more.length === 0 && CAME.has(verb) && FIRST.has(rank);
}
