import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { HAVE } from "../language/function-words.ts";
import { likeVerb } from "../language/inflection.ts";
import { wordsOf } from "../language/words.ts";
import { placeOf } from "../measured-wordings/asked.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

const ASKING: ReadonlySet<string> = new Set(["which", "that", "who", "what"]);

/**
 * "The plays which had E directing and music by F" as "the plays which were directed by E and had music by F": whom
 * they had doing something did it. Undefined where nothing is said so.
 */
export function hadDoing<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  for (const name of input.mentions) {
    if (name.candidates.every(isOnlyAlike)) continue;
    const [from, to] = placeOf(name, words);
    const [had, doing] = [words[from - 1], words[to]];
    if (to <= from || had === undefined || doing === undefined || !HAVE.has(had.lower)) continue;
    if (!/.{3}ing$/u.test(doing.lower) || !words.slice(0, from - 1).some(({ lower }) => ASKING.has(lower))) continue;
    const [verb] = englishDictionary().lemmasOf(doing.lower, "v");
    if (verb === undefined) continue;
    const and = words[to + 1]?.lower === "and" ? 1 : 0;
    const isMore = and > 0 && words[to + 3]?.lower === "by";
    if (!isMore && words.slice(to + 1).some(({ lower }) => /^\p{L}/u.test(lower))) continue;
    return {
      input: withPieces(input, [
        { from: 0, to: from - 1 },
        { said: `were ${likeVerb(verb, "made", true)} by` },
        { from, to },
        ...(isMore ? [{ said: `and ${had.lower}` }] : []),
        { from: to + 1 + and, to: words.length },
      ]),
      readAs: [],
      doubts: [],
    };
  }
  return undefined;
}
