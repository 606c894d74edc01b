import type { Catalogue, RelationEntry } from "../../sources/knowledge-graph.ts";
import type { Form, MentionForm, RelationPhrase, SetForm } from "./logical-form.ts";
import { mapForm } from "./walk.ts";

/**
 * "Countries that do not border E" asks for others than E, which does not border itself: where what is denied is a
 * relation between things of one kind, the thing named is left out as well. Of what goes one way only it is not: clerks
 * who do not report to E may be E, who reports to somebody else.
 * @param goesOneWay Does a relation say what one does to another? None is known to, where it is left out
 */
export function withoutItself(
  form: Form,
  catalogue: Catalogue,
  goesOneWay: (relation: RelationEntry) => boolean = () => false,
): Form {
  const isOfOthers = (iri: string): boolean =>
    catalogue.relations.some((each) => each.iri === iri && each.homogeneous && (each.symmetric || !goesOneWay(each)));
  // Which of several that fit as well is meant, the graph tells later.
  const leavesOut = ({ candidates }: RelationPhrase): boolean =>
    candidates.some(({ iri, score }) => score === candidates[0]?.score && isOfOthers(iri));
  return mapForm(form, (node) => {
    if (node.kind !== "except") return node;
    const parts: readonly SetForm[] = node.without.kind === "union" ? node.without.sets : [node.without];
    const named = parts.flatMap((part) =>
      part.kind === "follow" && part.from.kind === "mention" && leavesOut(part.relation) ? [part.from] : [],
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
