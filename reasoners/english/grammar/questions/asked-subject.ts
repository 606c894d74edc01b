import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { HAVE } from "../../language/function-words.ts";
import { isPast } from "../../language/word-forms.ts";
import type { Grammar } from "../grammar.ts";
import { applied, type FormParse, type Nominal, parse } from "../parse.ts";
import { definitionRelation, kindNamed } from "../noun-phrase/definition.ts";
import { calledBy } from "../relation/called-by.ts";
import { fitted } from "../relation/fitted.ts";
import { comitativeIn } from "../relation/jointly.ts";
import { isChange } from "../time/change.ts";
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
  if (isPerfectOfName(grammar, from, to)) return [];
  const together = kind.set === undefined ? [] : comitativeIn(grammar, from, to, parse(kind.set, cost));
  if (together.length > 0) return together;
  const begins = isChange(grammar.words.slice(0, from));
  return grammar.predicates(from, to).flatMap((said) => {
    if (begins && said.value.kind === "at") return [];
    const set = applied(kind.set, fitted(kind.set, said.value, grammar));
    if (set === undefined) return [];
    const named = kind.set === undefined ? calledBy(grammar, set, kind.noun) : set;
    const ending = endingIn(grammar, named, kind.noun === "person" ? "PERSON" : "ENTITY");
    // "What is a flute?" asks what it is, where the graph says so, and not which ones are flutes.
    const isDefined = kind.noun === undefined && kind.set === undefined && ending !== undefined && kindNamed(ending);
    if (isDefined && definitionRelation(grammar) !== undefined) return [];
    return ending === undefined || isBareName(ending) ? [] : [parse<Form>(ending, cost + said.cost)];
  });
}

/** "Has E taught": E is the one who has done it, and not whom it was done to. */
function isPerfectOfName(grammar: Grammar, from: number, to: number): boolean {
  const { words } = grammar;
  if (!HAVE.has(words[from]?.lower ?? "")) return false;
  for (let verb = from + 2; verb < to; verb += 1)
    if (isPast(words[verb]?.lower ?? "") && grammar.mention(from + 1, verb) !== undefined) return true;
  return false;
}
