import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { BE, DETERMINERS, DO, HAVE, isAuxiliary, MARKS } from "../language/function-words.ts";
import { OF_PERSONS, OF_THINGS } from "../language/question-words.ts";
import type { Word } from "../language/words.ts";
import { areOfKind, type Asked, type Found, lowerAt, placeOf, saysVerb, typesOf } from "./asked.ts";
import { adjectiveOf, isLooselySaid, type Measured, MEASURES } from "./measures.ts";
import { theOne } from "./the-one.ts";

/** "Which N is older, E or F?", "which is cheaper, E or F?", "which costs more, E or F?" */
export function ofTwo(asked: Asked): Found | undefined {
  const { words, end, mentions, catalogue } = asked;
  if (!OF_THINGS.has(lowerAt(words, 0)) && !OF_PERSONS.has(lowerAt(words, 0))) return undefined;
  const or = words.findLastIndex(({ lower }, at) => lower === "or" && at < end);
  const places = mentions.map((name) => ({ name, place: placeOf(name, words) }));
  const [a, b] = [
    places.filter(({ place: [, to] }) => to === or).sort((x, y) => x.place[0] - y.place[0])[0],
    places.find(({ place: [from, to] }) => from === behindArticle(words, or + 1) && to === end) ??
      places.find(({ place: [from, to] }) => from === or + 1 && to === end),
  ];
  if (or < 0 || a === undefined || b === undefined) return undefined;
  const types = typesOf(a.name, asked).filter((iri) => typesOf(b.name, asked).includes(iri));
  const compares = comparedAt(words, a.place[0], types, catalogue);
  if (compares === undefined) return undefined;
  const { measured, degree, said, isDoubtful = false } = compares;
  return {
    pieces: [{ said: `which has the ${degree} ${measured.noun} ,` }, { from: a.place[0], to: end }],
    said,
    read: measured.noun,
    isDoubtful,
  };
}

function behindArticle(words: readonly Word[], at: number): number {
  return DETERMINERS.has(lowerAt(words, at)) ? at + 1 : at;
}

interface Compares {
  readonly measured: Measured;
  readonly degree: string;
  readonly said: string;
  readonly isDoubtful?: boolean;
}

/** "(Which) orchard is older ,", "(which) costs less": what stands between the question word and the first name. */
function comparedAt(
  words: readonly Word[],
  until: number,
  types: readonly string[],
  catalogue: Catalogue,
): Compares | undefined {
  const said = words
    .slice(1, until)
    .filter(({ lower }) => !MARKS.has(lower) && !DETERMINERS.has(lower) && lower !== "one" && lower !== "of");
  const [last] = said.slice(-1);
  const before = said.slice(0, -1);
  const noun = before.findIndex(({ lower }) => isAuxiliary(lower));
  const adjective = last === undefined ? undefined : adjectiveOf(last.lower);
  if (last !== undefined && adjective?.degree === "comparative") {
    const kind = before.slice(0, Math.max(0, noun));
    const isCopular = noun >= 0 && before.slice(noun).every(({ lower }) => BE.has(lower));
    const measured =
      isCopular && areOfKind(kind, types, catalogue)
        ? theOne(adjective.measure, types, catalogue, [], adjective.end)
        : undefined;
    const isMost = adjective.end === "max";
    const degree = adjective.measure.kind === "DATE" ? (isMost ? "later" : "earlier") : isMost ? "higher" : "lower";
    if (measured !== undefined) {
      const isDoubtful = isLooselySaid(adjective.measure, measured, last.lower);
      return { measured, degree, said: last.text, isDoubtful };
    }
  }
  const degree = last === undefined ? undefined : MORE_OR_LESS.get(last.lower);
  if (last === undefined || degree === undefined) return undefined;
  const since = beenAround(before, degree, types, catalogue);
  if (since !== undefined) return since;
  for (const measure of MEASURES)
    for (let at = 0; at < before.length; at += 1) {
      const verb = before.slice(at).filter(({ lower }) => !DO.has(lower));
      if (!measure.verbs.some((each) => saysVerb(verb, each)) || !areOfKind(before.slice(0, at), types, catalogue))
        continue;
      const measured = theOne(measure, types, catalogue, []);
      if (measured !== undefined) return { measured, degree, said: verb.map(({ text }) => text).join(" ") };
    }
  return undefined;
}

/** "(Which) has been around longer": began earlier. */
function beenAround(
  before: readonly Word[],
  degree: string,
  types: readonly string[],
  catalogue: Catalogue,
): Compares | undefined {
  const measure = MEASURES.find(({ name }) => name === "beginning");
  const auxiliary = before.findIndex(({ lower }) => HAVE.has(lower));
  if (measure === undefined || auxiliary < 0 || !areOfKind(before.slice(0, auxiliary), types, catalogue))
    return undefined;
  const been = before.slice(auxiliary + 1).filter(({ lower }) => lower !== "been");
  const measured = measure.verbs.some((verb) => saysVerb(been, verb))
    ? theOne(measure, types, catalogue, [])
    : undefined;
  if (measured === undefined) return undefined;
  return { measured, degree: degree === "higher" ? "earlier" : "later", said: been.map(({ text }) => text).join(" ") };
}

const MORE_OR_LESS: ReadonlyMap<string, string> = new Map([
  ["more", "higher"],
  ["longer", "higher"],
  ["less", "lower"],
  ["shorter", "lower"],
]);
