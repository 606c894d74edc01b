import { iri, XSD } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import type { ObjectKind } from "../../../engine/sources/knowledge-graph.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { batches, listedIris } from "../endpoint/query-text.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import type { Property } from "./list-properties.ts";

/** What is known of the ends of a relation. */
export interface Ends {
  readonly count: number;
  readonly objectKind: ObjectKind;
  readonly subjectClasses: readonly string[];
  readonly objectClasses: readonly string[];
  readonly homogeneous: boolean;
  readonly symmetric: boolean;
  readonly functional: boolean;
  readonly declaredFunctional?: boolean;
  readonly isTruth?: boolean;
}

/**
 * What a graph declares of the ends of its properties, by the IRI of their triples; those of which it says nothing are
 * left out.
 */
export async function readDeclarations(
  properties: readonly Property[],
  { profile, valuesPerQuery }: ResolvedSettings,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, Ends>> {
  const { domain, range, functional, symmetric, constraints } = profile.properties;
  const predicates = [domain, range, functional?.predicate, symmetric?.predicate].filter(
    (predicate) => predicate !== undefined,
  );
  const said = new Map<
    string,
    { readonly [side in "subject" | "object"]: string[] } & { functional: boolean; symmetric: boolean }
  >();
  const of = (property: string) => {
    const known = said.get(property) ?? { subject: [], object: [], functional: false, symmetric: false };
    said.set(property, known);
    return known;
  };
  for (const batch of batches(
    properties.map((property) => property.iri),
    valuesPerQuery,
  )) {
    const values = `VALUES ?r { ${listedIris(batch)} }`;
    const rows =
      predicates.length === 0
        ? []
        : await ask.part(
            `SELECT DISTINCT ?r ?p ?o WHERE { ${values} VALUES ?p { ${listedIris([...new Set(predicates)])} } ?r ?p ?o }`,
          );
    for (const row of rows) {
      const [property, predicate, object] = [row.get("r"), row.get("p"), row.get("o")];
      if (property?.kind !== "iri" || predicate?.kind !== "iri" || object === undefined || object.kind === "blank")
        continue;
      const value = object.kind === "iri" ? object.value : object.lexical;
      if (predicate.value === domain) of(property.value).subject.push(value);
      if (predicate.value === range) of(property.value).object.push(value);
      if (predicate.value === functional?.predicate && functional.values.includes(value))
        of(property.value).functional = true;
      if (predicate.value === symmetric?.predicate && symmetric.values.includes(value))
        of(property.value).symmetric = true;
    }
    if (constraints === undefined) continue;
    const { statement, value, type, subject, object } = constraints;
    const constrained = await ask.part(
      `SELECT DISTINCT ?r ?k ?c WHERE { ${values} VALUES ?k { ${listedIris([subject, object])} } ?r ${writeTerm(iri(statement))} ?st . ?st ${writeTerm(iri(value))} ?k ; ${writeTerm(iri(type))} ?c }`,
    );
    for (const row of constrained) {
      const [property, kind, end] = [row.get("r"), row.get("k"), row.get("c")];
      if (property?.kind === "iri" && kind?.kind === "iri" && end?.kind === "iri")
        of(property.value)[kind.value === subject ? "subject" : "object"].push(end.value);
    }
  }
  return new Map(
    properties.flatMap((property) => {
      const known = said.get(property.iri);
      if (
        known === undefined ||
        (known.subject.length === 0 && known.object.length === 0 && property.kind === undefined)
      )
        return [];
      return [[property.claim, endsOf(property, known)] as const];
    }),
  );
}

function endsOf(
  property: Property,
  said: {
    readonly subject: readonly string[];
    readonly object: readonly string[];
    readonly functional: boolean;
    readonly symmetric: boolean;
  },
): Ends {
  const objectKind = property.kind ?? kindOfRange(said.object);
  const classes = (list: readonly string[]): readonly string[] =>
    [...new Set(list)].filter((each) => datatypeKind(each) === undefined).sort();
  const [subjectClasses, objectClasses] = [classes(said.subject), classes(said.object)];
  return {
    count: 1,
    objectKind,
    subjectClasses,
    objectClasses,
    homogeneous:
      said.symmetric || (objectKind === "ENTITY" && subjectClasses.some((each) => objectClasses.includes(each))),
    symmetric: said.symmetric,
    functional: said.functional,
    ...(said.functional ? { declaredFunctional: true } : {}),
  };
}

function kindOfRange(range: readonly string[]): ObjectKind {
  return range.map(datatypeKind).find((kind) => kind !== undefined) ?? "ENTITY";
}

const DATES = /^(?:date|dateTime|gYear|gYearMonth|time)$/u;
const NUMBERS =
  /^(?:integer|decimal|double|float|int|long|short|byte|(?:nonN|n)egativeInteger|(?:nonP|p)ositiveInteger|unsigned\w+)$/u;
/** Freebase's own types, and those of DBpedia's units. */
const OWN_TYPES: readonly (readonly [RegExp, ObjectKind])[] = [
  [/\/ns\/type\.datetime$/u, "DATE"],
  [/\/ns\/type\.(?:int|float)$/u, "NUMBER"],
  [/\/ns\/type\.(?:text|rawstring|uri|boolean|key|id|enumeration)$/u, "TEXT"],
  [/^http:\/\/dbpedia\.org\/datatype\//u, "NUMBER"],
  [/#langString$|#Literal$/u, "TEXT"],
];

function datatypeKind(range: string): ObjectKind | undefined {
  if (!range.startsWith(XSD)) return OWN_TYPES.find(([pattern]) => pattern.test(range))?.[1];
  const name = range.slice(XSD.length);
  return DATES.test(name) ? "DATE" : NUMBERS.test(name) ? "NUMBER" : "TEXT";
}
