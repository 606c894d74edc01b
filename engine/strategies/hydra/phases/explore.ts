import { nodeKey } from "../../../evidence/fact.ts";
import { namesFrom, type Names } from "../../../evidence/names.ts";
import { inverseRelations } from "../../../graph/inverse-relations.ts";
import { symmetricRelations } from "../../../graph/symmetric-relations.ts";
import { labelsOf } from "../../../graph/neighbourhood/labels.ts";
import { LIMITS } from "../../../query/limits.ts";
import { lexicalEmbedder } from "../../../text/embedder.ts";
import { skylineText } from "../../../question/skyline/skyline-text.ts";
import { entitiesOf, type CandidatePath } from "../candidate-path.ts";
import { prune, type Pruned } from "../pruning/prune.ts";
import { clustered } from "../text/clustered.ts";
import { dated } from "./dated.ts";
import { gather } from "./gather.ts";
import type { Expedition } from "./phase.ts";
import type { Run } from "./run.ts";

/** What a phase has found and what pruning left of it, before a reasoner has looked at it. */
export interface Explored {
  readonly pruned: Pruned;
  readonly names: Names;
  /** What entities on the paths are called, by IRI. */
  readonly labels: Readonly<Record<string, string>>;
  /** What was read in texts and did not hold, each with why. */
  readonly rejected: readonly string[];
  /** What bounds kept out of the search of the graphs, as clauses: of paths, and not of what is computed. */
  readonly searchCuts: readonly string[];
  /** What was found, cut off or failed, as sentences. */
  readonly remarks: readonly string[];
  /** What of that keeps the evidence from being all there is. */
  readonly cuts: readonly string[];
}

/** One phase up to the scores (sections 3.2 and 3.3). */
export async function explore(expedition: Expedition, run: Run): Promise<Explored> {
  const remarks = new Set<string>();
  const cuts = new Set<string>();
  const { graphs, read } = await gather(expedition, run, { remarks, cuts });
  const paths = [...graphs.flatMap((each) => each.paths), ...clustered(read.flatMap((each) => each.paths))];
  const known = new Set(graphs.flatMap(({ subgraph }) => subgraph.facts.nodes.map(nodeKey)));
  const labels: Readonly<Record<string, string>> = {
    ...Object.fromEntries(await labelsOf(run.parts.graph, entitiesOn(paths), run.context)),
    ...(Object.assign({}, ...read.map((each) => each.labels)) as Readonly<Record<string, string>>),
  };
  const names = namesFrom(new Map(Object.entries(labels)), run.catalogue);
  const pruned = await prune(
    paths,
    {
      skyline: skylineText(run.outline.skyline, "GRAPH"),
      topics: run.topics,
      known,
      symmetric: symmetricRelations(run.catalogue),
      inverses: await inverseRelations(run.parts.graph, run.catalogue, run.context),
      options: run.options,
      preferredAbove: run.topics.length * (run.outline.predictedDepth - 1),
    },
    { names, embedder: run.parts.embedder ?? lexicalEmbedder, context: run.context },
  );
  const left = await dated([...pruned.kept, ...pruned.rest], run);
  return {
    pruned: { ...pruned, kept: left.slice(0, pruned.kept.length), rest: left.slice(pruned.kept.length) },
    names,
    labels,
    rejected: [...new Set(read.flatMap((each) => each.rejected))],
    searchCuts: [...new Set(graphs.flatMap((each) => each.cuts))],
    remarks: [...remarks],
    cuts: [...cuts],
  };
}

export function entitiesOn(paths: readonly CandidatePath[]): readonly string[] {
  const entities = new Set<string>();
  for (const path of paths)
    for (const node of entitiesOf(path).values()) if (node.kind === "iri") entities.add(node.value);
  return [...entities].slice(0, LIMITS.names);
}
