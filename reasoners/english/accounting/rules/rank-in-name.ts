import type { Form, RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { ordinal } from "../../language/adjectives.ts";
import type { Word } from "../../language/words.ts";
import { relationNames } from "../../linking/relation-names.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * True for "which plays were first staged before E" read as the first of them, where the graph has a relation "first
 * staged in": the ordinal belongs to the name of the relation, and ranks nothing of what is bounded besides.
 */
export function ranksByOwnName(form: Form, { words }: AskedQuestion, catalogue: Catalogue): boolean {
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  const isBounded = nodes.some(
    (node) => node.kind === "where" || (node.kind === "at" && node.time.kind !== "now" && hasDate(node.time)),
  );
  return (
    isBounded &&
    nodes.some((node) => node.kind === "extreme" && node.tally === undefined && isInName(node.by, words, catalogue))
  );
}

function hasDate(time: object): boolean {
  return "date" in time || "from" in time || "to" in time;
}

/** Do an ordinal and the word behind it stand in the question as they do in the name of the relation? */
function isInName({ candidates }: RelationPhrase, said: readonly Word[], catalogue: Catalogue): boolean {
  const names = relationNames(catalogue).byRelation.get(candidates[0]?.iri ?? "") ?? [];
  return names.some(({ words }) =>
    words.some(({ lower }, at) => {
      const behind = words[at + 1]?.lower;
      if (ordinal(lower) === undefined || behind === undefined) return false;
      return said.some((word, place) => word.lower === lower && said[place + 1]?.lower === behind);
    }),
  );
}
