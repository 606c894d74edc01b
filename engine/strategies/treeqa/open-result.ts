import { membersOf } from "../../graph/fused-graph.ts";
import type { Catalogue } from "../../sources/knowledge-graph.ts";
import type { AnswerValue, Evidence, ReasoningPath, StrategyResult } from "../../evidence/trace.ts";
import { nodeKey, type Hop, type Row } from "../../query/execution/hop.ts";
import type { Remarks } from "../../evidence/result.ts";
import { sentences } from "../../evidence/result.ts";
import { evidenceFor, stableId, type TraceSource } from "../../evidence/evidence.ts";
import { kindsOf, listOf } from "../../evidence/paths.ts";
import { pathText, hopsBySlot, stepsOf } from "../../evidence/steps.ts";
import type { InvestigationParts } from "../strategy.ts";
import type { GoldenTree } from "./golden.ts";
import { NAME } from "./name.ts";
import type { Settled, StoredNode } from "./settle.ts";
import { namesOf } from "./show-set.ts";
import { ROOT_ID } from "./planned-node.ts";

type Open = Extract<Settled, { kind: "OPEN" }>;
type FoundAnswer = StoredNode["found"][number];

/** A value that the answer of a tree without a form can be. */
export interface OpenValue {
  readonly node: string;
  readonly value: AnswerValue;
  readonly found: FoundAnswer;
  /** How it came about. */
  readonly rows: readonly Row[];
}

/** The answers of the nodes, each once for every node that gives it. */
export function openValues({ nodes }: Open, catalogue: Catalogue): readonly OpenValue[] {
  return nodes.flatMap(({ id, found }) =>
    found.flatMap((each): OpenValue[] => {
      const names = namesOf(each, { catalogue });
      const byMember = new Map<string, Row[]>();
      for (const row of each.rows) byMember.set(nodeKey(row.value), [...(byMember.get(nodeKey(row.value)) ?? []), row]);
      return [...byMember.values()].flatMap((rows) =>
        rows[0] === undefined
          ? []
          : [{ node: id, value: { node: names.node(rows[0].value, relationOf(rows[0])) }, found: each, rows }],
      );
    }),
  );
}

function relationOf({ value, hops }: Row): string | undefined {
  return hops.find((hop) => hop.kind === "triple" && nodeKey(hop.to) === nodeKey(value))?.relation;
}

/** The chosen values, with the facts of the nodes above them as their path. */
export function openResult(
  chosen: readonly OpenValue[],
  settled: Open,
  tree: GoldenTree,
  catalogue: Catalogue,
  { complete, remarks, titles }: Remarks,
  parts: InvestigationParts,
): StrategyResult {
  const drawn = chosen.map((value) => drawPath(value, settled, tree, catalogue, parts));
  const evidence = [...new Map(drawn.flatMap((each) => each.evidence).map((each) => [each.id, each])).values()];
  const values = [
    ...new Map(
      chosen.map(({ value }) => [value.node.kind === "entity" ? value.node.iri : value.node.label, value]),
    ).values(),
  ];
  const sources = [...new Set(evidence.map(({ source }) => titles.get(source) ?? source))];
  return {
    strategy: NAME,
    status: "ANSWERED",
    text: listOf(values.map(({ node }) => node)),
    values,
    support: kindsOf(evidence),
    complete,
    confidence: OPEN_CONFIDENCE,
    explanation: sentences([
      "answered from validated sub-questions that follow no logical form",
      `the evidence is from “${sources.join("” and “")}”`,
      ...remarks,
    ]),
    paths: drawn.map(({ path }) => path),
    evidence,
  };
}

/** Each step is a fact, but that together they answer the question is the reasoner's word. */
const OPEN_CONFIDENCE = 0.5;

function drawPath(
  value: OpenValue,
  { nodes }: Open,
  tree: GoldenTree,
  catalogue: Catalogue,
  parts: InvestigationParts,
): { readonly path: ReasoningPath; readonly evidence: readonly Evidence[] } {
  const chain = chainTo(value.node, tree);
  const stored = [
    ...chain
      .slice(0, -1)
      .flatMap((id) => nodes.find((node) => node.id === id)?.found.flatMap(({ rows }) => rows) ?? []),
    ...value.rows,
  ];
  const labels = Object.assign({}, ...nodes.flatMap(({ found }) => found.map((each) => each.labels))) as Record<
    string,
    string
  >;
  const source: TraceSource = {
    graphs: membersOf(parts.graph),
    retrievedAt: value.found.retrievedAt,
    names: namesOf({ labels }, { catalogue }),
  };
  const hops = hopsBySlot(stored.flatMap((row): readonly Hop[] => row.hops));
  const { main, beside } = stepsOf(
    chain.filter((id) => hops.has(id)).map((slot) => ({ slot, reversed: false })),
    hops,
    source,
  );
  const steps = [...main, ...beside];
  const shown = new Set(steps.flatMap((step) => step.evidence));
  const evidence = [...hops.values()]
    .flat()
    .map((hop) => evidenceFor(hop, source))
    .filter(({ id }) => shown.has(id));
  const text = [pathText(main), ...beside.map((step) => pathText([step]))].join("; ");
  return {
    evidence,
    path: {
      id: stableId("p", [NAME, text, [...shown].sort()]),
      text,
      strategy: NAME,
      sourceKinds: kindsOf(evidence),
      steps,
      answers: [value.value.node.label],
      scores: [],
    },
  };
}

/** The nodes from below the root to one, itself last. */
function chainTo(id: string, tree: GoldenTree): readonly string[] {
  const node = tree.nodes.find((each) => each.id === id);
  if (node === undefined || node.id === ROOT_ID || node.parentId === null) return [];
  return [...chainTo(node.parentId, tree), id];
}
