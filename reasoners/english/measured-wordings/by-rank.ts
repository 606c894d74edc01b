import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { ordinal } from "../language/adjectives.ts";
import { BE, DETERMINERS } from "../language/function-words.ts";
import { OF_PERSONS, OF_THINGS } from "../language/question-words.ts";
import type { Word } from "../language/words.ts";
import { type Asked, type Found, lowerAt } from "./asked.ts";
import { adjectiveOf, isLooselySaid, type Measure, MEASURES } from "./measures.ts";
import { rateAt, theOneBy } from "./the-one.ts";

/** "(Which N) is (the) dearest". */
export function byAdjectiveBehind(
  { words, end, catalogue }: Asked,
  at: number,
  types: readonly string[],
): Found | undefined {
  if (!BE.has(lowerAt(words, at))) return undefined;
  const rank = rankAt(words, DETERMINERS.has(lowerAt(words, at + 1)) ? at + 2 : at + 1);
  if (rank === undefined) return undefined;
  const rate = rateAt(words, rank.to, end);
  return rank.to === end || rate !== undefined ? ranked(rank, types, catalogue, rate) : undefined;
}

/** "(What is the) dearest N", "second most expensive N". */
export function byAdjectiveBefore(
  { words, end, catalogue }: Asked,
  [from, to]: readonly [number, number],
  types: readonly string[],
): Found | undefined {
  const rate = rateAt(words, to, end);
  if (to !== end && rate === undefined) return undefined;
  for (let at = 0; at < from; at += 1) {
    const rank = rankAt(words, at);
    if (rank?.to !== from) continue;
    const opening = words.slice(0, at);
    const saysNothing = opening.every(
      ({ lower }) =>
        OF_THINGS.has(lower) || OF_PERSONS.has(lower) || BE.has(lower) || DETERMINERS.has(lower) || lower === "'s",
    );
    return saysNothing ? ranked(rank, types, catalogue, rate) : undefined;
  }
  return undefined;
}

interface Rank {
  readonly to: number;
  readonly measure: Measure;
  readonly end: "max" | "min";
  readonly nth: string;
  readonly said: string;
}

/** "Dearest", "second most expensive", "least costly". */
function rankAt(words: readonly Word[], from: number): Rank | undefined {
  const isNth = ordinal(lowerAt(words, from)) !== undefined;
  const at = isNth ? from + 1 : from;
  const more = lowerAt(words, at);
  // "Longest-serving", "longest running": who or what has been there longest began first.
  const lasting = more === "longest" && LASTING.has(lowerAt(words, at + 1)) ? at + 2 : at + 1;
  if (LASTING.has(more.replace(/^longest-/u, "")) && more.startsWith("longest-")) return began(words, from, at + 1);
  if (lasting === at + 2) return began(words, from, lasting);
  const several = rankOfSeveral(words, from, at);
  if (several !== undefined) return several;
  const isMore = more === "most" || more === "least";
  const adjective = adjectiveOf(lowerAt(words, isMore ? at + 1 : at));
  if (adjective === undefined || (adjective.degree !== "superlative" && !(isMore && adjective.degree === "base")))
    return undefined;
  const to = at + (isMore ? 2 : 1);
  const end = more === "least" ? (adjective.end === "max" ? "min" : "max") : adjective.end;
  const said = words.slice(from, to).map(({ text }) => text);
  return { to, measure: adjective.measure, end, nth: isNth ? `${lowerAt(words, from)} ` : "", said: said.join(" ") };
}

/** "Best paid": superlatives of several words, as they stand. */
function rankOfSeveral(words: readonly Word[], from: number, at: number): Rank | undefined {
  for (const measure of MEASURES)
    for (const end of ["max", "min"] as const) {
      const phrase = measure.ranked[end]
        .map((each) => each.split(" "))
        .find((each) => each.every((lower, more) => lowerAt(words, at + more) === lower));
      if (phrase === undefined) continue;
      const to = at + phrase.length;
      const said = words.slice(from, to).map(({ text }) => text);
      return { to, measure, end, nth: at === from ? "" : `${lowerAt(words, from)} `, said: said.join(" ") };
    }
  return undefined;
}

const LASTING: ReadonlySet<string> = new Set(["serving", "running", "standing", "established", "lasting"]);
const BEGINNING = MEASURES.find(({ name }) => name === "beginning");

function began(words: readonly Word[], from: number, to: number): Rank | undefined {
  if (BEGINNING === undefined) return undefined;
  const nth = ordinal(lowerAt(words, from)) === undefined ? "" : `${lowerAt(words, from)} `;
  const said = words.slice(from, to).map(({ text }) => text);
  return { to, measure: BEGINNING, end: "min", nth, said: said.join(" ") };
}

function ranked(
  { measure, end, nth, said }: Rank,
  types: readonly string[],
  catalogue: Catalogue,
  rate: string | undefined,
): Found | undefined {
  const measured = theOneBy(rate, measure, types, catalogue, end);
  if (measured === undefined) return undefined;
  const degree =
    measure.kind === "DATE" ? (end === "max" ? "latest" : "earliest") : end === "max" ? "highest" : "lowest";
  const pieces = [{ said: `has the ${nth}${degree} ${measured.noun}` }];
  return {
    pieces,
    owners: measured.relation.subjectClasses,
    said,
    read: measured.noun,
    isDoubtful: isLooselySaid(measure, measured, said),
  };
}
