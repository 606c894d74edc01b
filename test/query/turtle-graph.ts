import { Store } from "oxigraph";
import { serialise } from "../../engine/sparql/serialise.ts";
import { iri, literal, RDF, RDFS, SCHEMA, SKOS, OWL, type Term } from "../../engine/rdf/term.ts";
import type {
  ClassEntry,
  EntityDescription,
  KnowledgeGraph,
  RelationEntry,
  SelectResult,
  Vocabulary,
} from "../../engine/sources/knowledge-graph.ts";

const PREFIXES = `
  @prefix : <urn:t:> .
  @prefix rdf: <${RDF}> .
  @prefix rdfs: <${RDFS}> .
  @prefix schema: <${SCHEMA}> .
  @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
`;

const VOCABULARY: Vocabulary = {
  label: [`${RDFS}label`],
  alias: [`${SKOS}altLabel`],
  description: [`${SCHEMA}description`],
  type: [`${RDF}type`],
  subclass: [`${RDFS}subClassOf`],
  sameAs: [`${OWL}sameAs`],
  validity: {
    start: `${SCHEMA}startDate`,
    end: `${SCHEMA}endDate`,
    ended: `${SCHEMA}eventStatus`,
    observed: `${SCHEMA}observationDate`,
  },
};

export interface TurtleGraph extends KnowledgeGraph {
  /** Every query that was run, in order. */
  readonly queries: string[];
  /** What a query gives that is written out. */
  run(query: string): SelectResult;
  /** The values of a column of a query, sorted. */
  column(query: string, name: string): readonly string[];
}

/** A graph of Turtle in this process, whose labels are the ends of its IRIs: for tests of what queries give. */
export function turtleGraph(
  turtle: string,
  options: {
    id?: string;
    relations?: readonly Partial<RelationEntry>[];
    classes?: readonly Partial<ClassEntry>[];
    vocabulary?: Vocabulary;
  } = {},
): TurtleGraph {
  const store = new Store();
  store.load(PREFIXES + turtle, { format: "text/turtle" });
  const { id = "test", relations = [], classes = [], vocabulary = VOCABULARY } = options;
  const queries: string[] = [];
  const run = (query: string): SelectResult => {
    const { head, results } = JSON.parse(store.query(query, { results_format: "json" }) as string) as Results;
    return {
      variables: head.vars,
      truncated: false,
      rows: results.bindings.map(
        (binding) => new Map(Object.entries(binding).map(([name, term]) => [name, termOf(term)])),
      ),
    };
  };
  return {
    id,
    kind: "KG",
    title: `Graph ${id}`,
    version: String(turtle.length),
    asOf: "2026-01-01",
    licence: "CC0",
    vocabulary,
    queries,
    run,
    column: (query, name) => [...new Set(run(query).rows.flatMap((row) => textOf(row.get(name))))].sort(),
    spotMentions: async () => [],
    searchEntities: async (name) =>
      [
        {
          iri: `urn:t:${name.replaceAll(" ", "_")}`,
          label: name,
          matched: name,
          match: "EXACT",
          via: "LABEL",
          score: 1,
          types: [],
        } as const,
      ].filter(({ iri: entity }) => run(`SELECT ?p { <${entity}> ?p ?o } LIMIT 1`).rows.length > 0),
    catalogue: (context) =>
      context.upstream({ source: id, kind: "CATALOGUE" }, async () => ({
        classes: classes.map((entry) => ({ iri: "", label: "", aliases: [], count: 1, ancestors: [], ...entry })),
        relations: relations.map((entry) => ({
          ...RELATION,
          label: (entry.iri ?? "").replace("urn:t:", "").replaceAll("_", " "),
          ...entry,
        })),
      })),
    describe: (iris, context) =>
      context.upstream({ source: id, kind: "SPARQL" }, async () => {
        const objects = (entity: string, predicate: string): readonly string[] =>
          run(`SELECT ?o { <${entity}> <${predicate}> ?o }`).rows.flatMap((row) => iriOf(row.get("o")));
        const described = iris.map((entity): [string, EntityDescription] => [
          entity,
          {
            iri: entity,
            label: nameOf(entity),
            description: undefined,
            types: objects(entity, `${RDF}type`),
            sameAs: objects(entity, `${OWL}sameAs`),
          },
        ]);
        return new Map(described);
      }),
    select: (query, context) =>
      context.upstream({ source: id, kind: "SPARQL" }, async () => {
        const text = serialise(query);
        queries.push(text);
        return run(text);
      }),
  };
}

const RELATION: RelationEntry = {
  iri: "",
  label: "",
  aliases: [],
  // So many that what is so of all of them is so by rule.
  count: 100,
  objectKind: "ENTITY",
  subjectClasses: [],
  objectClasses: [],
  homogeneous: false,
  symmetric: false,
  functional: true,
};

interface Results {
  readonly head: { readonly vars: readonly string[] };
  readonly results: { readonly bindings: readonly Readonly<Record<string, JsonTerm>>[] };
}

interface JsonTerm {
  readonly type: string;
  readonly value: string;
  readonly datatype?: string;
  readonly "xml:lang"?: string;
}

function termOf(term: JsonTerm): Term {
  if (term.type === "uri") return iri(term.value);
  if (term.type === "bnode") return { kind: "blank", id: term.value };
  return literal(term.value, term.datatype, term["xml:lang"]);
}

function textOf(term: Term | undefined): readonly string[] {
  if (term === undefined || term.kind === "blank") return [];
  return [term.kind === "iri" ? term.value.replace("urn:t:", "").replaceAll("_", " ") : term.lexical];
}

function iriOf(term: Term | undefined): readonly string[] {
  return term?.kind === "iri" ? [term.value] : [];
}

function nameOf(entity: string): string {
  return entity.replace("urn:t:", "").replaceAll("_", " ");
}

/** A fact with what its statement says of it: dates, in Turtle. */
export const statement = (subject: string, predicate: string, object: string, times: string): string =>
  `:${subject} :${predicate} :${object} . [] a rdf:Statement ; rdf:subject :${subject} ; rdf:predicate :${predicate} ; rdf:object :${object} ; ${times} .\n`;
