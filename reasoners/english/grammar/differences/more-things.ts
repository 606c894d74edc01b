import type { CompareForm, Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { DO, HAVE, isAuxiliary, WH } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { COMPARISONS } from "../../weights.ts";
import { lastIndex } from "../comparisons/measure.ts";
import type { Grammar } from "../grammar.ts";
import { listsIn } from "../named-list.ts";
import { type FormParse, parse, type Parse } from "../parse.ts";
import { type CountedMeasure, countedMeasures } from "./counted-measure.ts";
import { thingsAt } from "./two-sides.ts";

const MOST_WORDS_OF_A_VERB = 4;
const MOST_WORDS_OF_THINGS = 6;

/** "Did A direct more films than B?", "Has A more ports than B?", "Who directed more films, A or B?" */
export function moreThings(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const first = grammar.words[from]?.lower ?? "";
  if (isAuxiliary(first)) return whether(grammar, from, to);
  return WH.has(first) ? which(grammar, from, to) : [];
}

/** "More", "fewer": which end it names, and where what there is more of begins. */
export function endOfMore(
  words: readonly Word[],
  at: number,
): { readonly direction: "max" | "min"; readonly end: number } | undefined {
  const lower = words[at]?.lower;
  if (lower === "more") return { direction: "max", end: at + 1 };
  return lower === "fewer" || lower === "less" ? { direction: "min", end: at + 1 } : undefined;
}

function whether(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const isHaving = HAVE.has(words[from]?.lower ?? "");
  const than = lastIndex(words, from, to, "than");
  if (than === undefined || (!isHaving && !DO.has(words[from]?.lower ?? ""))) return [];
  const found: FormParse[] = [];
  for (let at = from + 2; at < than - 1; at += 1) {
    const more = endOfMore(words, at);
    if (more === undefined) continue;
    for (let end = Math.max(from + 2, at - MOST_WORDS_OF_A_VERB); end <= at; end += 1) {
      const verb = end < at ? words.slice(end, at) : isHaving ? words.slice(from, from + 1) : [];
      if (verb.length === 0) continue;
      const others = thingsAt(grammar, than + 1, to);
      for (const a of others.length === 0 ? [] : thingsAt(grammar, from + 1, end))
        for (const measure of countedMeasures(grammar, a, [more.end, than], verb))
          for (const b of others) found.push(compared(a, b, measure, { direction: more.direction, whether: true }));
    }
  }
  return found;
}

function which(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const or = lastIndex(words, from, to, "or");
  const at = words.findIndex((_word, index) => index > from && index < to && endOfMore(words, index) !== undefined);
  const more = at < 0 ? undefined : endOfMore(words, at);
  if (or === undefined || more === undefined || or < more.end) return [];
  const found: FormParse[] = [];
  for (let start = Math.max(from + 1, at - MOST_WORDS_OF_A_VERB); start < at; start += 1) {
    const verb = words.slice(start, at);
    for (let end = more.end + 1; end < Math.min(or, more.end + MOST_WORDS_OF_THINGS); end += 1) {
      const list = words[end]?.lower === "," ? end + 1 : end;
      for (const { value, cost } of listsIn(grammar, [list, to])) {
        const [a, b] = value;
        if (a === undefined || b === undefined || value.length > 2) continue;
        for (const measure of countedMeasures(grammar, parse(a, 0), [more.end, end], verb))
          found.push(compared(parse(a, cost), parse(b, 0), measure, { direction: more.direction }));
      }
    }
  }
  return found;
}

function compared(
  a: Parse<SetForm>,
  b: Parse<SetForm>,
  { by, tally, cost }: CountedMeasure,
  said: Pick<CompareForm, "direction" | "whether">,
): FormParse {
  return parse<Form>(
    { kind: "compare", a: a.value, b: b.value, by, ...(tally === undefined ? {} : { tally }), ...said },
    a.cost + b.cost + cost + COMPARISONS.said,
  );
}
