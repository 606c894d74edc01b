import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import { DETERMINERS, isAuxiliary, isFunctionWord, MARKS, PREPOSITIONS, WH } from "../language/function-words.ts";
import { isVerb } from "../language/verbs.ts";
import { isPast } from "../language/word-forms.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { placeOf } from "../measured-wordings/asked.ts";
import { namedInOrder } from "../plain-question/named-in-order.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

const PARTING: ReadonlySet<string> = new Set([",", ":", ";", "-", "–", "—"]);
const PRONOUNS: ReadonlySet<string> = new Set(["it", "he", "she", "they", "him", "them"]);
const OWNING: ReadonlySet<string> = new Set(["its", "his", "their", "her"]);

/**
 * "E, who made it" as "who made E" and "the owner of E: who is her husband" as "who is the husband of the owner of E":
 * what a question is about stands before it, and a pronoun in its place. Undefined where there is not just one.
 */
export function namedFirst<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  let end = words.length;
  while (end > 0 && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const start = questionFrom(words, input);
  if (start === undefined) return undefined;
  const to = PARTING.has(words[start - 1]?.lower ?? "") ? start - 1 : start;
  // A question or a sentence of its own is not what another one is about.
  if (to < 1 || words.slice(0, to).some(({ lower }) => WH.has(lower) || isAuxiliary(lower))) return undefined;
  const spoken = words.flatMap(({ lower }, at) =>
    at >= start && at < end && (PRONOUNS.has(lower) || OWNING.has(lower)) ? [at] : [],
  );
  const [at, ...others] = spoken;
  if (at === undefined || others.length > 0) return undefined;
  const thing: Piece = { from: 0, to };
  const tail: Piece = { from: end, to: words.length };
  const noun = nounBehind(words, at, end);
  const isOwned = OWNING.has(words[at]?.lower ?? "") && noun > at + 1;
  if (OWNING.has(words[at]?.lower ?? "") && !isOwned && words[at]?.lower !== "her") return undefined;
  // "Her husband is": what stands behind the noun would be said of something else.
  if (isOwned && noun < end) return undefined;
  const pieces: readonly Piece[] = isOwned
    ? [{ from: start, to: at }, { said: "the" }, { from: at + 1, to: noun }, { said: "of" }, thing, tail]
    : [{ from: start, to: at }, thing, { from: at + 1, to: words.length }];
  return { input: withPieces(input, pieces), readAs: [], doubts: [] };
}

/** Where the question begins: behind a mark, or behind a name that stands first without one. */
function questionFrom(words: readonly Word[], { mentions }: AnalysisInput): number | undefined {
  const mark = words.findIndex(({ lower }) => PARTING.has(lower));
  if (mark > 0) return asks(words, mark + 1) ? mark + 1 : undefined;
  const named = mentions.flatMap((name) => {
    const [from, to] = placeOf(name, words);
    const isFirst = from === 0 || words.slice(0, from).every(({ lower }) => isFunctionWord(lower) && !WH.has(lower));
    return isFirst && name.candidates.some((each) => !isOnlyAlike(each)) && asks(words, to) ? [to] : [];
  });
  return named.length === 0 ? behindClause(words, mentions) : Math.max(...named);
}

/**
 * "The coat E wore who made it": behind a thing and what somebody did with it "who" asks; of a person it would say more
 * ("the man who made it"), and so it would right behind a noun.
 */
function behindClause(words: readonly Word[], mentions: AnalysisInput["mentions"]): number | undefined {
  if (!DETERMINERS.has(words[0]?.lower ?? "")) return undefined;
  const at = words.findIndex(({ lower }) => WH.has(lower));
  const verb = words[at - 1]?.lower ?? "";
  const isDeed = isPast(verb) || isVerb(verb);
  const holdsName = namedInOrder(words, mentions).some(({ from, to }) => from > 1 && to === at - 1);
  return at > 0 && isDeed && holdsName && words.slice(at).some(({ lower }) => lower === "it") ? at : undefined;
}

function asks(words: readonly Word[], at: number): boolean {
  const lower = words[at]?.lower ?? "";
  return WH.has(PREPOSITIONS.has(lower) ? (words[at + 1]?.lower ?? "") : lower);
}

function nounBehind(words: readonly Word[], at: number, end: number): number {
  let to = at + 1;
  while (to < end && to <= at + 3 && !isFunctionWord(words[to]?.lower ?? "")) to += 1;
  return to;
}
