import phrases from "../../language/data/phrases.json" with { type: "json" };
import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { DO } from "../../language/function-words.ts";
import { phraseText, wordsOf } from "../../language/words.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";
import { isLinked } from "../relation/is-linked.ts";
import { phraseList } from "../../language/word-set.ts";

const IDIOMS = phraseList(phrases.livelihood);
/** Of what one did once nobody says that it was for a living. */
const NOW: ReadonlySet<string> = new Set(["do", "does"]);

/** "what does E do for a living", "what does E do": E's occupation. */
export function livelihood(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const lowerAt = (at: number): string => grammar.words[at]?.lower ?? "";
  const idiom = IDIOMS.find((each) => each.every((lower, index) => lowerAt(to - each.length + index) === lower));
  const start = to - (idiom?.length ?? 1);
  const isSaid = idiom !== undefined ? DO.has(lowerAt(from)) : NOW.has(lowerAt(from)) && lowerAt(start) === "do";
  if (!isSaid || start <= from) return [];
  return grammar.sets(from + 1, start).flatMap((subject) => {
    const linked = grammar.follow(subject, { words: wordsOf("occupation"), role: "NOUN", wanted: "ENTITY" });
    if (linked?.value.kind !== "follow" || !isLinked(linked.value)) return [];
    const text = phraseText(grammar.words.slice(start, to));
    return [parse<Form>({ ...linked.value, relation: { ...linked.value.relation, text } }, linked.cost)];
  });
}
