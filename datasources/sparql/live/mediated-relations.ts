import { iri, literal } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { mediatedRelation } from "../mediated-relation.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";

/** Relations to nodes without a name lead on: each of them with each relation of those nodes is one. */
export async function withMediated(
  relations: readonly RelationEntry[],
  { profile: { mediators } }: ResolvedSettings,
  ask: EndpointSession,
): Promise<readonly RelationEntry[]> {
  if (mediators === undefined) return relations;
  const { expectedType, mark, schema } = mediators;
  const rows = await ask.part(
    `SELECT DISTINCT ?a ?b ?c WHERE { ?a ${writeTerm(iri(expectedType))} ?c . ?c ${writeTerm(iri(mark.predicate))} ?m . FILTER(STR(?m) IN (${[mark.value, "1"].map((value) => writeTerm(literal(value))).join(", ")})) ?b ${writeTerm(iri(schema))} ?c }`,
  );
  const entries = new Map(relations.map((relation) => [relation.iri, relation]));
  const [outer, inner] = [new Set<string>(), new Set<string>()];
  const composed = rows.flatMap((row): RelationEntry[] => {
    const [first, second] = [row.get("a"), row.get("b")].map((term) =>
      term?.kind === "iri" ? entries.get(term.value) : undefined,
    );
    if (first === undefined || second === undefined) return [];
    outer.add(first.iri);
    inner.add(second.iri);
    const name =
      first.label.toLowerCase() === second.label.toLowerCase() ? [] : [`${first.label} ${second.label}`, first.label];
    const homogeneous = first.subjectClasses.some((type) => second.objectClasses.includes(type));
    return [
      {
        ...second,
        iri: mediatedRelation(first.iri, second.iri, mediators),
        aliases: [...second.aliases, ...name, ...first.aliases],
        subjectClasses: first.subjectClasses,
        homogeneous,
        symmetric: false,
        functional: false,
      },
    ];
  });
  return [...relations.filter((relation) => !outer.has(relation.iri) && !inner.has(relation.iri)), ...composed];
}
