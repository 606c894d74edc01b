import { membersOf } from "../../graph/fused-graph.ts";
import type { Catalogue } from "../../sources/knowledge-graph.ts";
import type { AnswerValue, StrategyResult } from "../../evidence/trace.ts";
import { relationTo, rowsByMember, type Hop, type Row } from "../../query/execution/hop.ts";
import { listOf, sentences, type Remarks } from "../../evidence/result.ts";
import { kindsOf, type TraceSource } from "../../evidence/evidence.ts";
import type { GoldenTree } from "./golden.ts";
import { NAME } from "./name.ts";
import type { Settled, StoredNode } from "./settle.ts";
import { namesOf } from "./show-set.ts";
import { ROOT_ID } from "./planned-node.ts";
import { drawPath, type DrawnPath } from "../../evidence/draw-path.ts";
import { distinctValues } from "../../evidence/values.ts";
import { hopsBySlot, laidOut } from "../../query/answers/laid-out.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";

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
      return [...rowsByMember(each.rows).values()].flatMap((rows) =>
        rows[0] === undefined
          ? []
          : [
              {
                node: id,
                value: { node: names.node(rows[0].value, relationTo(rows[0].value, rows[0].hops)) },
                found: each,
                rows,
              },
            ],
      );
    }),
  );
}

/** The chosen values, with the facts of the nodes above them as their path. */
export function openResult(
  chosen: readonly OpenValue[],
  settled: Open,
  tree: GoldenTree,
  catalogue: Catalogue,
  { remarks, titles }: Remarks,
  parts: InvestigationParts,
): StrategyResult {
  const drawn = chosen.map((value) => pathTo(value, settled, tree, catalogue, parts));
  const evidence = [...new Map(drawn.flatMap((each) => each.evidence).map((each) => [each.id, each])).values()];
  const values = distinctValues(chosen.map(({ value }) => value));
  const sources = [...new Set(evidence.map(({ source }) => titles.get(source) ?? source))];
  return {
    strategy: NAME,
    status: "ANSWERED",
    text: listOf(values.map(({ node }) => node)),
    values,
    support: kindsOf(evidence),
    // Which conditions of the question its nodes leave out, nobody can tell.
    complete: false,
    unchecked: "CONDITION",
    confidence: OPEN_CONFIDENCE,
    explanation: sentences([
      "answered from validated sub-questions that follow no logical form",
      "whether they hold all that the question says is not checked",
      `the evidence is from “${sources.join("” and “")}”`,
      ...remarks,
    ]),
    paths: drawn.map(({ path }) => path),
    evidence,
  };
}

/** Each step is a fact, but that together they answer the question is the reasoner's word. */
const OPEN_CONFIDENCE = 0.5;

/** The facts of the nodes that lead to a value, as they follow one another in the tree. */
function pathTo(
  value: OpenValue,
  { nodes }: Open,
  tree: GoldenTree,
  catalogue: Catalogue,
  parts: InvestigationParts,
): DrawnPath {
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
  const path = laidOut([chain.filter((id) => hops.has(id)).map((slot) => ({ slot, reversed: false }))], hops);
  return drawPath(path, { strategy: NAME, answers: [value.value.node], scores: [] }, source);
}

/** The nodes from below the root to one, itself last. */
function chainTo(id: string, tree: GoldenTree): readonly string[] {
  const node = tree.nodes.find((each) => each.id === id);
  if (node === undefined || node.id === ROOT_ID || node.parentId === null) return [];
  return [...chainTo(node.parentId, tree), id];
}
