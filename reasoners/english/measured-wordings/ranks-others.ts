import type { Form } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { withThoseBelow } from "../linking/kinds-of-classes.ts";
import { classEntry, relationEntry } from "../linking/known-entries.ts";

/**
 * Are things of a class ranked by what, as far as the graph tells, only things of other classes have, or chosen by how
 * much of that they have?
 */
export function ranksOthers(form: Form, catalogue: Catalogue): boolean {
  if (form.kind !== "extreme" && form.kind !== "where") return false;
  const by = form.kind === "extreme" ? form.by : form.relation;
  if (form.set.kind !== "instances" || by.candidates.length === 0) return false;
  const below = withThoseBelow(
    form.set.candidates.map(({ iri }) => iri),
    catalogue,
  );
  return by.candidates.every(({ iri, direction }) => {
    const entry = relationEntry(catalogue, iri);
    const owners = (direction === "FORWARD" ? entry?.subjectClasses : entry?.objectClasses) ?? [];
    return (
      owners.length > 0 &&
      !owners.some((each) => [each, ...(classEntry(catalogue, each)?.ancestors ?? [])].some((one) => below.has(one)))
    );
  });
}
