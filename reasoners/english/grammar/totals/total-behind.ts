import { isSet, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import { DO, HAVE } from "../../language/function-words.ts";
import type { Grammar } from "../grammar.ts";
import { listsIn } from "../named-list.ts";
import { type FormParse, parse, type Parse } from "../parse.ts";
import { asked } from "../questions/asked.ts";
import { behindMeasure, saysAddedUp } from "./aggregate.ts";
import { perGroup } from "./per-group.ts";
import { sumOf, totalOf } from "./totalled.ts";

const MOST_WORDS_BEHIND = 3;
const MOST_WORDS_OF_A_NOUN = 4;

/** "(How much did E give) in all", "(the lakes' depth) on average": a question whose answers are values of several. */
export function totalsBehind(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const found: FormParse[] = [];
  for (let at = Math.max(from + 2, to - MOST_WORDS_BEHIND); at < to; at += 1) {
    const behind = behindMeasure(grammar.words, at);
    if (behind?.length !== to - at) continue;
    const end = grammar.words[at - 1]?.lower === "," ? at - 1 : at;
    found.push(...ofEachNamed(grammar, from, end).flatMap((set) => totalOf(grammar, set, behind.how)));
    if (grammar.words[from]?.lower === "how" && grammar.words[from + 1]?.lower === "many")
      found.push(...perGroup(grammar, from + 2, end, behind.how));
    const isAddedUp = saysAddedUp(grammar.words, at);
    for (const question of asked(grammar, from, end)) {
      const { value, cost } = question;
      if (value.kind === "total" && value.how === behind.how) found.push(question);
      if (value.kind === "count" && behind.how === "sum") found.push(...ofAll(value.set, cost));
      if (isAddedUp && isSet(value)) found.push(...sumOf(grammar, parse(value, cost)));
      else if (value.kind === "follow" || value.kind === "at")
        found.push(...totalOf(grammar, parse(value, cost), behind.how));
    }
  }
  return found;
}

/** "How many films did E and F direct in total": those of both, rather than those that they have in common. */
function ofAll(set: SetForm, cost: number): readonly FormParse[] {
  if (set.kind !== "intersect") return [];
  const ends = set.sets.flatMap((each) => (each.kind === "follow" && each.from.kind === "mention" ? [each] : []));
  const [first] = ends;
  const isOfEach = ends.every(({ relation }) => JSON.stringify(relation) === JSON.stringify(first?.relation));
  if (ends.length < 2 || !isOfEach) return [];
  const others = set.sets.filter((each) => !ends.some((end) => end === each));
  const united = ends.map((end): SetForm => {
    const sets = [...others, end];
    return sets.length === 1 ? end : { kind: "intersect", sets };
  });
  return [parse<Form>({ kind: "count", set: { kind: "union", sets: united } }, cost)];
}

/** "How many seats do E and F have": what several have that are told one by one. */
function ofEachNamed(grammar: Grammar, from: number, to: number): readonly Parse<SetForm>[] {
  const { words } = grammar;
  if (words[from]?.lower !== "how" || !isAmount(words[from + 1]?.lower ?? "")) return [];
  const start = from + 2;
  for (let at = start + 1; at <= start + MOST_WORDS_OF_A_NOUN; at += 1) {
    const lower = words[at]?.lower ?? "";
    if (!DO.has(lower) && !HAVE.has(lower)) continue;
    const end = DO.has(lower) && HAVE.has(words[to - 1]?.lower ?? "") ? to - 1 : to;
    if (DO.has(lower) && end === to) return [];
    const noun = words.slice(start, at);
    return listsIn(grammar, [at + 1, end]).flatMap(({ value: sets, cost }) => {
      const linked = grammar.follow(parse<SetForm>({ kind: "union", sets }, cost), {
        words: noun,
        role: "NOUN",
        wanted: "NUMBER",
      });
      return linked === undefined ? [] : [linked];
    });
  }
  return [];
}

function isAmount(lower: string): boolean {
  return lower === "many" || lower === "much";
}
