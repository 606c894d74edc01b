import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { MARKS } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { wordsOf } from "../language/words.ts";
import { phraseList } from "../language/word-set.ts";
import { type InOrdinaryWords, withPieces } from "../ordinary-words/put-in-words.ts";
import { namedInOrder } from "../plain-question/named-in-order.ts";
import lists from "../language/data/talk-words.json" with { type: "json" };

const AS_WELL = phraseList(lists.asWell);
const JOINING: ReadonlySet<string> = new Set(["and", ",", "?", ";"]);

const TIMES: ReadonlySet<string> = new Set(["year", "date"]);

/**
 * "E's height, and F's as well", "when was E founded? and F too": what is asked of the first name is asked of the other
 * one. Undefined where anything else is said.
 */
export function withOtherNamed<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const names = namedInOrder(words, input.mentions);
  const [one, other] = [names.at(-2), names.at(-1)];
  if (one === undefined || other === undefined || names.length !== 2) return undefined;
  const end = words.findLastIndex(({ lower }) => !MARKS.has(lower)) + 1;
  const behind = words.slice(words[other.to]?.lower === "'s" ? other.to + 1 : other.to, end).map(({ lower }) => lower);
  const isAsWell = AS_WELL.some((phrase) => phrase.join(" ") === behind.join(" "));
  let joined = other.from;
  if (words[joined - 1]?.lower === "the") joined -= 1;
  while (JOINING.has(words[joined - 1]?.lower ?? "")) joined -= 1;
  if (!isAsWell || joined === other.from || joined <= one.to) return undefined;
  const isOwner = words[one.to]?.lower === "'s" || words[other.to]?.lower === "'s";
  const noun = words.slice(words[one.to]?.lower === "'s" ? one.to + 1 : one.to, joined);
  const both: readonly Piece[] = [{ from: one.from, to: one.to }, { said: "and" }, { from: other.from, to: other.to }];
  if (noun.length === 0 && one.from < 2) return undefined;
  const { lower: verb = "" } = noun[0] ?? {};
  const from = joined - noun.length;
  const isDated = noun.length === 2 && isPast(verb) && TIMES.has(noun[1]?.lower ?? "");
  const pieces: readonly Piece[] = isDated
    ? [{ said: "when were" }, ...both, { from, to: from + 1 }]
    : // A headline is said as what its noun is of.
      noun.length > 0 && (isOwner || one.from === 0)
      ? [{ said: "what is the" }, { from, to: joined }, { said: "of" }, ...both]
      : [{ from: 0, to: one.from }, ...both, { from: one.to, to: joined }];
  return { input: withPieces(input, pieces), readAs: [], doubts: [] };
}
