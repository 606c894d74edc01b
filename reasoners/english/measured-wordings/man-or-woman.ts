import lists from "../language/data/man-or-woman.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { BE, MARKS } from "../language/function-words.ts";
import { phraseText, wordsOf } from "../language/words.ts";
import { reworded } from "../plain-question/pieces.ts";
import type { InNouns } from "./in-nouns.ts";

const BEHIND: ReadonlySet<string> = new Set(lists.behind);
/** Words of the longest of them: "a man or a woman". */
const MOST_BEHIND = 5;

/** "Is E a man or a woman" as "what is the gender of E". */
export function manOrWoman(input: AnalysisInput): InNouns | undefined {
  const all = wordsOf(input.question);
  const words = all.slice(politeOpening(all, 0));
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  if (!BE.has(words[0]?.lower ?? "")) return undefined;
  for (let length = MOST_BEHIND; length > 1; length -= 1) {
    const said = phraseText(words.slice(end - length, end)).toLowerCase();
    if (end - length < 2 || !BEHIND.has(said)) continue;
    const pieces = [{ said: "what is the gender of" }, { from: 1, to: end - length }];
    const { text, moved } = reworded(input.question, words, pieces);
    const mentions = input.mentions.flatMap((mention) => {
      const place = moved(mention.start, mention.end);
      return place === undefined ? [] : [{ ...mention, ...place }];
    });
    return { input: { ...input, question: text, mentions }, told: `“${said}” was read as a gender` };
  }
  return undefined;
}
