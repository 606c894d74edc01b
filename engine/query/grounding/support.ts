import type { Form, RelationPhrase, SetForm } from "../../question/form/logical-form.ts";
import { nodesOf } from "../../question/form/walk.ts";
import type { Vocabulary } from "../../sources/knowledge-graph.ts";
import { compileSet } from "../compilation/compile.ts";
import type { Pattern } from "../../sparql/syntax.ts";

/**
 * Patterns that match if the graph can support a concrete form at all: every relation and set of it, whatever times,
 * conditions and superlatives say of their members. Independent parts (the two sides of a comparison, the events of a
 * time) stand side by side.
 */
export function supportPatterns(form: Form, vocabulary: Vocabulary): readonly Pattern[] {
  const sets = [...rootSets(form), ...anchorsOf(form)];
  return sets.flatMap(
    (set, index) => compileSet(set, { vocabulary, prefix: `s${index}x`, answerName: `s${index}` }).patterns,
  );
}

function rootSets(form: Form): readonly SetForm[] {
  switch (form.kind) {
    case "count":
    case "exists":
      return [form.set];
    case "compare":
    case "same":
      return [valuesOf(form.a, form.by), valuesOf(form.b, form.by)];
    default:
      return [form];
  }
}

/** The values of a set's members: what comparisons and times are computed from. */
export function valuesOf(from: SetForm, relation: RelationPhrase): SetForm {
  return { kind: "follow", from, relation };
}

function anchorsOf(form: Form): readonly SetForm[] {
  return [...nodesOf(form)].flatMap(({ node }) =>
    node.kind === "at" && node.time.kind === "dates" ? [valuesOf(node.time.of, node.time.relation)] : [],
  );
}
