import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { MARKS } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { wordsOf } from "../language/words.ts";
import { reworded } from "../plain-question/pieces.ts";
import type { InNouns } from "./in-nouns.ts";

/** Behind "which", a noun of at most two words. */
const MOST_BEFORE = 3;
const ASKING: ReadonlySet<string> = new Set(["who", "which", "what"]);

/** "Who first climbed E" as "who climbed E first": what is done first may be said before the verb, and at the end. */
export function firstOfAll(input: AnalysisInput): InNouns | undefined {
  const all = wordsOf(input.question);
  const words = all.slice(politeOpening(all, 0));
  const first = words.findIndex(({ lower }) => lower === "first");
  const [verb, ...others] = words.slice(first + 1);
  if (first < 1 || first > MOST_BEFORE || verb === undefined || !isPast(verb.lower)) return undefined;
  if (!ASKING.has(words[0]?.lower ?? "") || others.some(({ lower }) => lower === "first")) return undefined;
  const from = words[first]?.start ?? 0;
  if (input.mentions.some(({ start, end }) => start <= from && end >= verb.start)) return undefined;
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const pieces = [{ from: 0, to: first }, { from: first + 1, to: end }, { said: "first" }];
  const { text, moved } = reworded(input.question, words, pieces);
  const mentions = input.mentions.flatMap((mention) => {
    const place = moved(mention.start, mention.end);
    return place === undefined ? [] : [{ ...mention, ...place }];
  });
  return {
    input: { ...input, question: text, mentions },
    told: `“first ${verb.text}” was read as “${verb.text} … first”`,
  };
}
