import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { BE, MARKS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, intersection, parse } from "../parse.ts";

const NAMING = wordSet(lists.naming);
const MOST_WORDS_OF_A_KIND = 4;

/** "(Which) winery is called E": the one of the kind that is called just so, where only one is. */
export function calledSo(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const naming = grammar.words.findIndex(({ lower }, at) => at > from && at < to && NAMING.has(lower));
  const be = naming - 1;
  if (be <= from || be - from > MOST_WORDS_OF_A_KIND || !BE.has(grammar.words[be]?.lower ?? "")) return [];
  const first = naming + 1;
  const [mark, last] = [grammar.words[first]?.lower ?? "", grammar.words[to - 1]?.lower ?? ""];
  const [begin, end] = [MARKS.has(mark) ? first + 1 : first, MARKS.has(last) ? to - 1 : to];
  const name = grammar.mention(begin, end);
  if (name?.value.kind !== "mention" || name.value.candidates.length !== 1) return [];
  const { value, cost } = name;
  return grammar
    .nominals(from, be)
    .flatMap((kind) =>
      kind.value.set?.kind === "instances"
        ? [parse<Form>(intersection([kind.value.set, value]), kind.cost + cost)]
        : [],
    );
}
