import type { Evidence, ReasoningPath } from "../../engine/evidence/trace.ts";
import type { Term } from "../../engine/rdf/term.ts";
import type { RecordedEvidence } from "./record.ts";

/** Labels by IRI. */
export type Labels = ReadonlyMap<string, string>;

/** What the steps of paths call their entities and relations. */
export function labelsOf(paths: readonly ReasoningPath[]): Labels {
  const labels = new Map<string, string>();
  for (const { subjects, relation, objects } of paths.flatMap(({ steps }) => steps)) {
    if (relation.iri !== undefined) labels.set(relation.iri, relation.label);
    for (const node of [...subjects, ...objects]) if (node.kind === "entity") labels.set(node.iri, node.label);
  }
  return labels;
}

export function recordedEvidence({ kind, source, text, title, triple }: Evidence, labels: Labels): RecordedEvidence {
  return {
    kind,
    source,
    text,
    ...(title === undefined ? {} : { title }),
    ...(triple === undefined
      ? {}
      : {
          triple: {
            subject: labelOf(triple.subject, labels),
            relation: labelOf(triple.predicate, labels),
            object: labelOf(triple.object, labels),
          },
        }),
  };
}

/** The end of the IRI where nothing better is known: it is what graphs without labels call a thing. */
function labelOf(term: Term, labels: Labels): string {
  if (term.kind === "literal") return term.lexical;
  if (term.kind === "blank") return term.id;
  return labels.get(term.value) ?? localName(term.value);
}

/** The end of an IRI, in words. */
export function localName(iri: string): string {
  const name = iri.slice(Math.max(iri.lastIndexOf("/"), iri.lastIndexOf("#"), iri.lastIndexOf(":")) + 1);
  try {
    return decodeURIComponent(name).replaceAll("_", " ");
  } catch {
    return name;
  }
}
