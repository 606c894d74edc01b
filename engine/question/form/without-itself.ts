import type { Catalogue } from "../../sources/knowledge-graph.ts";
import type { Form, MentionForm, SetForm } from "./logical-form.ts";
import { mapForm } from "./walk.ts";

/**
 * "Countries that do not border E" asks for others than E, which does not border itself: where what is denied is a
 * relation between things of one kind, the thing named is left out as well.
 */
export function withoutItself(form: Form, catalogue: Catalogue): Form {
  const isHomogeneous = (iri: string | undefined): boolean =>
    catalogue.relations.some((each) => each.iri === iri && each.homogeneous);
  return mapForm(form, (node) => {
    if (node.kind !== "except") return node;
    const parts: readonly SetForm[] = node.without.kind === "union" ? node.without.sets : [node.without];
    const named = parts.flatMap((part) =>
      part.kind === "follow" && part.from.kind === "mention" && isHomogeneous(part.relation.candidates[0]?.iri)
        ? [part.from]
        : [],
    );
    const missing = named.filter((mention) => !parts.some((part) => isSameMention(part, mention)));
    const [first, ...others] = [...parts, ...new Map(missing.map((each) => [each.text, each])).values()];
    if (first === undefined || missing.length === 0) return node;
    return { ...node, without: { kind: "union", sets: [first, ...others] } };
  });
}

function isSameMention(part: SetForm, { text }: MentionForm): boolean {
  return part.kind === "mention" && part.text === text;
}
