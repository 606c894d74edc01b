import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { BE, isAuxiliary, isFunctionWord, MARKS } from "../language/function-words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { isPast } from "../language/word-forms.ts";
import { wordsOf } from "../language/words.ts";
import { namedInOrder } from "./named-in-order.ts";
import type { Piece } from "./pieces.ts";

/** "Shortly before" leaves room for others between. */
const JUST: ReadonlySet<string> = new Set(["just", "right", "immediately", "directly", "next"]);
const NEAREST: ReadonlyMap<string, string> = new Map([
  ["before", "last"],
  ["after", "first"],
]);
const COMING: ReadonlySet<string> = new Set(["came", "comes"]);
const MOST_WORDS_OF_A_KIND = 4;

/**
 * "Which winery was founded just before E" as "the last winery founded before E": of those before, the nearest alone.
 * Undefined where more than a kind and what was done stands in front.
 */
export function justBefore({
  question,
  mentions,
}: Pick<AnalysisInput, "question" | "mentions">): readonly Piece[] | undefined {
  const words = wordsOf(question);
  const lowers = words.map(({ lower }) => lower);
  const just = lowers.findIndex((lower, at) => JUST.has(lower) && NEAREST.has(lowers[at + 1] ?? ""));
  const nearest = NEAREST.get(lowers[just + 1] ?? "");
  const [name, ...others] = namedInOrder(words, mentions);
  if (just < 0 || nearest === undefined || name === undefined || others.length > 0 || name.from < just + 2)
    return undefined;
  const isLast = words.slice(name.to).every(({ lower }) => MARKS.has(lower));
  const isBehind = words.slice(just + 2, name.from).every(({ lower }) => lower === "the");
  if (!OF_THINGS.has(lowers[0] ?? "") || !isLast || !isBehind) return undefined;
  // The kind, "was", and what was done to it: founded, first held.
  const verb = lowers.findIndex((lower, at) => at > 1 && at < just && (isAuxiliary(lower) || isPast(lower)));
  if (verb < 2 || verb > 1 + MOST_WORDS_OF_A_KIND || lowers.slice(1, verb).some(isFunctionWord)) return undefined;
  // "Which winery came just before E": it is of its kind that it comes there.
  const isBare = BE.has(lowers[verb] ?? "") || COMING.has(lowers[verb] ?? "");
  const done = isBare ? verb + 1 : verb;
  if (done === just && lowers[verb] !== undefined && COMING.has(lowers[verb]))
    return [{ said: `what is the ${nearest}` }, { from: 1, to: verb }, { from: just + 1, to: words.length }];
  if (done >= just || lowers.slice(done, just).some(isAuxiliary)) return undefined;
  return [
    { said: `what is the ${nearest}` },
    { from: 1, to: verb },
    { from: done, to: just },
    { from: just + 1, to: words.length },
  ];
}
