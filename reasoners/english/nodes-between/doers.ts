import lists from "../language/data/node-words.json" with { type: "json" };
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { BE, DO, FILLERS, HAVE, PREPOSITIONS } from "../language/function-words.ts";
import { OF_PERSONS, OF_THINGS } from "../language/question-words.ts";
import { isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { lowerOf, type Token } from "./tokens.ts";

/**
 * Who does what the verb says: what is asked for, a name, or, where it is only suffered, nobody who is named. Of "who
 * had the saw mended" no place tells who mended it.
 */
export type Doer = "ASKED" | "NOBODY" | "UNTOLD" | Mention;

/** "Get lent" is a passive as "be lent" is. */
const GET = wordSet(lists.getting);
const OFTEN = wordSet(lists.often);

/** Who does it, by where the words stand; `tokens` are those behind what asks. */
export function doerIn(tokens: readonly Token[]): Doer {
  const [first, second] = tokens;
  const by = tokens.findIndex((token) => lowerOf(token) === "by");
  const isSuffered = tokens.some((token, at) => isPassiveAt(tokens, token, at));
  // "The fees of the loans granted by E".
  const isReduced = by > 0 && isPast(lowerOf(tokens[by - 1]));
  if ((isSuffered || isReduced) && by >= 0) {
    const behind = tokens[by + 1];
    if (behind !== undefined && "name" in behind) return behind.name;
    if (isSuffered) return "ASKED";
  }
  if (isSuffered) return "NOBODY";
  const isTurned = [DO, HAVE, BE].some((words) => words.has(lowerOf(first)));
  if (isTurned && second !== undefined && "name" in second) return second.name;
  if (isMadeDone(tokens)) return "UNTOLD";
  if (first !== undefined && "name" in first) return first.name;
  const clause = tokens.findIndex((token, at) => "name" in token && isFiniteBehind(tokens, at));
  const subject = tokens[clause];
  return subject !== undefined && "name" in subject ? subject.name : "ASKED";
}

function isPassiveAt(tokens: readonly Token[], token: Token, at: number): boolean {
  const lower = lowerOf(token);
  const behind = tokens.slice(at + 1);
  if (BE.has(lower)) return behind.some((each) => isPast(lowerOf(each)));
  // "Did E get lent", and not "got the mended saw", of which something else is said.
  return GET.has(lower) && isPast(lowerOf(behind.find((each) => !isAdverb(lowerOf(each)))));
}

/** "(Who) had tools mended", "got E mended": it was done at somebody's wish, and by whom is not said. */
function isMadeDone(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    if (!HAVE.has(lowerOf(token)) && !GET.has(lowerOf(token))) return false;
    const behind = tokens.slice(at + 1);
    const end = behind.findIndex((each) => endsObject(lowerOf(each)));
    const inside = end < 0 ? behind : behind.slice(0, end);
    const verb = inside.findIndex((each) => isPast(lowerOf(each)));
    return inside.slice(0, Math.max(0, verb)).some((each) => !isAdverb(lowerOf(each)));
  });
}

/** A preposition or a clause says more of the object, and is no deed of its own. */
function endsObject(lower: string): boolean {
  return PREPOSITIONS.has(lower) || OF_PERSONS.has(lower) || OF_THINGS.has(lower) || lower === "that";
}

/** Words that may stand between an auxiliary and its verb. */
export function isAdverb(lower: string): boolean {
  return FILLERS.has(lower) || OFTEN.has(lower) || lower === "ever" || lower === "most" || /.{3}ly$/u.test(lower);
}

/** "(The loans that) E granted": a name with its verb, where no preposition says what it is. */
function isFiniteBehind(tokens: readonly Token[], at: number): boolean {
  return isPast(lowerOf(tokens[at + 1])) && !PREPOSITIONS.has(lowerOf(tokens[at - 1]));
}
