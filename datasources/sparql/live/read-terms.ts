import { iri, OWL, RDF, RDFS } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import { type Node, nodeOf } from "../../graph-index/statistics/pairs.ts";
import {
  CLASS_TYPES,
  declaredTerms,
  isMetaNode,
  PROPERTY_TYPES,
  saidOfTerms,
  TERMS_TO_EACH,
} from "../../graph-index/statistics/terms.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import { listedIris } from "../endpoint/query-text.ts";
import type { FoundNames } from "./read-names.ts";

/** A vocabulary of more terms is not read as one. */
const MOST_TERMS = 20_000;

/** What is asked of a graph that is an ontology or a vocabulary: its classes and properties are its things. */
export interface SurveyedTerms {
  /** Relations between terms, and those to what defines them, as IRIs. */
  readonly relations: readonly string[];
  /** Names of these relations, and of the kinds of terms, by IRI. */
  readonly called: readonly (readonly [iri: string, names: readonly [string, ...string[]]])[];
}

/**
 * Whether a graph is a vocabulary, as its declarations tell: two questions, of a graph that declares many terms only.
 * @param predicates Those that the graph uses
 * @param classes How many nodes are of each class
 */
export async function termsOf(
  predicates: readonly string[],
  classes: ReadonlyMap<string, number>,
  ask: EndpointSession,
): Promise<SurveyedTerms | undefined> {
  const kinds = [...CLASS_TYPES, ...PROPERTY_TYPES].filter((type) => classes.has(type));
  const declared = kinds.reduce((sum, type) => sum + (classes.get(type) ?? 0), 0);
  const others = Math.max(0, ...[...classes].map(([type, count]) => (isMetaNode(nodeOf(type)) ? 0 : count)));
  // A term may be of several kinds: there are no more terms than this.
  if (declared === 0 || declared > MOST_TERMS || others * TERMS_TO_EACH > declared) return undefined;
  const type = writeTerm(iri(`${RDF}type`));
  const ofKinds = `VALUES ?t { ${listedIris(kinds)} } ?s ${type} ?t`;
  const rows = await ifAffordable(() => ask.whole(`SELECT ?s ?t WHERE { ${ofKinds} FILTER(isIRI(?s)) }`));
  const types = new Map<Node, Node[]>();
  for (const row of rows ?? []) {
    const [term, kind] = [row.get("s"), row.get("t")];
    if (term?.kind !== "iri" || kind?.kind !== "iri") continue;
    types.set(nodeOf(term.value), [...(types.get(nodeOf(term.value)) ?? []), nodeOf(kind.value)]);
  }
  const terms = declaredTerms(types);
  if (terms.all.size === 0) return undefined;
  const isMeta = [RDF, RDFS, OWL].map((namespace) => `!STRSTARTS(STR(?s), "${namespace}")`).join(" && ");
  const counted = await ifAffordable(() =>
    ask.whole(
      `SELECT (COUNT(DISTINCT ?s) AS ?n) WHERE { ?s ?p ?o FILTER(isIRI(?s) && ${isMeta}) FILTER NOT EXISTS { ${ofKinds} } }`,
    ),
  );
  const count = counted?.[0]?.get("n");
  if (count?.kind !== "literal" || Number(count.lexical) * TERMS_TO_EACH > terms.all.size) return undefined;
  const { relations, called } = saidOfTerms(terms, types, new Set(predicates));
  return { relations, called: [...called] };
}

/** The names found, with those that people have for what a vocabulary does not name itself. */
export function withTermNames(
  names: ReadonlyMap<string, FoundNames>,
  terms: SurveyedTerms | undefined,
): ReadonlyMap<string, FoundNames> {
  const named = (terms?.called ?? []).flatMap(([each, [label, ...aliases]]) => {
    const known = names.get(each);
    return known?.label === undefined ? [[each, { ...known, label, aliases }] as const] : [];
  });
  return named.length === 0 ? names : new Map([...names, ...named]);
}
