import type { Form } from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { wordsOf } from "../language/words.ts";
import type { AskedQuestion } from "../accounting/asked-question.ts";
import { mayTellOrigin } from "./bare-prepositions.ts";
import { relationEntry } from "./known-entries.ts";

const COMING: ReadonlySet<string> = new Set(["come", "comes", "came", "coming"]);

/**
 * The form in which only "come from" may be loosely said of an origin: when somebody "came in" is not when they were
 * born.
 */
export function withoutOtherComings(form: Form): Form {
  return mapForm(form, (node) => {
    if (node.kind !== "follow") return node;
    const said = wordsOf(node.relation.text).map(({ lower }) => lower);
    if (!said.some((lower) => COMING.has(lower)) || said.includes("from")) return node;
    const candidates = node.relation.candidates.filter(({ loose }) => loose !== true);
    return { ...node, relation: { ...node.relation, candidates } };
  });
}

/** The form in which "who is from E" asks for no college that lies in E: it has such relations only as guesses. */
export function withOriginsOnly(form: Form, { words, start }: AskedQuestion, catalogue: Catalogue): Form {
  if (words[start]?.lower !== "who") return form;
  return mapForm(form, (node) => {
    if (node.kind !== "follow" || wordsOf(node.relation.text).at(-1)?.lower !== "from") return node;
    const candidates = node.relation.candidates.filter(({ iri }) => {
      const relation = relationEntry(catalogue, iri);
      return relation === undefined || mayTellOrigin(relation, catalogue);
    });
    return { ...node, relation: { ...node.relation, candidates } };
  });
}
