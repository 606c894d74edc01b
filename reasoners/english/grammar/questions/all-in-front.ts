import lists from "../../language/data/operator-words.json" with { type: "json" };
import type { Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BE, DETERMINERS, MARKS, PREPOSITIONS } from "../../language/function-words.ts";
import { OF_THINGS } from "../../language/question-words.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import { ORDERS, QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { applied, type FormParse, intersection, parse, type Parse } from "../parse.ts";
import { fitted, saidOf } from "../relation/fitted.ts";
import { isLinked } from "../relation/is-linked.ts";
import type { WordOrder } from "./word-order.ts";

const UNIVERSAL = wordSet(lists.universalBeforeNoun);
const MOST_WORDS_OF_A_KIND = 3;

/**
 * "In which ports are all the boats insured" is read as "in which ports all the boats are insured", for each noun that
 * the boats may be.
 */
export function verbBehindAll(words: readonly Word[]): readonly WordOrder[] {
  const all = allAskedOf(words);
  if (all === undefined || !BE.has(words[all - 1]?.lower ?? "")) return [];
  const noun = DETERMINERS.has(words[all + 1]?.lower ?? "") ? all + 2 : all + 1;
  const orders: WordOrder[] = [];
  const last = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  for (let end = noun + 1; end <= noun + MOST_WORDS_OF_A_KIND && end < last; end += 1)
    orders.push({
      words: [...words.slice(0, all - 1), ...words.slice(all, end), ...words.slice(all - 1, all), ...words.slice(end)],
      cost: ORDERS.verbBehindAll,
    });
  return orders;
}

/** Where "all" stands behind a preposition, "which" and a noun; undefined where it does not. */
export function allAskedOf(words: readonly Word[]): number | undefined {
  if (!PREPOSITIONS.has(words[0]?.lower ?? "") || !OF_THINGS.has(words[1]?.lower ?? "")) return undefined;
  const all = words.findIndex(({ lower }) => UNIVERSAL.has(lower));
  return all > 2 && all <= MOST_WORDS_OF_A_KIND + 3 ? all : undefined;
}

/** "In which ports all the boats are insured": those that have boats, and none that is not. */
export function allInFront(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const behind = allAskedOf(words.slice(from, to));
  if (behind === undefined) return [];
  const all = from + behind;
  const noun = DETERMINERS.has(words[all + 1]?.lower ?? "") ? all + 2 : all + 1;
  const are = words.findIndex(({ lower }, at) => at > noun && BE.has(lower));
  if (are < 0 || are >= to - 1 || are - noun > MOST_WORDS_OF_A_KIND) return [];
  const found: FormParse[] = [];
  for (const kind of kindsIn(grammar, from + 2, all)) {
    for (const things of kindsIn(grammar, noun, are)) {
      const lie = [...words.slice(are, are + 1), ...words.slice(from, from + 1)];
      const placed = (set: SetForm): Parse<SetForm> | undefined => {
        const way = grammar.follow(parse(set, 0), { words: lie, role: "BEFORE" });
        return way === undefined ? undefined : parse(saidOf(kind.value, way.value, grammar), way.cost);
      };
      const having = placed(things.value);
      if (having === undefined || !isLinked(having.value)) continue;
      for (const said of grammar.predicates(are, to)) {
        const such = applied(things.value, fitted(things.value, said.value, grammar));
        const others = such && placed({ kind: "except", set: things.value, without: such });
        if (others === undefined) continue;
        const set = intersection([kind.value, having.value]);
        const cost = kind.cost + things.cost + having.cost + said.cost + QUESTIONS.counted;
        found.push(parse<Form>({ kind: "except", set, without: others.value }, cost));
      }
    }
  }
  return found;
}

function kindsIn(grammar: Grammar, from: number, to: number): readonly Parse<SetForm>[] {
  return grammar.sets(from, to).filter(({ value }) => value.kind === "instances");
}
