import { iri } from "../../../engine/rdf/term.ts";
import { isWritableIri, writeTerm } from "../../../engine/rdf/write-term.ts";
import type { ObjectKind } from "../../../engine/sources/knowledge-graph.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { listedIris } from "../endpoint/query-text.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { irisIn, paged } from "./paged.ts";

/** More relations than these are not taken into account. */
const MOST_RELATIONS = 6_000;
/** Triples that are looked through for predicates where a graph declares no properties. */
const LOOKED_THROUGH = 200_000;

/** What is told of a property before its names are known. */
export interface Property {
  /** The node that is described, and the IRI by which triples are stated. */
  readonly iri: string;
  readonly claim: string;
  readonly kind: ObjectKind | undefined;
}

/** The properties that a graph declares; where it declares none, the predicates of some of its triples. */
export async function listProperties(
  { profile, rowCap, isIgnored }: ResolvedSettings,
  ask: EndpointSession,
): Promise<readonly Property[]> {
  const { types, typePredicate, claim, kinds } = profile.properties;
  const patterns = [
    `VALUES ?t { ${listedIris(types)} } ?r ${writeTerm(iri(typePredicate))} ?t .`,
    ...(claim === undefined ? [] : [`?r ${writeTerm(iri(claim))} ?c .`]),
    ...(kinds === undefined
      ? []
      : [
          `?r ${writeTerm(iri(kinds.predicate))} ?k . FILTER(?k IN (${Object.keys(kinds.values)
            .map((kind) => writeTerm(iri(kind)))
            .join(", ")}))`,
        ]),
  ];
  const rows =
    types.length === 0
      ? []
      : await paged(
          "r",
          ["r", "c", "k"],
          patterns.join(" "),
          { size: Math.min(rowCap, MOST_RELATIONS), most: MOST_RELATIONS },
          ask,
        );
  const listedProperties = rows.flatMap((row): Property[] => {
    const [property, direct, kind] = [row.get("r"), row.get("c"), row.get("k")];
    if (property?.kind !== "iri") return [];
    const stated = direct?.kind === "iri" ? direct.value : property.value;
    return [{ iri: property.value, claim: stated, kind: kind?.kind === "iri" ? kinds?.values[kind.value] : undefined }];
  });
  const found = listedProperties.length > 0 ? listedProperties : await lookThrough(ask);
  const wanted = found.filter((property) => !isIgnored(property.claim) && isWritableIri(property.claim));
  return [...new Map(wanted.map((property) => [property.claim, property])).values()].slice(0, MOST_RELATIONS);
}

async function lookThrough(ask: EndpointSession): Promise<readonly Property[]> {
  const rows = await ask.part(`SELECT DISTINCT ?r WHERE { { SELECT ?r WHERE { ?s ?r ?o } LIMIT ${LOOKED_THROUGH} } }`);
  return irisIn(rows, "r").map((each) => ({ iri: each, claim: each, kind: undefined }));
}
