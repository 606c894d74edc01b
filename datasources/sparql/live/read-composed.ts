import { iri, RDF } from "../../../engine/rdf/term.ts";
import { isWritableIri, writeTerm } from "../../../engine/rdf/write-term.ts";
import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { composedIn } from "../../graph-index/statistics/composed/composed.ts";
import type { ComposedFacts } from "../../graph-index/statistics/composed/composed-facts.ts";
import { linkingClasses } from "../../graph-index/statistics/composed/nodes-between.ts";
import type { Names } from "../../graph-index/statistics/names.ts";
import { iriOf, isIri, type Node, nodeOf, type Pairs } from "../../graph-index/statistics/pairs.ts";
import { relationsAmong } from "../../graph-index/statistics/structure.ts";
import { isMetaNode } from "../../graph-index/statistics/terms.ts";
import type { EndpointSession, Rows } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import { listedIris } from "../endpoint/query-text.ts";
import { nodeOf as nodeOfTerm } from "../mirror/read-predicates.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { countsIn } from "./counts-in.ts";

/** Classes whose members may hold facts in parts. */
const MOST_KINDS = 20;

interface Known {
  readonly vocabulary: Vocabulary;
  /** Triples by predicate. */
  readonly predicates: ReadonlyMap<string, number>;
  /** Nodes by class. */
  readonly classes: ReadonlyMap<string, number>;
}

/** What a graph states in parts, and the classes of the nodes that do nothing but hold the parts together. */
interface InParts {
  readonly composed: readonly ComposedFacts[];
  readonly linking: ReadonlySet<string>;
  /** Classes none of whose members has a name. */
  readonly unnamed: readonly string[];
}

const NONE: InParts = { composed: [], linking: new Set(), unnamed: [] };

/**
 * The relations that a graph states along lists or in several parts on nodes without names, as `composedIn` tells them:
 * all of these nodes are read, with what leads to them. None where they, or the triples of a relation that leads to
 * them, are more than the rows of one reply: by some of them nobody can tell what all are like.
 */
export async function composedAmong(
  { vocabulary, predicates, classes }: Known,
  settings: ResolvedSettings,
  ask: EndpointSession,
): Promise<InParts> {
  const { rowCap } = settings;
  // What fills a reply may be a part.
  const whole = async (query: string): Promise<Rows> => {
    const rows = await ask.whole(`${query} LIMIT ${rowCap + 1}`);
    return rows.length > rowCap ? Promise.reject(new TooMany()) : rows;
  };
  const read = async (kinds: readonly string[]): Promise<InParts> => {
    const triples = new Triples();
    // In one reply, since the label of a node without an IRI may be another in the next.
    const noStatement = `FILTER NOT EXISTS { ?n ${writeTerm(iri(`${RDF}type`))} ${writeTerm(iri(`${RDF}Statement`))} }`;
    triples.add(
      await whole(`SELECT ?a ?p ?n ?q ?o WHERE { ?a ?p ?n FILTER(isBlank(?n)) ?n ?q ?o ${noStatement} }`),
      "1",
    );
    triples.add(
      await whole(
        `SELECT ?n ?q ?o WHERE { ?n ?q ?o FILTER(isBlank(?n)) FILTER NOT EXISTS { ?a ?p ?n } ${noStatement} }`,
      ),
      "2",
    );
    const members = kinds.length === 0 ? "" : ofKinds(kinds, vocabulary);
    if (members !== "") {
      triples.add(await whole(`SELECT DISTINCT ?n ?q ?o WHERE { ${members} ?n ?q ?o }`), "3");
      triples.add(await whole(`SELECT DISTINCT ?a ?p ?n WHERE { ${members} ?a ?p ?n }`), "3");
    }
    const leading = triples.leadingToBlank();
    const none: InParts = { ...NONE, unnamed: kinds };
    if (triples.isEmpty) return none;
    for (const predicate of leading.filter((each) => (predicates.get(each) ?? 0) > triples.count(each)))
      triples.add(
        renamed(
          await whole(`SELECT ?a ?n WHERE { ?a ${writeTerm(iri(predicate))} ?n FILTER(!isBlank(?n)) }`),
          predicate,
        ),
        "4",
      );
    const linked = members === "" ? [] : await whole(namedBeside(members, vocabulary));
    const reader = triples.reader();
    const types = typesIn(reader.pairs, vocabulary);
    const structure = {
      names: namesIn(reader.pairs, vocabulary, linked),
      types,
      apparatus: new Set<Node>(),
      relations: relationsAmong(reader.predicates, vocabulary, () => []),
      unnamedKinds: new Set(kinds.map(nodeOf)),
    };
    const linking = [...linkingClasses(reader, structure, settings.vocabulary)].filter((type) => {
      // Others of the class may be things by themselves, where not all of it were read.
      const members = [...types.values()].filter((stated) => stated.includes(type)).length;
      return isIri(type) && members === classes.get(iriOf(type));
    });
    return {
      composed: [...composedIn(reader, structure, settings.vocabulary).values()],
      linking: new Set(linking.map(iriOf)),
      unnamed: kinds,
    };
  };
  return (
    (await ifAffordable(async () => {
      const kinds = await unnamedKinds(vocabulary, classes, ask);
      return read(kinds).catch((error: unknown) => {
        if (error instanceof TooMany) return { ...NONE, unnamed: kinds };
        throw error;
      });
    })) ?? NONE
  );
}

