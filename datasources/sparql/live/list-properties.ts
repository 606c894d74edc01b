import { iri } from "../../../engine/rdf/term.ts";
import { isWritableIri, writeTerm } from "../../../engine/rdf/write-term.ts";
import type { ObjectKind } from "../../../engine/sources/knowledge-graph.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import { listedIris } from "../endpoint/query-text.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { paged } from "./paged.ts";
import { predicatesOfSome } from "./predicates-of-some.ts";
import type { Survey } from "./survey.ts";

/** More relations than these are not taken into account. */
const MOST_RELATIONS = 6_000;

/** What is told of a property before its names are known. */
export interface Property {
  /** The node that is described, and the IRI by which triples are stated. */
  readonly iri: string;
  readonly claim: string;
  readonly kind: ObjectKind | undefined;
  /** What is behind some of its triples, for want of anything better. */
  readonly seen?: ObjectKind | undefined;
}

/**
 * The properties that a graph uses, most used ones first, where it could be asked; else those that it declares, and
 * those of some of its things.
 */
export async function listProperties(
  settings: ResolvedSettings,
  survey: Survey,
  ask: EndpointSession,
): Promise<readonly Property[]> {
  const wanted = (await foundProperties(settings, survey, ask)).filter(
    ({ claim }) => !settings.isIgnored(claim) && isWritableIri(claim),
  );
  return [...new Map(wanted.map((property) => [property.claim, property])).values()].slice(0, MOST_RELATIONS);
}

async function foundProperties(
  settings: ResolvedSettings,
  { predicates, vocabulary }: Survey,
  ask: EndpointSession,
): Promise<readonly Property[]> {
  const { surveyed, properties } = settings.profile;
  // Where triples are stated by other IRIs than properties are described by, only the graph knows which.
  if (predicates !== undefined && properties.claim === undefined)
    return [
      ...[...predicates].sort(([, a], [, b]) => b - a).map(([each]) => plain(each)),
      // What only others state has no triples of its own.
      ...[...(vocabulary.implied ?? []), ...(vocabulary.composed ?? [])].map(({ relation }) => plain(relation)),
    ];
  if (surveyed && predicates === undefined) {
    const declared = (await ifAffordable(() => declaredProperties(settings, ask))) ?? [];
    return [...declared, ...(await predicatesOfSome(vocabulary, ask)).map(plain)];
  }
  const declared = await declaredProperties(settings, ask);
  return predicates === undefined ? declared : declared.filter(({ claim }) => predicates.has(claim));
}

function plain(predicate: string): Property {
  return { iri: predicate, claim: predicate, kind: undefined };
}

async function declaredProperties(
  { profile, rowCap }: ResolvedSettings,
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
  return rows.flatMap((row): Property[] => {
    const [property, direct, kind] = [row.get("r"), row.get("c"), row.get("k")];
    if (property?.kind !== "iri") return [];
    const stated = direct?.kind === "iri" ? direct.value : property.value;
    return [{ iri: property.value, claim: stated, kind: kind?.kind === "iri" ? kinds?.values[kind.value] : undefined }];
  });
}
