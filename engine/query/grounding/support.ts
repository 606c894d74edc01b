import { isOfSet, type Form, type SetForm } from "../../question/form/logical-form.ts";
import { turnedRound } from "../../question/form/turned-round.ts";
import { nodesOf } from "../../question/form/walk.ts";
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
  const apart = [...setsOf(form), ...datesOf(form), ...decidingSetsOf(form)].map(({ set }) => set);
  return [...apart, ...linkedToDeciding(form)].flatMap(
    (set, index) => compileSet(set, { vocabulary, prefix: `s${index}x`, answerName: `s${index}` }).patterns,
  );
}

/** Those of whom every or only some others are told have to do with one of these at least. */
function linkedToDeciding(form: Form): readonly SetForm[] {
  return [...nodesOf(form)].flatMap(({ node }): readonly SetForm[] => {
    if (node.kind !== "where" || node.tally !== undefined || !isOfSet(node.condition)) return [];
    const { operator, of } = node.condition;
    if (operator !== "every" && operator !== "only") return [];
    return [
      { kind: "intersect", sets: [node.set, { kind: "follow", from: of, relation: turnedRound(node.relation) }] },
    ];
  });
}
