import type { Form } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { withThoseBelow } from "../linking/kinds-of-classes.ts";
import { classEntry, relationEntry } from "../linking/known-entries.ts";

/** Are things of a class ranked by what, as far as the graph tells, only things of other classes have? */
export function ranksOthers(form: Form, catalogue: Catalogue): boolean {
  if (form.kind !== "extreme" || form.set.kind !== "instances" || form.by.candidates.length === 0) return false;
  const below = withThoseBelow(
    form.set.candidates.map(({ iri }) => iri),
    catalogue,
  );
  return form.by.candidates.every(({ iri, direction }) => {
    const entry = relationEntry(catalogue, iri);
    const owners = (direction === "FORWARD" ? entry?.subjectClasses : entry?.objectClasses) ?? [];
    return (
      owners.length > 0 &&
      !owners.some((each) => [each, ...(classEntry(catalogue, each)?.ancestors ?? [])].some((one) => below.has(one)))
    );
  });
}
