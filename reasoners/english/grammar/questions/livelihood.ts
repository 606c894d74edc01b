import phrases from "../../language/data/phrases.json" with { type: "json" };
import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { DO } from "../../language/function-words.ts";
import { phraseText, wordsOf } from "../../language/words.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";
import { isLinked } from "../relation/is-linked.ts";
import { phraseList } from "../../language/word-set.ts";

const [IDIOM = []] = phraseList(phrases.livelihood);

/** "what does E do for a living": E's occupation. */
export function livelihood(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const start = to - IDIOM.length;
  const isSaid = IDIOM.every((lower, index) => grammar.words[start + index]?.lower === lower);
  if (!DO.has(grammar.words[from]?.lower ?? "") || !isSaid) return [];
  return grammar.sets(from + 1, start).flatMap((subject) => {
    const linked = grammar.follow(subject, { words: wordsOf("occupation"), role: "NOUN", wanted: "ENTITY" });
    if (linked?.value.kind !== "follow" || !isLinked(linked.value)) return [];
    const text = phraseText(grammar.words.slice(start, to));
    return [parse<Form>({ ...linked.value, relation: { ...linked.value.relation, text } }, linked.cost)];
  });
}
