import lists from "../language/data/frames.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { DETERMINERS, MARKS } from "../language/function-words.ts";
import { OF_PERSONS, OF_THINGS } from "../language/question-words.ts";
import { phraseList } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { isOfPlace } from "../linking/particles.ts";
import { namedInOrder } from "./named-in-order.ts";
import type { Piece } from "./pieces.ts";

const AT_ONCE = phraseList(lists.atOnce);

/**
 * "Which peaks lie in A and in B at once" as "in both A and B", "neither in A nor in B" as "in neither A nor B": a
 * preposition that is said of two names, said once. Undefined where none is.
 */
export function inBoth({
  question,
  mentions,
}: Pick<AnalysisInput, "question" | "mentions">): readonly Piece[] | undefined {
  const words = wordsOf(question);
  const asking = words[0]?.lower ?? "";
  const names = namedInOrder(words, mentions);
  for (const [at, first] of names.entries()) {
    const second = names[at + 1];
    if (second === undefined) continue;
    const own = placeBefore(words, first.from);
    const joint = words.slice(first.to, second.from).filter(({ lower }) => !DETERMINERS.has(lower));
    const [by, again, ...more] = joint.map(({ lower }) => lower);
    if (own === undefined || again !== words[own]?.lower || more.length > 0) continue;
    const before = words[own - 1]?.lower;
    const rest = [{ from: second.to + atOnceFrom(words, second.to), to: words.length }];
    const pair = (joined: string): readonly Piece[] => [
      { from: first.from, to: first.to },
      { said: joined },
      { from: second.from, to: second.to },
      ...rest,
    ];
    if (before === "neither" && by === "nor")
      return [{ from: 0, to: own - 1 }, { from: own, to: own + 1 }, { said: "neither" }, ...pair("nor")];
    const isAsked = OF_THINGS.has(asking) || OF_PERSONS.has(asking);
    if (by === "and" && (before === "both" || isAsked))
      return [
        { from: 0, to: before === "both" ? own - 1 : own },
        { from: own, to: own + 1 },
        { said: "both" },
        ...pair("and"),
      ];
  }
  return undefined;
}

/** Where a preposition of place stands before a name, articles aside. */
function placeBefore(words: readonly Word[], from: number): number | undefined {
  let at = from - 1;
  while (at > 0 && DETERMINERS.has(words[at]?.lower ?? "")) at -= 1;
  return at > 0 && isOfPlace(words[at]?.lower ?? "") ? at : undefined;
}

/** How many words from here say no more than "both" does: "at once", at the end. */
function atOnceFrom(words: readonly Word[], at: number): number {
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const said = AT_ONCE.find(
    (phrase) => phrase.length === end - at && phrase.every((each, more) => words[at + more]?.lower === each),
  );
  return said?.length ?? 0;
}
