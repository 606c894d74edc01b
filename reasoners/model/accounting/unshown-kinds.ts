import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { comparable } from "./form-content.ts";
import type { Finding } from "./finding.ts";

/**
 * Kinds of things that a reading says in its words for a relation ("is located in the state"), where the relation
 * taken for them does not say so ("located in"), and a graph without classes can not: what it leads to may be a town.
 */
export function unshownKinds(form: Form, { classes }: Catalogue): readonly Finding[] {
  if (classes.length > 0) return [];
  return [...nodesOf(form)].flatMap(({ node }): Finding[] => {
    if (node.kind !== "follow" || node.expects === undefined || node.relation.candidates.length === 0) return [];
    const kind = comparable(node.expects).at(-1);
    if (kind === undefined || !comparable(node.relation.text).includes(kind)) return [];
    const isSaid = node.relation.candidates.every(({ label }) => comparable(label).some((word) => areKin(word, kind)));
    return isSaid ? [] : [{ lack: "REMARKED", words: node.expects, kind: "UNSHOWN" }];
  });
}

/** "Directed" leads to a director: two words with a beginning of their own in common. */
function areKin(word: string, kind: string): boolean {
  const shared = Math.max(STEM, Math.min(word.length, kind.length) - 3);
  return word === kind || word.slice(0, shared) === kind.slice(0, shared);
}

/** Letters that words of one family share at least. */
const STEM = 4;
