import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { BE, HAVE, isAuxiliary, MARKS, NEGATION, WH } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { applied, type FormParse, type Nominal, parse, type Parse } from "../parse.ts";
import { turned } from "../relation/turned.ts";
import { isCountable, quantifierAt, saidOf } from "../verb-phrase/counted.ts";
import { endingIn } from "./possible-ending.ts";

const MOST_WORDS_BEHIND = 8;

/**
 * "(At which) hall do the most choirs rehearse", "(to whom) have at least two bargees been sworn": the one that so
 * many of what does something do it to, where the preposition that the question begins with belongs to the verb.
 * @param from where the auxiliary stands
 * @param kinds what is asked for may be
 */
export function countedInFront(
  grammar: Grammar,
  from: number,
  to: number,
  fronted: readonly Word[],
  kinds: readonly Parse<Nominal>[],
): readonly FormParse[] {
  const { words } = grammar;
  if (fronted.length === 0 || kinds.length === 0) return [];
  let at = from;
  while (at < to && isAuxiliary(words[at]?.lower ?? "")) at += 1;
  const auxiliaries = words.slice(from, at);
  if (auxiliaries.length === 0 || auxiliaries.some(({ lower }) => NEGATION.has(lower))) return [];
  const many = quantifierAt(grammar, at, to);
  // Of those whom nobody does it to it is not known that they have the fewest.
  if (many === undefined || (many.quantity.kind === "extreme" && many.quantity.direction === "min")) return [];
  const copula = auxiliaries.filter(({ lower }) => BE.has(lower) || HAVE.has(lower));
  const found: FormParse[] = [];
  for (let end = many.at + 1; end < to; end += 1) {
    const verb = words.slice(end, to);
    if (verb.length > MOST_WORDS_BEHIND || verb.some(({ lower }) => MARKS.has(lower) || WH.has(lower))) continue;
    const swallowed = grammar.swallowedNames(end, to);
    for (const things of grammar.sets(many.at, end)) {
      const way = grammar.follow(things, { words: [...copula, ...verb, ...fronted], role: "BEFORE" });
      if (way?.value.kind !== "follow" || way.value.from !== things.value || !isCountable(way.value.relation)) continue;
      const { relation } = way.value;
      const back = { ...relation, candidates: relation.candidates.map(turned) };
      for (const kind of kinds) {
        const domain =
          kind.value.set ?? endingIn(grammar, way.value, kind.value.noun === "person" ? "PERSON" : "ENTITY");
        if (domain === undefined) continue;
        const said = saidOf(many.quantity, back, { how: "count", among: things.value }, domain, way.cost);
        const set = applied(kind.value.set, said.value);
        if (set !== undefined) found.push(parse<Form>(set, said.cost + kind.cost + swallowed + QUESTIONS.counted));
      }
    }
  }
  return found;
}
