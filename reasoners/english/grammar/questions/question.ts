import { ofEachMember } from "../each/each.ts";
import { rankedOfEach, totalledOfEach } from "../each/ranked-of-each.ts";
import type { Grammar } from "../grammar.ts";
import type { FormParse } from "../parse.ts";
import { nextTo } from "../order/next-to.ts";
import { totals } from "../totals/total.ts";
import { asked } from "./asked.ts";
import { askedAtATime } from "./at-a-time.ts";
import { trimmed } from "./politeness.ts";
import { wholePhrases } from "./whole-phrase.ts";

/** All ways to read the words of a question, in no order. */
export function questions(grammar: Grammar): readonly FormParse[] {
  const { from, to } = trimmed(grammar);
  if (from >= to) return [];
  const found = [
    ...asked(grammar, from, to),
    ...totals(grammar, from, to),
    ...askedAtATime(grammar, from, to),
    ...ofEachMember(grammar, from, to),
    ...nextTo(grammar, from, to),
    ...wholePhrases(grammar, from, to),
  ];
  return [
    ...found,
    ...found.flatMap((each) => rankedOfEach(grammar.words, each)),
    ...found.flatMap((each) => totalledOfEach(grammar.words, each)),
  ];
}