/** More rows came than are read. */
class TooMany extends Error {}

/** Classes none of whose members has a name, in a graph where other things have. */
async function unnamedKinds(
  { label, type }: Vocabulary,
  classes: ReadonlyMap<string, number>,
  ask: EndpointSession,
): Promise<readonly string[]> {
  const named = countsIn(
    await ask.whole(
      `SELECT ?c (COUNT(*) AS ?n) WHERE { VALUES ?is { ${listedIris(type)} } ?s ?is ?c FILTER EXISTS { VALUES ?l { ${listedIris(label)} } ?s ?l ?name } } GROUP BY ?c`,
    ),
    "c",
  );
  const open = [...classes.keys()].filter((each) => !named.has(each) && !isMetaNode(nodeOf(each)));
  return named.size === 0 || open.length > MOST_KINDS ? [] : open.filter(isWritableIri);
}

function ofKinds(kinds: readonly string[], { type }: Vocabulary): string {
  return `VALUES ?kind { ${listedIris(kinds)} } VALUES ?is { ${listedIris(type)} } ?n ?is ?kind FILTER(isIRI(?n))`;
}

function namedBeside(members: string, { label }: Vocabulary): string {
  return `SELECT DISTINCT ?o WHERE { ${members} ?n ?q ?o FILTER(isIRI(?o)) FILTER EXISTS { VALUES ?l { ${listedIris(label)} } ?o ?l ?name } }`;
}

function renamed(rows: Rows, predicate: string): Rows {
  return rows.map((row) => new Map([...row, ["p", iri(predicate)]]));
}

/** Triples as they come from several replies, each once. */
class Triples {
  readonly #pairs = new Map<string, Map<string, readonly [Node, Node]>>();

  /**
   * @param rows Of the triples `?a ?p ?n` and `?n ?q ?o`, or of one of them
   * @param reply Tells nodes without an IRI apart from those of other replies
   */
  add(rows: Rows, reply: string): void {
    const node = (term: Parameters<typeof nodeOfTerm>[0]): Node | undefined => {
      const found = nodeOfTerm(term);
      return found?.startsWith("_:") === true ? found.replace("_:b", `_:b${reply}`) : found;
    };
    for (const row of rows)
      for (const [from, by, to] of [
        ["a", "p", "n"],
        ["n", "q", "o"],
      ] as const) {
        const [subject, predicate, object] = [node(row.get(from)), row.get(by), node(row.get(to))];
        if (subject === undefined || object === undefined || predicate?.kind !== "iri") continue;
        const pairs = this.#pairs.get(predicate.value) ?? new Map<string, readonly [Node, Node]>();
        this.#pairs.set(predicate.value, pairs.set(`${subject} ${object}`, [subject, object]));
      }
  }

  get isEmpty(): boolean {
    return this.#pairs.size === 0;
  }

  count(predicate: string): number {
    return this.#pairs.get(predicate)?.size ?? 0;
  }

  /** Predicates that lead to nodes without an IRI. */
  leadingToBlank(): readonly string[] {
    return [...this.#pairs].flatMap(([predicate, pairs]) =>
      [...pairs.values()].some(([subject, object]) => isIri(subject) && object.startsWith("_:")) ? [predicate] : [],
    );
  }

  reader(): { readonly predicates: readonly string[]; readonly pairs: (predicate: string) => Pairs } {
    const sorted = new Map(
      [...this.#pairs].map(([predicate, pairs]) => {
        const list = [...pairs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
        return [predicate, { subjects: list.map(([subject]) => subject), objects: list.map(([, object]) => object) }];
      }),
    );
    const nothing: Pairs = { subjects: [], objects: [] };
    return { predicates: [...sorted.keys()].sort(), pairs: (predicate) => sorted.get(predicate) ?? nothing };
  }
}

function typesIn(pairs: (predicate: string) => Pairs, { type }: Vocabulary): ReadonlyMap<Node, readonly Node[]> {
  const types = new Map<Node, Node[]>();
  for (const predicate of type) {
    const { subjects, objects } = pairs(predicate);
    subjects.forEach((subject, row) => types.set(subject, [...(types.get(subject) ?? []), objects[row] ?? ""]));
  }
  return types;
}

/** Who has a name at all; which one does not matter here. */
function namesIn(pairs: (predicate: string) => Pairs, { label }: Vocabulary, linked: Rows): ReadonlyMap<Node, Names> {
  const named = label.flatMap((predicate) => pairs(predicate).subjects);
  const beside = linked.flatMap((row) => nodeOfTerm(row.get("o")) ?? []);
  return new Map([...named, ...beside].map((node) => [node, { labels: [node], aliases: [], description: undefined }]));
}

/** The nodes that relations which stand for facts in parts have units of. */
export function unitNodes(composed: readonly ComposedFacts[]): readonly string[] {
  return composed.flatMap(({ units }) => units.filter(isIri).map(iriOf));
}
