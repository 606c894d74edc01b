import { membersOf } from "../../graph/fused-graph.ts";
import type { Catalogue } from "../../sources/knowledge-graph.ts";
import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import type { AnswerValue, StrategyResult } from "../../evidence/trace.ts";
import { offeredAnywhere, truthOf, type Answers } from "../../query/over-paths/answers-to.ts";
import { relationTo, rowsByMember, type Hop, type Row } from "../../query/execution/hop.ts";
import { listOf, sentences, type Remarks } from "../../evidence/result.ts";
import { kindsOf, type TraceSource } from "../../evidence/evidence.ts";
import type { GoldenTree } from "./golden.ts";
import { BOUNDS } from "./bounds.ts";
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
  /** The node that it answers; the root where no node does. */
  readonly node: string;
  readonly value: AnswerValue;
  readonly fact: FactNode;
  /** What it rests on: the answers that its paths end at. Never empty. */
  readonly backing: readonly Backing[];
}

/** An answer of a node, and how it came about. */
interface Backing {
  readonly node: string;
  readonly found: FoundAnswer;
  readonly rows: readonly Row[];
}

/** What a reasoner may choose from, and how much there is with what it is not shown. */
interface OpenValues {
  readonly values: readonly OpenValue[];
  readonly total: number;
}

/**
 * The answers of the nodes, each once for every node that gives it; then what no node need give, which rests on all
 * that was found: what the question compares, and yes and no where it may ask that.
 */
export function openValues(settled: Open, tree: GoldenTree, catalogue: Catalogue, answers: Answers): OpenValues {
  const given = answersOfNodes(settled, catalogue);
  const keys = new Set(given.map(({ fact }) => nodeKey(fact)));
  const backing = endsOf(given, settled, tree);
  const anywhere = offeredAnywhere(answers)
    .filter(({ mayBe }) => !mayBe.some((each) => keys.has(nodeKey(each))))
    .map(({ node: fact, label }): OpenValue => {
      const labels = fact.kind === "iri" ? { [fact.value]: label } : {};
      return {
        node: ROOT_ID,
        value: { node: truthOf(fact) ?? namesOf({ labels }, { catalogue }).node(fact) },
        fact,
        backing,
      };
    });
  const values = [...given.slice(0, BOUNDS.valuesShown - anywhere.length), ...anywhere];
  return { values, total: given.length + anywhere.length };
}

function answersOfNodes({ nodes }: Open, catalogue: Catalogue): readonly OpenValue[] {
  return nodes.flatMap(({ id: node, found: all }) =>
    all.flatMap((found): OpenValue[] => {
      const names = namesOf(found, { catalogue });
      return [...rowsByMember(found.rows).values()].flatMap((rows): OpenValue[] => {
        const [first] = rows;
        if (first === undefined) return [];
        const value = { node: names.node(first.value, relationTo(first.value, first.hops)) };
        return [{ node, value, fact: first.value, backing: [{ node, found, rows }] }];
      });
    }),
  );
}

/** What the nodes give that no other goes on from. */
function endsOf(given: readonly OpenValue[], { nodes }: Open, tree: GoldenTree): readonly Backing[] {
  const above = new Set(nodes.flatMap(({ id }) => chainTo(id, tree).slice(0, -1)));
  return given.filter(({ node }) => !above.has(node)).flatMap(({ backing }) => backing);
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
  const drawn = chosen.flatMap(({ value, backing }) =>
    backing.map((each) => pathTo(each, value, settled, tree, catalogue, parts)),
  );
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
  backing: Backing,
  { node: answer }: AnswerValue,
  { nodes }: Open,
  tree: GoldenTree,
  catalogue: Catalogue,
  parts: InvestigationParts,
): DrawnPath {
  const chain = chainTo(backing.node, tree);
  const stored = [
    ...chain
      .slice(0, -1)
      .flatMap((id) => nodes.find((node) => node.id === id)?.found.flatMap(({ rows }) => rows) ?? []),
    ...backing.rows,
  ];
  const labels = Object.assign({}, ...nodes.flatMap(({ found }) => found.map((each) => each.labels))) as Record<
    string,
    string
  >;
  const source: TraceSource = {
    graphs: membersOf(parts.graph),
    retrievedAt: backing.found.retrievedAt,
    names: namesOf({ labels }, { catalogue }),
  };
  const hops = hopsBySlot(stored.flatMap((row): readonly Hop[] => row.hops));
  const path = laidOut([chain.filter((id) => hops.has(id)).map((slot) => ({ slot, reversed: false }))], hops);
  return drawPath(path, { strategy: NAME, answers: [answer], scores: [] }, source);
}

/** The nodes from below the root to one, itself last. */
function chainTo(id: string, tree: GoldenTree): readonly string[] {
  const node = tree.nodes.find((each) => each.id === id);
  if (node === undefined || node.id === ROOT_ID || node.parentId === null) return [];
  return [...chainTo(node.parentId, tree), id];
}
