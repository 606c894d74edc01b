import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { relationEntry } from "../linking/known-entries.ts";

const SAID: ReadonlySet<string> = new Set(["now", "past"]);

/**
 * "Which towns were not in E in 1950": the towns of E are left out at whatever time they are there, so a town that came
 * to it since is missed. A clause that says so, unless what is denied is told of nodes that bear dates of their own.
 */
export function deniedAtATime(form: Form, catalogue: Catalogue): readonly string[] {
  const isMissed = [...nodesOf(form)].some(({ node }) => {
    if (node.kind !== "at" || SAID.has(node.time.kind)) return false;
    return [...nodesOf(node.set)].some(
      ({ node: inner }) => inner.kind === "except" && isUndated(inner.without, catalogue),
    );
  });
  return isMissed ? ["the time was not held against what is denied"] : [];
}

function isUndated(set: Form, catalogue: Catalogue): boolean {
  const nodes = [...nodesOf(set)].map(({ node }) => node);
  if (nodes.some(({ kind }) => kind === "at")) return false;
  return nodes.some((node) => {
    const relation = relationOf(node);
    if (relation === undefined) return false;
    const entry = relationEntry(catalogue, relation.candidates[0]?.iri);
    return entry?.through === undefined && entry?.ofNodes === undefined;
  });
}
