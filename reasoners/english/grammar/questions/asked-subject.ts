import type { Form } from "../../../../engine/question/form/logical-form.ts";
import type { Grammar } from "../grammar.ts";
import { applied, type FormParse, type Nominal, parse } from "../parse.ts";
import { calledBy } from "../relation/called-by.ts";
import { fitted } from "../relation/fitted.ts";
import { comitativeIn } from "../relation/jointly.ts";
import { isChange } from "../verb-phrase/at-a-time.ts";
import { isBareName } from "./bare-name.ts";
import { endingIn } from "./possible-ending.ts";

/** "(N) verb E …": the wanted end is the subject. */
export function subjectQuestions(
  grammar: Grammar,
  from: number,
  to: number,
  kind: Nominal,
  cost: number,
): readonly FormParse[] {
  const together = kind.set === undefined ? [] : comitativeIn(grammar, from, to, parse(kind.set, cost));
  if (together.length > 0) return together;
  const begins = isChange(grammar.words.slice(0, from));
  return grammar.predicates(from, to).flatMap((said) => {
    if (begins && said.value.kind === "at") return [];
    const set = applied(kind.set, fitted(kind.set, said.value, grammar));
    if (set === undefined) return [];
    const named = kind.set === undefined ? calledBy(grammar, set, kind.noun) : set;
    const ending = endingIn(grammar, named, kind.noun === "person" ? "PERSON" : "ENTITY");
    return ending === undefined || isBareName(ending) ? [] : [parse<Form>(ending, cost + said.cost)];
  });
}
