import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import { kindsOf } from "../../evidence/evidence.ts";
import type { Names } from "../../evidence/names.ts";
import type { TraceNode } from "../../evidence/trace.ts";
import { iri } from "../../rdf/term.ts";
import { answersTo, offeredAnywhere } from "./answers-to.ts";
import { comparedThings } from "./compared-things.ts";
import { showReading } from "../answers/show-reading.ts";
import { normalise } from "../../text/normalise.ts";
import type { Computed } from "./compute.ts";
import { identityAmong, type IdentityOf } from "../../evidence/identity.ts";
import type { ComputedShown, JudgedValue } from "./judge-paths.ts";
import type { Judging } from "./judge.ts";
import type { RatedPath } from "./shown-paths.ts";
import { nodesOn } from "../../evidence/path.ts";

/** Values that a reasoner is shown, computed ones first. */
const MOST_VALUES = 120;

/** What may be the answer, as a reasoner is shown it. */
export interface OfferedValue extends JudgedValue {
  readonly isComputed: boolean;
  readonly node: FactNode;
}

export interface Offered {
  readonly values: readonly OfferedValue[];
  /** What was computed from each kind of source first, by ids of the values. */
  readonly computed: readonly ComputedShown[];
  /** The id of a value that is offered; undefined for another. */
  readonly idOf: (node: FactNode) => string | undefined;
}

/**
 * What was computed, then what stands on the paths, save what the question names; of what it compares all, and yes and
 * no where it may ask that, wherever they stand. A thing of a graph and its name in a text are one value.
 */
export async function offeredValues(
  kept: readonly RatedPath[],
  computed: Computed,
  names: Names,
  { parts, catalogue, context, topics, strategy, analysis }: Judging,
): Promise<Offered> {
  const answers = await Promise.all(
    computed.answers.map(async ({ answered }) => {
      const { values, evidence } = await showReading(strategy, answered, parts.graph, catalogue, context);
      const nodes = values.map(({ node }) => ({ node: nodeOf(node), label: node.label }));
      return { nodes, from: kindsOf(evidence) };
    }),
  );
  const answering = answersTo(analysis);
  const { compared, isChoice } = answering;
  const things = comparedThings(compared);
  const labels = new Map(
    [...things, ...answers.flatMap(({ nodes }) => nodes)].map(({ node, label }) => [nodeKey(node), label]),
  );
  const labelOf = (node: FactNode): string => labels.get(nodeKey(node)) ?? names.node(node).label;
  const onPaths = kept.map(({ path }) => [...nodesOn(path).values()]);
  const computedNodes = answers.flatMap(({ nodes }) => nodes.map(({ node }) => node));
  const identity = identityAmong([...computedNodes, ...onPaths.flat(), ...things.map(({ node }) => node)], labelOf);
  const places = placesOf(onPaths, identity);
  const isNamed = new Set(
    (isChoice ? [] : topics).flatMap(({ entities, text, label }) => [
      ...entities.map((value) => nodeKey({ kind: "iri", value })),
      ...(entities.length === 0 ? [text, label].map((name) => `'${normalise(name)}'`) : []),
    ]),
  );
  const isComputed = new Set(computedNodes.map(identity));
  const offered = new Map<string, Omit<OfferedValue, "id">>();
  const add = (node: FactNode): void => {
    const key = identity(node);
    if (offered.has(key)) return;
    offered.set(key, { label: labelOf(node), paths: places.get(key) ?? [], isComputed: isComputed.has(key), node });
  };
  for (const node of computedNodes) add(node);
  for (const node of onPaths.flat().sort(entitiesFirst)) if (!isNamed.has(identity(node))) add(node);
  const most = Math.max(MOST_VALUES, isComputed.size);
  const listed = new Map([...offered].slice(0, most));
  for (const { node, label, mayBe } of offeredAnywhere(answering)) {
    const key = identity(node);
    if (!mayBe.some((each) => listed.has(identity(each))))
      listed.set(key, { label, paths: places.get(key) ?? [], isComputed: false, node });
  }
  const ids = new Map([...listed.keys()].map((key, index) => [key, `v${index + 1}`]));
  const idOf = (node: FactNode): string | undefined => ids.get(identity(node));
  return {
    values: [...listed].map(([key, value]) => ({ id: ids.get(key) ?? "", ...value })),
    computed: answers.map(({ nodes, from }) => ({
      values: [...new Set(nodes.flatMap(({ node }) => idOf(node) ?? []))],
      from,
    })),
    idOf,
  };
}

/** Ids of the paths that each value stands on. */
function placesOf(
  onPaths: readonly (readonly FactNode[])[],
  identity: IdentityOf,
): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const [index, nodes] of onPaths.entries())
    for (const key of new Set(nodes.map(identity))) {
      const known = places.get(key) ?? [];
      places.set(key, known);
      known.push(`p${index + 1}`);
    }
  return places;
}

/** Of a thing and its name the thing stands for both; else the order stays. */
function entitiesFirst(a: FactNode, b: FactNode): number {
  return Number(a.kind === "words") - Number(b.kind === "words");
}

function nodeOf(node: TraceNode): FactNode {
  switch (node.kind) {
    case "entity":
      return iri(node.iri);
    case "literal":
      return node.literal;
    case "text":
      return { kind: "words", text: node.label };
  }
}
