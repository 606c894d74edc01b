import { Store, type Term } from "oxigraph";
import ontology from "./prov-o.json" with { type: "json" };

const PREFIXES = `
PREFIX prov: <http://www.w3.org/ns/prov#>
PREFIX rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#>
PREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#>
PREFIX dcterms: <http://purl.org/dc/terms/>
PREFIX xsd: <http://www.w3.org/2001/XMLSchema#>
`;
const PROV = "http://www.w3.org/ns/prov#";
const XSD = "http://www.w3.org/2001/XMLSchema#";

const CLASSES: Readonly<Record<string, readonly string[]>> = ontology.classes;
const PROPERTIES: Readonly<
  Record<string, { readonly domain?: string | readonly string[]; readonly range?: string | readonly string[] }>
> = ontology.properties;

/** A trace in the store that the embedded graph is made of. */
export interface LoadedTrace {
  readonly size: number;
  /** Rows of a SELECT query, each as texts by variable. */
  rows(query: string): readonly Readonly<Record<string, string>>[];
  /** Whatever of it is not as the ontology says: terms that it does not have, and ends that are of no fitting class. */
  misfits(): readonly string[];
  /** All triples, one a line, in alphabetical order. */
  triples(): readonly string[];
}

export function loadTrace(text: string, format: "text/turtle" | "application/ld+json" = "text/turtle"): LoadedTrace {
  const store = new Store();
  store.load(text, { format });
  const rows = (query: string) =>
    (store.query(PREFIXES + query) as Map<string, Term>[]).map((row) =>
      Object.fromEntries([...row].map(([name, term]) => [name, "value" in term ? term.value : ""])),
    );
  return {
    size: store.size,
    rows,
    misfits: () => [...unknownTerms(store), ...wrongEnds(store)],
    triples: () => store.match().map(String).sort(),
  };
}

function unknownTerms(store: Store): readonly string[] {
  const quads = store.match();
  const named = quads.flatMap(({ predicate, object }) => [
    ...(predicate.value in asIris(PROPERTIES) || !predicate.value.startsWith(PROV) ? [] : [predicate.value]),
    ...(object.termType === "NamedNode" && object.value.startsWith(PROV) && !(object.value in asIris(CLASSES))
      ? [object.value]
      : []),
  ]);
  return named.map((term) => `${term} is no term of PROV-O`);
}

function asIris(terms: object): Readonly<Record<string, true>> {
  return Object.fromEntries(Object.keys(terms).map((name) => [PROV + name, true]));
}

function wrongEnds(store: Store): readonly string[] {
  const classesOf = new Map<string, Set<string>>();
  for (const { subject, predicate, object } of store.match()) {
    if (!predicate.value.endsWith("#type") || !object.value.startsWith(PROV)) continue;
    const known = classesOf.get(subject.value) ?? new Set();
    classesOf.set(subject.value, known);
    for (const each of withSuper(object.value.slice(PROV.length))) known.add(each);
  }
  return store.match().flatMap(({ subject, predicate, object }) => {
    const said = PROPERTIES[predicate.value.slice(PROV.length)];
    if (!predicate.value.startsWith(PROV) || said === undefined) return [];
    const name = `${subject.value} ${predicate.value} ${object.value}`;
    const literal = object.termType === "Literal" ? object.datatype.value.replace(XSD, "xsd:") : undefined;
    return [
      ...(fits(said.domain, classesOf.get(subject.value), undefined) ? [] : [`${name}: its subject`]),
      ...(fits(said.range, classesOf.get(object.value), literal) ? [] : [`${name}: its object`]),
    ];
  });
}

function fits(
  wanted: string | readonly string[] | undefined,
  classes: ReadonlySet<string> | undefined,
  datatype: string | undefined,
): boolean {
  if (wanted === undefined) return true;
  return [wanted].flat().some((each) => {
    if (each === "literal") return datatype !== undefined;
    return each.startsWith("xsd:") ? datatype === each : datatype === undefined && classes?.has(each) === true;
  });
}

function withSuper(name: string): readonly string[] {
  return [name, ...(CLASSES[name] ?? []).flatMap(withSuper)];
}
