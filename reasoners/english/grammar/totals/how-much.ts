import type { Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { DO, HAVE } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { QUESTIONS } from "../../weights.ts";
import { amountOf } from "./amount-of.ts";
import { asDonating } from "./giving.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse, type Parse } from "../parse.ts";

const MOST_WORDS_OF_A_NOUN = 2;
const MOST_WORDS_OF_A_VERB = 3;

/**
 * "How much (money) did E give": where a graph has gifts as things of their own, what their amounts come to. Of one
 * gift two of the same amount are not told from each other unless each is a thing.
 * @param from behind "how much"
 */
export function howMuch(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  for (let at = from; at <= from + MOST_WORDS_OF_A_NOUN; at += 1) {
    const lower = words[at]?.lower ?? "";
    if (!DO.has(lower) && !HAVE.has(lower)) continue;
    const noun = words.slice(from, at);
    return doneBy(grammar, at + 1, to).flatMap((done) => amountsOf(grammar, done, noun));
  }
  return [];
}

/** What E did: the things that "E verb" leads to. */
function doneBy(grammar: Grammar, from: number, to: number): readonly Parse<SetForm>[] {
  const found: Parse<SetForm>[] = [];
  for (let end = Math.max(from + 1, to - MOST_WORDS_OF_A_VERB); end < to; end += 1) {
    const verb = grammar.words.slice(end, to);
    const said = asDonating(verb);
    for (const subject of grammar.sets(from, end)) {
      const linked = grammar.follow(subject, { words: said, role: "BEFORE" });
      if (linked?.value.kind === "follow" && linked.value.relation.candidates.length > 0)
        found.push(parse(linked.value, linked.cost + grammar.swallowedNames(end, to)));
    }
  }
  return found;
}

function amountsOf(grammar: Grammar, { value, cost }: Parse<SetForm>, noun: readonly Word[]): readonly FormParse[] {
  const by = amountOf(grammar, value, noun);
  return by === undefined
    ? []
    : [parse<Form>({ kind: "total", set: value, by, how: "sum" }, cost + QUESTIONS.amountOfGap)];
}
