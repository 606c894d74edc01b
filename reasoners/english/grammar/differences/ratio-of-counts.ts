import type { Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BE } from "../../language/function-words.ts";
import { isPlural } from "../../language/word-forms.ts";
import { COMPARISONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { postmodifiers } from "../noun-phrase/postmodifier.ts";
import { applied, type FormParse, parse, type Parse } from "../parse.ts";
import { fitted } from "../relation/fitted.ts";
import { nounAsked } from "./difference-between.ts";

const MOST_WORDS_OF_A_KIND = 4;
const TIMES_AS_MANY = ["how", "many", "times", "as", "many"];

/**
 * "What is the ratio of mills to towns", "the ratio of mills to towns in E", "how many times as many mills as towns are
 * there in E": of things of two kinds. What stands behind both is said of both; where one has more said of it alone,
 * nobody can tell whether the other is meant to have it too.
 */
export function ratioOfCounts(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const noun = nounAsked(grammar, from);
  if (words[noun]?.lower === "ratio" && words[noun + 1]?.lower === "of")
    return kindsJoined(grammar, noun + 2, "to", to).flatMap(({ kinds, at }) => ratios(grammar, kinds, at, to));
  if (!TIMES_AS_MANY.every((lower, index) => words[from + index]?.lower === lower)) return [];
  return kindsJoined(grammar, from + TIMES_AS_MANY.length, "as", to).flatMap(({ kinds, at }) =>
    BE.has(words[at]?.lower ?? "") && words[at + 1]?.lower === "there" ? ratios(grammar, kinds, at + 2, to) : [],
  );
}

interface Joined {
  readonly kinds: readonly [Parse<SetForm>, Parse<SetForm>];
  /** Where what is said of both begins. */
  readonly at: number;
}

/** "Mills to towns": two kinds in the plural, with nothing more said of either. */
function kindsJoined(grammar: Grammar, from: number, link: string, to: number): readonly Joined[] {
  const { words } = grammar;
  const found: Joined[] = [];
  for (let middle = from + 1; middle < to && middle <= from + MOST_WORDS_OF_A_KIND; middle += 1) {
    if (words[middle]?.lower !== link) continue;
    for (let at = middle + 2; at <= to && at <= middle + 1 + MOST_WORDS_OF_A_KIND; at += 1)
      for (const these of kindsAt(grammar, from, middle))
        for (const those of kindsAt(grammar, middle + 1, at)) found.push({ kinds: [these, those], at });
  }
  return found;
}

function kindsAt(grammar: Grammar, from: number, to: number): readonly Parse<SetForm>[] {
  const isOfSeveral = isPlural(grammar.words[to - 1]?.lower ?? "");
  return grammar
    .sets(from, to)
    .filter(({ value }) => isOfSeveral && value.kind === "instances" && value.candidates.length > 0);
}

function ratios(grammar: Grammar, [these, those]: Joined["kinds"], at: number, to: number): readonly FormParse[] {
  const cost = these.cost + those.cost + COMPARISONS.said;
  if (at === to) return [parse<Form>({ kind: "count", set: these.value, against: those.value }, cost)];
  return postmodifiers(grammar, at, to).flatMap(({ value: said, cost: more }): readonly FormParse[] => {
    const [set, against] = [these, those].map(({ value }) => applied(value, fitted(value, said, grammar)));
    return set === undefined || against === undefined
      ? []
      : [parse<Form>({ kind: "count", set, against }, cost + 2 * more)];
  });
}
