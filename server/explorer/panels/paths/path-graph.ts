import type { PathEndFragment, ShownPathFragment, SourceKind } from "../../generated/graphql.ts";

/** What paths lead through: an entity, a value, or several things at once where nobody says which go together. */
export interface GraphNode {
  readonly key: string;
  readonly label: string;
  /** Of an entity: what more there is of it can be asked. */
  readonly iri?: string;
  readonly isAnswer: boolean;
}

/** A fact, or several of one relation between the same two: the arrow points from what the fact is about. */
interface GraphEdge {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly label: string;
  /** Of what bears it out. */
  readonly kind: SourceKind;
  /** 0 to 1, the most that a path through it counts for; undefined where paths were not weighed. */
  readonly weight?: number;
}

export interface PathGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** The paths as one graph, in which each thing and each fact stands once. */
export function graphOf(paths: readonly ShownPathFragment[]): PathGraph {
  const nodes = new Map<string, GraphNode>();
  const edges = new Map<string, GraphEdge>();
  const add = (ends: readonly PathEndFragment[], answers: ReadonlySet<string>): string => {
    const key = ends.map(keyOf).join(" | ");
    const [only] = ends;
    const isAnswer = (nodes.get(key)?.isAnswer ?? false) || ends.some((end) => answers.has(keyOf(end)));
    const iri = ends.length === 1 && only !== undefined && "iri" in only ? only.iri : undefined;
    const label = ends.map((end) => end.label).join(", ");
    nodes.set(key, { key, label, isAnswer, ...(iri === undefined ? {} : { iri }) });
    return key;
  };
  for (const { steps, weight, answers } of paths) {
    const answerKeys = new Set(answers.nodes.map(({ term }) => keyOf(term)));
    for (const step of steps) {
      const kind = step.evidence.nodes[0]?.kind ?? "MODEL";
      for (const [from, to] of pairsOf(step)) {
        const ends = [add(from, answerKeys), add(to, answerKeys)] as const;
        const key = [ends[0], step.relation.label, ends[1]].join(" → ");
        const most = Math.max(weight ?? -1, edges.get(key)?.weight ?? -1);
        const edge = { key, from: ends[0], to: ends[1], label: step.relation.label, kind };
        edges.set(key, most < 0 ? edge : { ...edge, weight: most });
      }
    }
  }
  return { nodes: [...nodes.values()], edges: [...edges.values()] };
}

type Step = ShownPathFragment["steps"][number];
type Pair = readonly [from: readonly PathEndFragment[], to: readonly PathEndFragment[]];

/**
 * What goes with what in a step between sets. The triples that back it say so; else each goes with each where one side
 * is a single thing, and where neither is, a side is drawn as one: nothing is drawn that no source says.
 */
function pairsOf({ subjects, objects, direction, evidence }: Step): readonly Pair[] {
  const [from, to] = direction === "FORWARD" ? [subjects, objects] : [objects, subjects];
  const stated = evidence.nodes.flatMap(({ triple }): readonly Pair[] => {
    if (triple == null) return [];
    const isOf = (ends: readonly PathEndFragment[], end: PathEndFragment): boolean =>
      ends.some((each) => keyOf(each) === keyOf(end));
    const isMeant = isOf(from.nodes, triple.subject) && isOf(to.nodes, triple.object);
    return isMeant ? [[[triple.subject], [triple.object]]] : [];
  });
  const isWhole = [from, to].every(({ nodes, totalCount }) => nodes.length === totalCount);
  const named = new Set(stated.flatMap(([one, other]) => [...one, ...other].map(keyOf)));
  if (isWhole && [...from.nodes, ...to.nodes].every((end) => named.has(keyOf(end)))) return stated;
  if (from.nodes.length === 1 || to.nodes.length === 1)
    return from.nodes.flatMap((one) => to.nodes.map((other): Pair => [[one], [other]]));
  return [[from.nodes, to.nodes]];
}

function keyOf(end: PathEndFragment): string {
  return "iri" in end ? `<${end.iri}>` : `"${end.label}"`;
}
