import { iri, literal, type Term, XSD } from "../../../engine/rdf/term.ts";
import { isWritableIri, writeTerm } from "../../../engine/rdf/write-term.ts";
import type { Catalogue, ClassEntry, ObjectKind, RelationEntry, Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { nameFromIri } from "../../graph-index/local-name.ts";
import { ancestorsOf } from "../../graph-index/survey/ancestors.ts";
import { languageRank } from "../../graph-index/survey/names.ts";
import { batches, inLanguages, listed, listedIris } from "../endpoint/query-text.ts";
import type { Asking, Rows } from "../endpoint/asking.ts";
import { mediatedRelation } from "../mediated-relation.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { sampleEnds } from "./sample-ends.ts";

/** More relations and classes than these are not taken into account. */
const MOST_RELATIONS = 6_000;
const MOST_CLASSES = 6_000;
const STEPS_UP = 4;
/** Triples that are looked through for predicates where a graph declares no properties. */
const LOOKED_THROUGH = 200_000;

/** What is told of a property before its names are known. */
interface Property {
  /** The node that is described, and the IRI by which triples are stated. */
  readonly iri: string;
  readonly claim: string;
  readonly kind: ObjectKind | undefined;
}

/** Relations and classes of a graph that can not be read: as it declares them, or from a few of its triples. */
export async function readCatalogue(settings: ResolvedSettings, vocabulary: Vocabulary, ask: Asking): Promise<Catalogue> {
  const properties = await listProperties(settings, ask);
  const declared = await readDeclarations(properties, settings, ask);
  const sampled = await sampleEnds(properties.filter(({ claim }) => !declared.has(claim)).map(({ claim }) => claim).slice(0, settings.profile.properties.sampled), vocabulary, ask);
  const names = await readNames(properties.map((property) => property.iri), settings, vocabulary, ask);
  const relations = properties.map((property): RelationEntry => {
    const ends = declared.get(property.claim) ?? sampled.get(property.claim);
    return {
      iri: property.claim,
      ...namesOr(names.get(property.iri), property.claim),
      count: ends?.count ?? 1,
      objectKind: property.kind ?? ends?.objectKind ?? "ENTITY",
      subjectClasses: ends?.subjectClasses ?? [],
      objectClasses: ends?.objectClasses ?? [],
      homogeneous: ends?.homogeneous ?? false,
      symmetric: ends?.symmetric ?? false,
      functional: ends?.functional ?? false,
    };
  });
  const spokenOf = relations.flatMap(({ subjectClasses, objectClasses }) => [...subjectClasses, ...objectClasses]);
  const classes = await readClasses(spokenOf, settings, vocabulary, ask);
  const above = new Map(classes.map((each) => [each.iri, each.ancestors]));
  const withAbove = (stated: readonly string[]): readonly string[] => [...new Set([...stated, ...stated.flatMap((each) => above.get(each) ?? [])])];
  return {
    relations: (await withMediated(relations, settings, ask)).map((relation) => ({
      ...relation,
      subjectClasses: withAbove(relation.subjectClasses),
      objectClasses: withAbove(relation.objectClasses),
    })),
    classes,
  };
}

async function listProperties({ profile, rowCap, isIgnored }: ResolvedSettings, ask: Asking): Promise<readonly Property[]> {
  const { types, typePredicate, claim, kinds } = profile.properties;
  const patterns = [
    `VALUES ?t { ${listedIris(types)} } ?r ${writeTerm(iri(typePredicate))} ?t .`,
    ...(claim === undefined ? [] : [`?r ${writeTerm(iri(claim))} ?c .`]),
    ...(kinds === undefined ? [] : [`?r ${writeTerm(iri(kinds.predicate))} ?k . FILTER(?k IN (${Object.keys(kinds.values).map((kind) => writeTerm(iri(kind))).join(", ")}))`]),
  ];
  const rows = types.length === 0 ? [] : await paged("r", ["r", "c", "k"], patterns.join(" "), Math.min(rowCap, MOST_RELATIONS), ask);
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

/** The predicates of some of the triples, where none are declared. */
async function lookThrough(ask: Asking): Promise<readonly Property[]> {
  const rows = await ask.part(`SELECT DISTINCT ?r WHERE { { SELECT ?r WHERE { ?s ?r ?o } LIMIT ${LOOKED_THROUGH} } }`);
  return irisIn(rows, "r").map((each) => ({ iri: each, claim: each, kind: undefined }));
}

/** Rows page by page in the order of a node's IRI: each page begins behind the last IRI, so that no sorted offset grows. */
async function paged(node: string, variables: readonly string[], patterns: string, size: number, ask: Asking): Promise<Rows> {
  const all: ReadonlyMap<string, Term>[] = [];
  let after = "";
  while (all.length < MOST_RELATIONS) {
    const filter = after === "" ? "" : `FILTER(STR(?${node}) > ${writeTerm(literal(after))})`;
    const rows = await ask.part(`SELECT DISTINCT ${variables.map((name) => `?${name}`).join(" ")} WHERE { ${patterns} FILTER(isIRI(?${node})) ${filter} } ORDER BY STR(?${node}) LIMIT ${size}`);
    all.push(...rows);
    const last = irisIn(rows, node).at(-1);
    if (rows.length < size || last === undefined || last === after) break;
    after = last;
  }
  return all;
}

/** What is known of the ends of a relation. */
export interface Ends {
  readonly count: number;
  readonly objectKind: ObjectKind;
  readonly subjectClasses: readonly string[];
  readonly objectClasses: readonly string[];
  readonly homogeneous: boolean;
  readonly symmetric: boolean;
  readonly functional: boolean;
}

async function readDeclarations(properties: readonly Property[], { profile, valuesPerQuery }: ResolvedSettings, ask: Asking): Promise<ReadonlyMap<string, Ends>> {
  const { domain, range, functional, symmetric, constraints } = profile.properties;
  const predicates = [domain, range, functional?.predicate, symmetric?.predicate].filter((predicate) => predicate !== undefined);
  const said = new Map<string, { readonly [side in "subject" | "object"]: string[] } & { functional: boolean; symmetric: boolean }>();
  const of = (property: string) => {
    const known = said.get(property) ?? { subject: [], object: [], functional: false, symmetric: false };
    said.set(property, known);
    return known;
  };
  for (const batch of batches(properties.map((property) => property.iri), valuesPerQuery)) {
    const values = `VALUES ?r { ${listedIris(batch)} }`;
    const rows = predicates.length === 0 ? [] : await ask.part(`SELECT DISTINCT ?r ?p ?o WHERE { ${values} VALUES ?p { ${listedIris([...new Set(predicates)])} } ?r ?p ?o }`);
    for (const row of rows) {
      const [property, predicate, object] = [row.get("r"), row.get("p"), row.get("o")];
      if (property?.kind !== "iri" || predicate?.kind !== "iri" || object === undefined || object.kind === "blank") continue;
      const value = object.kind === "iri" ? object.value : object.lexical;
      if (predicate.value === domain) of(property.value).subject.push(value);
      if (predicate.value === range) of(property.value).object.push(value);
      if (predicate.value === functional?.predicate && functional.values.includes(value)) of(property.value).functional = true;
      if (predicate.value === symmetric?.predicate && symmetric.values.includes(value)) of(property.value).symmetric = true;
    }
    if (constraints === undefined) continue;
    const { statement, value, type, subject, object } = constraints;
    const constrained = await ask.part(`SELECT DISTINCT ?r ?k ?c WHERE { ${values} VALUES ?k { ${listedIris([subject, object])} } ?r ${writeTerm(iri(statement))} ?st . ?st ${writeTerm(iri(value))} ?k ; ${writeTerm(iri(type))} ?c }`);
    for (const row of constrained) {
      const [property, kind, end] = [row.get("r"), row.get("k"), row.get("c")];
      if (property?.kind === "iri" && kind?.kind === "iri" && end?.kind === "iri") of(property.value)[kind.value === subject ? "subject" : "object"].push(end.value);
    }
  }
  return new Map(
    properties.flatMap((property) => {
      const known = said.get(property.iri);
      if (known === undefined || (known.subject.length === 0 && known.object.length === 0 && property.kind === undefined)) return [];
      return [[property.claim, endsOf(property, known)] as const];
    }),
  );
}

function endsOf(property: Property, said: { readonly subject: readonly string[]; readonly object: readonly string[]; readonly functional: boolean; readonly symmetric: boolean }): Ends {
  const objectKind = property.kind ?? kindOfRange(said.object);
  const classes = (list: readonly string[]): readonly string[] => [...new Set(list)].filter((each) => datatypeKind(each) === undefined).sort();
  const [subjectClasses, objectClasses] = [classes(said.subject), classes(said.object)];
  return {
    count: 1,
    objectKind,
    subjectClasses,
    objectClasses,
    homogeneous: said.symmetric || (objectKind === "ENTITY" && subjectClasses.some((each) => objectClasses.includes(each))),
    symmetric: said.symmetric,
    functional: said.functional,
  };
}

function kindOfRange(range: readonly string[]): ObjectKind {
  return range.map(datatypeKind).find((kind) => kind !== undefined) ?? "ENTITY";
}

const DATES = /^(?:date|dateTime|gYear|gYearMonth|time)$/u;
const NUMBERS = /^(?:integer|decimal|double|float|int|long|short|byte|(?:nonN|n)egativeInteger|(?:nonP|p)ositiveInteger|unsigned\w+)$/u;
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

/** Classes that are declared, and those that relations speak of. */
async function readClasses(spokenOf: readonly string[], settings: ResolvedSettings, vocabulary: Vocabulary, ask: Asking): Promise<readonly ClassEntry[]> {
  const { types, typePredicate } = settings.profile.classes;
  const declared = types.length === 0 ? [] : irisIn(await paged("r", ["r"], `VALUES ?t { ${listedIris(types)} } ?r ${writeTerm(iri(typePredicate))} ?t .`, Math.min(settings.rowCap, MOST_CLASSES), ask), "r");
  const found = declared.length + spokenOf.length > 0 ? declared : irisIn(await ask.part(`SELECT DISTINCT ?r WHERE { { SELECT ?r WHERE { ?s ${writeTerm(iri(vocabulary.type[0] ?? ""))} ?r } LIMIT ${LOOKED_THROUGH} } }`), "r");
  const known = [...new Set([...found, ...spokenOf])].filter(isWritableIri).sort().slice(0, MOST_CLASSES);
  const parents = await readParents(known, settings, vocabulary, ask);
  const classes = [...new Set([...known, ...parents.keys(), ...[...parents.values()].flat()])].sort().slice(0, MOST_CLASSES);
  const names = await readNames(classes, settings, vocabulary, ask);
  return classes.map((each): ClassEntry => {
    const { label, aliases } = namesOr(names.get(each), each);
    return { iri: each, label, aliases, count: 1, ancestors: ancestorsOf(each, (child) => parents.get(child) ?? []) };
  });
}

/** What is directly above the classes, and above that, a few steps up. */
async function readParents(classes: readonly string[], { valuesPerQuery }: ResolvedSettings, vocabulary: Vocabulary, ask: Asking): Promise<ReadonlyMap<string, readonly string[]>> {
  const parents = new Map<string, string[]>();
  let level = classes;
  for (let step = 0; step < STEPS_UP && level.length > 0; step += 1) {
    for (const each of level) parents.set(each, []);
    for (const batch of batches(level, valuesPerQuery)) {
      for (const row of await ask.part(`SELECT DISTINCT ?c ?a WHERE { VALUES ?c { ${listedIris(batch)} } VALUES ?p { ${listedIris(vocabulary.subclass)} } ?c ?p ?a }`)) {
        const [below, above] = [row.get("c"), row.get("a")];
        if (below?.kind === "iri" && above?.kind === "iri" && isWritableIri(above.value)) parents.get(below.value)?.push(above.value);
      }
    }
    level = [...new Set(level.flatMap((each) => parents.get(each) ?? []))].filter((each) => !parents.has(each)).slice(0, MOST_CLASSES);
  }
  return parents;
}

interface FoundNames {
  readonly label?: string;
  readonly aliases: readonly string[];
  readonly description?: string;
}

async function readNames(nodes: readonly string[], { languages, valuesPerQuery }: ResolvedSettings, vocabulary: Vocabulary, ask: Asking): Promise<ReadonlyMap<string, FoundNames>> {
  const predicates = [...vocabulary.label, ...vocabulary.alias, ...vocabulary.description];
  const wordings = new Map<string, { readonly predicate: string; readonly text: string; readonly rank: number }[]>();
  for (const batch of batches(nodes, valuesPerQuery)) {
    for (const row of await ask.part(`SELECT DISTINCT ?r ?p ?o WHERE { VALUES ?r { ${listedIris(batch)} } VALUES ?p { ${listedIris(predicates)} } ?r ?p ?o ${inLanguages("?o", languages)} }`)) {
      const [node, predicate, object] = [row.get("r"), row.get("p"), row.get("o")];
      if (node?.kind !== "iri" || predicate?.kind !== "iri" || object?.kind !== "literal" || object.lexical.trim() === "") continue;
      wordings.set(node.value, [...(wordings.get(node.value) ?? []), { predicate: predicate.value, text: object.lexical.trim(), rank: languageRank(object.language) }]);
    }
  }
  return new Map(
    [...wordings].map(([node, list]) => {
      const of = (wanted: readonly string[]): readonly string[] => [...new Set(list.filter(({ predicate }) => wanted.includes(predicate)).sort((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : 1)).map(({ text }) => text))];
      const [[label, ...others], [description]] = [of(vocabulary.label), of(vocabulary.description)];
      return [node, { ...(label === undefined ? {} : { label }), aliases: [...new Set([...others, ...of(vocabulary.alias)])].filter((alias) => alias !== label), ...(description === undefined ? {} : { description }) }];
    }),
  );
}

function namesOr(names: FoundNames | undefined, each: string): { readonly label: string; readonly aliases: readonly string[]; readonly description?: string } {
  return { label: nameFromIri(each), aliases: [], ...names };
}

/** Relations to nodes without a name lead on: each of them with each relation of those nodes is one. */
async function withMediated(relations: readonly RelationEntry[], { profile: { mediators } }: ResolvedSettings, ask: Asking): Promise<readonly RelationEntry[]> {
  if (mediators === undefined) return relations;
  const { expectedType, mark, schema } = mediators;
  const rows = await ask.part(`SELECT DISTINCT ?a ?b ?c WHERE { ?a ${writeTerm(iri(expectedType))} ?c . ?c ${writeTerm(iri(mark.predicate))} ?m . FILTER(STR(?m) IN (${listed([literal(mark.value), literal("1")]).replace(" ", ", ")})) ?b ${writeTerm(iri(schema))} ?c }`);
  const entries = new Map(relations.map((relation) => [relation.iri, relation]));
  const [outer, inner] = [new Set<string>(), new Set<string>()];
  const composed = rows.flatMap((row): RelationEntry[] => {
    const [first, second] = [row.get("a"), row.get("b")].map((term) => (term?.kind === "iri" ? entries.get(term.value) : undefined));
    if (first === undefined || second === undefined) return [];
    outer.add(first.iri);
    inner.add(second.iri);
    const name = first.label.toLowerCase() === second.label.toLowerCase() ? [] : [`${first.label} ${second.label}`, first.label];
    const homogeneous = first.subjectClasses.some((type) => second.objectClasses.includes(type));
    return [{ ...second, iri: mediatedRelation(first.iri, second.iri, mediators), aliases: [...second.aliases, ...name, ...first.aliases], subjectClasses: first.subjectClasses, homogeneous, symmetric: false, functional: false }];
  });
  return [...relations.filter((relation) => !outer.has(relation.iri) && !inner.has(relation.iri)), ...composed];
}

export function irisIn(rows: Rows, name: string): readonly string[] {
  return rows.flatMap((row) => {
    const term = row.get(name);
    return term?.kind === "iri" ? [term.value] : [];
  });
}
