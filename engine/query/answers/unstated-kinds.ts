import type { Form, RelationCandidate } from "../../question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../question/form/walk.ts";
import type { Catalogue, RelationEntry } from "../../sources/knowledge-graph.ts";

/**
 * Of relations that one word means together ("parents": father and mother), those that lead nowhere from the one thing
 * that is asked about, as a clause: of each it has one, as a rule, and that one is missing. Undefined where all lead
 * somewhere. Of how many there may be several (daughters), none need be missing.
 * @param asked the form as it was read
 * @param found the form that was executed
 */
export function unstatedKinds(asked: Form, found: Form, { relations }: Catalogue): string | undefined {
  const followed = new Set(
    [...nodesOf(found)].flatMap(({ node }) => relationOf(node)?.candidates.map(({ iri }) => iri) ?? []),
  );
  const entryOf = (iri: string): RelationEntry | undefined => relations.find((each) => each.iri === iri);
  const isOfOne = ({ iri, direction }: RelationCandidate): boolean =>
    direction === "FORWARD" && entryOf(iri)?.functional === true;
  for (const { node } of nodesOf(asked)) {
    if (node.kind !== "follow" || node.from.kind !== "mention") continue;
    const together = node.relation.candidates.filter((each) => each.included === true);
    const stated = new Set(
      together.flatMap(({ iri }) => (followed.has(iri) ? (entryOf(iri)?.subjectClasses ?? []) : [])),
    );
    // A dog has no father where the graph states sires of dogs.
    const isOfSame = ({ iri }: RelationCandidate): boolean =>
      entryOf(iri)?.subjectClasses.some((each) => stated.has(each)) === true;
    const missing = together.filter((each) => isOfOne(each) && !followed.has(each.iri) && isOfSame(each));
    if (missing.length === 0) continue;
    const names = [...new Set(missing.map(({ label }) => `“${label}”`))].join(" and no ");
    return `for ${node.from.text} no ${names} is stated`;
  }
  return undefined;
}
