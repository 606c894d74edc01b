import { RDF } from "../../../../engine/rdf/term.ts";
import type { ComposedStep } from "../../../../engine/sources/knowledge-graph.ts";
import { listMembers, type readLists } from "../lists.ts";
import { isIri, type Node, type Pairs } from "../pairs.ts";
import type { ComposedFacts } from "./composed-facts.ts";
import { type Out, partsOfMembers } from "./further-parts.ts";

/** `:x author ( :a :b )`: the relation leads to the members of the list. */
export function alongLists(
  relation: string,
  { subjects, objects }: Pairs,
  lists: ReturnType<typeof readLists>,
  outs: ReadonlyMap<Node, readonly Out[]>,
): readonly ComposedFacts[] {
  if (lists.size === 0 || !objects.some((object) => lists.has(object))) return [];
  const rows = subjects.flatMap((subject, row) => {
    const object = objects[row] ?? "";
    if (!isIri(subject)) return [];
    return lists.has(object)
      ? listMembers(object, lists).map((member) => ({ subject, member }))
      : [{ subject, member: object }];
  });
  const way: readonly ComposedStep[] = [
    { relation },
    { relation: `${RDF}rest`, walked: "any" },
    { relation: `${RDF}first` },
  ];
  const isMixed = objects.some((object) => !lists.has(object));
  const named = rows.filter(({ member }) => !member.startsWith("_:"));
  const nodes = rows.map(({ subject, member }) => ({ subject, node: member }));
  const parts = isMixed ? [] : partsOfMembers({ relation, steps: way, calledBy: relation }, nodes, outs);
  if (named.length === 0) return parts;
  // Members of which nobody can say what they are would be missing among the others.
  if (named.length < rows.length) return [];
  return [
    {
      relation,
      ways: isMixed ? [way, [{ relation }]] : [way],
      pairs: { subjects: named.map(({ subject }) => subject), objects: named.map(({ member }) => member) },
      ended: new Set(),
      called: [],
      through: undefined,
      units: [],
    },
  ];
}
