import type { InstancesForm, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { withThoseBelow } from "./kinds-of-classes.ts";

type Kind = Pick<InstancesForm, "candidates">;

/**
 * The one relation that leads from things of one kind to things of another, and by which the one has the other; none
 * where there are several.
 */
export function onlyRelationBetween(
  owners: Kind,
  things: Kind,
  catalogue: Catalogue,
  isTheirs: (iri: string, ends: readonly string[], catalogue: Catalogue) => boolean,
): RelationCandidate | undefined {
  const [from, to] = [owners, things].map(({ candidates }) =>
    withThoseBelow(
      candidates.map(({ iri }) => iri),
      catalogue,
    ),
  );
  const ends = [...owners.candidates, ...things.candidates].map(({ iri }) => iri);
  const holds = (kinds: ReadonlySet<string> | undefined, classes: readonly string[]): boolean =>
    classes.some((iri) => kinds?.has(iri) === true);
  const found = catalogue.relations.flatMap(
    ({ iri, label, objectKind, subjectClasses, objectClasses, functional }): readonly RelationCandidate[] => {
      if (objectKind !== "ENTITY" || !isTheirs(iri, ends, catalogue)) return [];
      // Of what each of them has one nobody has the most: a county town tells nothing of how many towns there are.
      const forward = !functional && holds(from, subjectClasses) && holds(to, objectClasses);
      const backward = holds(to, subjectClasses) && holds(from, objectClasses);
      return [
        ...(forward ? [{ iri, label, direction: "FORWARD" as const, score: 1 }] : []),
        ...(backward ? [{ iri, label, direction: "BACKWARD" as const, score: 1 }] : []),
      ];
    },
  );
  const [only, ...others] = found;
  return others.length > 0 ? undefined : only;
}
