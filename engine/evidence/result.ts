import { valueKey } from "./values.ts";
import type { StrategyName, StrategyResult, TraceNode } from "./trace.ts";

/** What a result says besides its answer. */
export interface Remarks {
  /** Whose result it is. */
  readonly strategy: StrategyName;
  readonly complete: boolean;
  /** Titles of the sources, by id. */
  readonly titles: ReadonlyMap<string, string>;
  /** Sentences for the explanation. */
  readonly remarks: readonly string[];
}

/** "Not known", with the reason in plain words. */
export function notKnownResult(
  strategy: StrategyName,
  reasons: readonly string[],
  options: { readonly complete: boolean; readonly reading?: string; readonly asOf?: string | undefined },
): StrategyResult {
  return {
    strategy,
    status: "NOT_KNOWN",
    text: "Not known",
    values: [],
    support: [],
    complete: options.complete,
    confidence: 0,
    explanation: sentences(reasons),
    paths: [],
    evidence: [],
    ...(options.reading === undefined ? {} : { reading: options.reading }),
    ...(options.asOf === undefined ? {} : { asOf: options.asOf }),
  };
}

/** Clauses as sentences, each once: it begins with a capital and ends with a full stop. */
export function sentences(clauses: readonly string[]): string {
  return [...new Set(clauses)]
    .filter((clause) => clause !== "")
    .map((clause) => `${clause.charAt(0).toUpperCase()}${clause.slice(1).replace(/\.$/, "")}.`)
    .join(" ");
}

/** Labels as a person reads a list: at most twenty, then how many more. */
export function listOf(nodes: readonly TraceNode[]): string {
  const most = 20;
  if (nodes.some(({ of }) => of !== undefined)) return pairsOf(nodes.slice(0, most), nodes.length - most);
  const labels = nodes.slice(0, most).map(({ label }) => label);
  return nodes.length > most ? `${labels.join(", ")} and ${nodes.length - most} more` : labels.join(", ");
}

/** "Inception: Nolan; Matrix: Lana Wachowski, Lilly Wachowski": what is told of each of several things. */
function pairsOf(nodes: readonly TraceNode[], more: number): string {
  const byOwner = new Map<string, { readonly owner: string; readonly labels: string[] }>();
  for (const node of nodes) {
    const key = node.of === undefined ? "" : valueKey({ node: node.of });
    const known = byOwner.get(key) ?? { owner: node.of?.label ?? "", labels: [] };
    known.labels.push(node.label);
    byOwner.set(key, known);
  }
  const told = [...byOwner.values()].map(({ owner, labels }) => `${owner}: ${labels.join(", ")}`).join("; ");
  return more > 0 ? `${told} and ${more} more` : told;
}
