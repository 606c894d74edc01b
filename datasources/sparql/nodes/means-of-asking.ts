import { iri } from "../../../engine/rdf/term.ts";
import { isWritableIri, writeTerm } from "../../../engine/rdf/write-term.ts";
import { serialise } from "../../../engine/sparql/serialise.ts";
import { variable } from "../../../engine/sparql/syntax.ts";
import type { Rows } from "../endpoint/endpoint-session.ts";
import type { GivenNode } from "./given-nodes.ts";
import { isKeyed, KeyPatterns } from "./key-patterns.ts";
import { toldByName } from "./nodes-by-name.ts";
import { labelOf, type WrittenNodes } from "./nodes-of-graph.ts";

/** Runs one query of which a part is good enough. */
export type AskSome = (query: string) => Promise<Rows>;

const NODE = variable("node");

/**
 * Finds out how an endpoint can be asked about nodes of its graph, with a query or two: by their labels where it takes
 * these for IRIs, as Virtuoso does; else by their facts. Of one that gives a node another label in each reply, as Jena
 * does, only those are left that are told by their names.
 */
export async function askable(
  given: readonly GivenNode[],
  naming: readonly string[],
  ask: AskSome,
): Promise<WrittenNodes | undefined> {
  const last = given.findLast(isKeyed) ?? given.at(-1);
  if (last === undefined) return undefined;
  if (await isTakenForIri(labelOf(last), ask))
    return { means: "LABELS", naming, nodes: given.filter((each) => isWritableIri(labelOf(each))) };
  const nodes = given.filter(isKeyed);
  if (nodes.length === 0) return undefined;
  const keeps = nodes.length < 2 ? keepsBesideAnother : keepsLabels;
  if (await keeps({ nodes }, ask)) return { means: "FACTS", naming, nodes };
  const named = toldByName(nodes);
  return named.length === 0 ? undefined : { means: "NAMES", naming, nodes: named };
}

async function isTakenForIri(label: string, ask: AskSome): Promise<boolean> {
  if (!isWritableIri(label)) return false;
  const rows = await ask(`SELECT ?p WHERE { ${writeTerm(iri(label))} ?p ?o } LIMIT 1`);
  return rows.length > 0;
}

/**
 * Whether the endpoint still gives its nodes the labels that it gave them, by two of them, with a query for each: those
 * that are counted anew in each reply would be the same.
 */
export async function keepsLabels({ nodes }: Pick<WrittenNodes, "nodes">, ask: AskSome): Promise<boolean> {
  const byIri = new Map(nodes.map((each) => [each.iri, each]));
  const looked = new Set([nodes.findLast(isKeyed), nodes.find(isKeyed)]);
  for (const node of looked) {
    if (node === undefined) continue;
    const where = new KeyPatterns(byIri).of(node, NODE);
    const rows = await ask(serialise({ distinct: true, variables: [NODE], where, limit: 2 }));
    if (rows.length !== 1 || !isLabelled(rows[0], node)) return false;
  }
  return true;
}

async function keepsBesideAnother({ nodes: [only] }: Pick<WrittenNodes, "nodes">, ask: AskSome): Promise<boolean> {
  if (!isKeyed(only)) return false;
  const other = variable("another");
  const where = [
    ...new KeyPatterns(new Map()).of(only, NODE),
    { kind: "triple", subject: other, predicate: variable("p"), object: variable("o") } as const,
    { kind: "isBlank", variable: other } as const,
    { kind: "differ", one: other, other: NODE } as const,
  ];
  const rows = await ask(serialise({ variables: [other, NODE], where, limit: 1 }));
  return rows.length === 0 ? keepsLabels({ nodes: [only] }, ask) : isLabelled(rows[0], only);
}

function isLabelled(row: Rows[number] | undefined, node: GivenNode): boolean {
  const found = row?.get(NODE.name);
  return found?.kind === "blank" && found.id === labelOf(node);
}
