import type { LearnedGraph } from "../embedded/worker-protocol.ts";
import type { LearnedContent } from "./learned-file.ts";

/** What is not bytes, in JSON. */
interface Written extends Omit<LearnedGraph, "names" | "parents" | "madeLabels"> {
  readonly parents: readonly (readonly [string, readonly string[]])[];
  readonly madeLabels: readonly (readonly [string, string])[];
}

/** A graph whose triples were all read, as it is kept. */
export function contentOfGraph({ names, parents, madeLabels, ...rest }: LearnedGraph): LearnedContent {
  const json: Written = { ...rest, parents: [...parents], madeLabels: [...madeLabels] };
  return { json, bytes: names.bytes };
}

/** @param content What `contentOfGraph` gave, by the same code */
export function graphOfContent({ json, bytes }: LearnedContent): LearnedGraph {
  const { parents, madeLabels, ...rest } = json as Written;
  return { ...rest, parents: new Map(parents), madeLabels: new Map(madeLabels), names: { bytes } };
}
