import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { gradedAdjective, gradedBehindDegree } from "../language/adjectives.ts";
import { MARKS } from "../language/function-words.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { reworded } from "../plain-question/pieces.ts";
import type { InNouns } from "./in-nouns.ts";

const TIMES = ["how", "many", "times"];

/**
 * "How many times higher is A than B" as "how many times as high is A as B", and "how many times more films" as "times
 * as many films". Most people mean that by it, and some how much more it is: that is to be told.
 */
export function timesMore(input: AnalysisInput): InNouns | undefined {
  const all = wordsOf(input.question);
  const words = all.slice(politeOpening(all, 0));
  if (!TIMES.every((lower, at) => words[at]?.lower === lower)) return undefined;
  const compared = comparedAt(words, TIMES.length);
  const than = words.findLastIndex(({ lower }) => lower === "than");
  if (compared === undefined || than < compared.to) return undefined;
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const pieces = [
    { from: 0, to: TIMES.length },
    { said: `as ${compared.base}` },
    { from: compared.to, to: than },
    { said: "as" },
    { from: than + 1, to: end },
  ];
  const { text, moved } = reworded(input.question, words, pieces);
  const mentions = input.mentions.flatMap((mention) => {
    const place = moved(mention.start, mention.end);
    return place === undefined ? [] : [{ ...mention, ...place }];
  });
  const said = words.slice(TIMES.length, compared.to).map((word) => word.text);
  return {
    input: { ...input, question: text, mentions },
    told: `“times ${said.join(" ")}” was read as “times as ${compared.base}”, and may mean how much more it is`,
  };
}

/** "Higher", "more expensive", "more films". */
function comparedAt(words: readonly Word[], at: number): { readonly base: string; readonly to: number } | undefined {
  const graded = gradedAdjective(words[at]?.lower ?? "");
  if (words[at]?.lower === "more") {
    const next = gradedBehindDegree(words[at + 1]?.lower ?? "");
    return next?.degree === "base" ? { base: next.base, to: at + 2 } : { base: "many", to: at + 1 };
  }
  return graded?.degree === "comparative" ? { base: graded.base, to: at + 1 } : undefined;
}
