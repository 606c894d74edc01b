import type { Form } from "../../question/form/logical-form.ts";
import type { Vocabulary } from "../../sources/knowledge-graph.ts";
import { compileSet } from "../compilation/compile.ts";
import type { Pattern } from "../../sparql/syntax.ts";
import { datesOf, decidingSetsOf, setsOf } from "../form-sets.ts";

/**
 * Patterns that match if the graph can support a concrete form at all: every relation and set of it, whatever times,
 * conditions and superlatives say of their members. Independent parts (the two sides of a comparison, the events of a
 * time) stand side by side.
 */
export function supportPatterns(form: Form, vocabulary: Vocabulary): readonly Pattern[] {
  return [...setsOf(form), ...datesOf(form), ...decidingSetsOf(form)].flatMap(
    ({ set }, index) => compileSet(set, { vocabulary, prefix: `s${index}x`, answerName: `s${index}` }).patterns,
  );
}
