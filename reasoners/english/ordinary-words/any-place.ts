import lists from "../language/data/ordinary-words.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf } from "../language/words.ts";
import { classesEndingIn, linkClass } from "../linking/class-linker.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

const OUTFITS = wordSet(lists.outfits);
const RELATIVE: ReadonlySet<string> = new Set(["that", "which", "who", "where"]);

/**
 * "The firm that built E", "the practice E works at" as "the place that …", where the graph calls nothing so: what it
 * is is said by what follows. Undefined where nothing follows, or the graph has the noun.
 */
export function anyPlace<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const at = words.findIndex(
    ({ text, lower }, index) => text === lower && OUTFITS.has(lower) && words[index - 1]?.lower === "the",
  );
  const [word, behind] = [words[at], words[at + 1]];
  if (word === undefined || behind === undefined) return undefined;
  if (linkClass([word], input.catalogue).length > 0 || classesEndingIn([word], input.catalogue).length > 0)
    return undefined;
  const isRelative = RELATIVE.has(behind.lower);
  const isNamed = input.mentions.some(({ start }) => start === behind.start) && !isFunctionWord(behind.lower);
  if (!isRelative && !isNamed) return undefined;
  return {
    input: withPieces(input, [
      { from: 0, to: at },
      { said: isRelative ? "place" : "place that" },
      { from: at + 1, to: words.length },
    ]),
    readAs: [],
    doubts: [`“${word.text}” was read as “place”, which may not be meant`],
  };
}
