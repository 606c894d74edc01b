import type { SourceDescription } from "../../engine/engine.ts";
import type { QuestionOptions } from "../../engine/question/question.ts";
import { RunError } from "../run/run-error.ts";

/** A strategy with one thing changed. */
export interface Variant {
  /** As reports name it: `serial`. */
  readonly name: string;
  /**
   * What is asked otherwise. Empty for the strategy as it is.
   * @throws RunError when the sources do not allow it
   */
  options(sources: readonly Pick<SourceDescription, "id" | "kind">[]): QuestionOptions;
}

/** Variants of a strategy that are compared with each other; the first is the strategy as it is. */
export interface Ablation {
  readonly name: string;
  /** Names of the strategies that it belongs to; any when absent. */
  readonly strategies?: readonly string[];
  /** What it shows. */
  readonly about: string;
  readonly variants: readonly Variant[];
}

const AS_IT_IS: Variant = { name: "full", options: () => ({}) };

/** Each appears here with its strategy. */
export const ABLATIONS: readonly Ablation[] = [
  {
    name: "sources",
    about: "what graph and documents contribute (Hydra, table 3; TreeQA, table 6)",
    variants: [
      AS_IT_IS,
      { name: "graph only", options: (sources) => only(sources, ["KG"], "graph") },
      { name: "documents only", options: (sources) => only(sources, ["WIKI", "WEB"], "documents") },
    ],
  },
  {
    name: "depth",
    strategies: ["TREEQA"],
    about: "levels of the logic tree",
    variants: [AS_IT_IS, ...[1, 2, 3].map((maxDepth) => tree(`depth ${maxDepth}`, { maxDepth }))],
  },
  {
    name: "refinement",
    strategies: ["TREEQA"],
    about: "rebuilding below a corrected node, a second retrieval, and other readings (TreeQA, table 4)",
    variants: [
      AS_IT_IS,
      tree("no rebuilding", { maxRebuilds: 0 }),
      tree("one retrieval", { maxRetrievals: 1 }),
      tree("one reading", { maxDrafts: 1 }),
      tree("none of these", { maxRebuilds: 0, maxRetrievals: 1, maxDrafts: 1 }),
    ],
  },
  {
    name: "traversal",
    strategies: ["TREEQA"],
    about: "a level of the tree at once, or a node after the other (TreeQA, table 5)",
    variants: [{ ...AS_IT_IS, name: "parallel" }, tree("serial", { traversal: "SERIAL" })],
  },
  {
    name: "retriever",
    strategies: ["TREEQA"],
    about: "relations chosen by the reasoner, or by likeness of vectors (TreeQA, figure 5)",
    variants: [{ ...AS_IT_IS, name: "reasoner" }, tree("dense", { relationLinking: "DENSE" })],
  },
];

/** @throws RunError for a name that is not one, listing those that are */
export function ablationNamed(name: string): Ablation {
  const found = ABLATIONS.find((each) => each.name === name.toLowerCase());
  if (found !== undefined) return found;
  const those = ABLATIONS.map((each) => `${each.name} (${each.strategies?.join(", ") ?? "any strategy"})`);
  throw new RunError(`There is no ablation ${JSON.stringify(name)}. Those that there are: ${those.join(", ")}.`);
}

function tree(name: string, options: NonNullable<QuestionOptions["tree"]>): Variant {
  return { name, options: () => ({ tree: options }) };
}

function only(
  sources: readonly Pick<SourceDescription, "id" | "kind">[],
  kinds: readonly SourceDescription["kind"][],
  what: string,
): QuestionOptions {
  const left = sources.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  if (left.length > 0 && left.length < sources.length) return { sources: left };
  throw new RunError(
    `The ablation sources compares a graph with documents, and there is ${left.length === 0 ? `no ${what}` : `nothing but ${what}`}. Name sources of both kinds, or leave it out.`,
  );
}
