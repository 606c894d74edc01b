import type { Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { gradedBehindDegree, scaleOf } from "../../language/adjectives.ts";
import { isAuxiliary, PREPOSITIONS } from "../../language/function-words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse, type Parse } from "../parse.ts";
import { extremeRelations, type Measure, measureInWords } from "../scale.ts";
import { howMany, howManyInFront } from "./how-many.ts";
import { howMuch } from "../totals/how-much.ts";

/** "how many …", "in how many …", "how tall is E". */
export function howQuestions(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const words = grammar.words;
  if (
    PREPOSITIONS.has(words[from]?.lower ?? "") &&
    words[from + 1]?.lower === "how" &&
    words[from + 2]?.lower === "many"
  )
    return howManyInFront(grammar, from + 3, to, words.slice(from, from + 1));
  if (words[from]?.lower !== "how") return [];
  const second = words[from + 1]?.lower ?? "";
  if (second === "much") return [...howMany(grammar, from + 2, to), ...howMuch(grammar, from + 2, to)];
  if (second === "many") return howMany(grammar, from + 2, to);
  const graded = gradedBehindDegree(second);
  if (graded === undefined && second !== "far") return [];
  // How close something is depends on where one is: a distance of its own is that between its ends.
  if (second === "close" || second === "near") return [];
  const found: FormParse[] = [];
  for (const subject of objectsAfterAuxiliary(grammar, from + 2, to)) {
    const base = graded?.base ?? "long";
    const measure = numbersOnly(grammar, quantityOf(grammar, base)) ?? measureInWords(grammar, base);
    if (measure !== undefined)
      found.push(
        parse<Form>(
          { kind: "follow", from: subject.value, relation: { ...measure.relation, text: second }, expects: "number" },
          subject.cost + measure.cost,
        ),
      );
  }
  return found;
}

/** How fast something is is a speed, and how old an age: of what has two ends, that of which it has more. */
function quantityOf(grammar: Grammar, base: string): Measure | undefined {
  const measures = extremeRelations(grammar, base, undefined);
  return scaleOf(base)?.direction === undefined ? measures.find(({ direction }) => direction === "max") : measures[0];
}

/** "how old" asks for a number of years, which is not the date that "older" is told by. */
function numbersOnly(grammar: Grammar, measure: Measure | undefined): Measure | undefined {
  const candidates =
    measure?.relation.candidates.filter(({ iri }) => relationEntry(grammar.catalogue, iri)?.objectKind === "NUMBER") ??
    [];
  return measure === undefined || candidates.length === 0
    ? undefined
    : { ...measure, relation: { ...measure.relation, candidates } };
}

function objectsAfterAuxiliary(grammar: Grammar, from: number, to: number): readonly Parse<SetForm>[] {
  let at = from;
  while (at < to && isAuxiliary(grammar.words[at]?.lower ?? "")) at += 1;
  return at === from ? [] : grammar.sets(at, to);
}
