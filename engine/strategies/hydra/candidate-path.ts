import { nodeKey, type FactNode } from "../../evidence/fact.ts";
import type { Path } from "../../evidence/path.ts";

/** A path that may lead to the answer, wherever it was found; nobody has judged it. Survives JSON. */
export interface CandidatePath {
  /**
   * Chains of steps: the first begins at a topic entity, and leads to another where there are several; others go on
   * from nodes of it, to a further topic entity or to what is asked for, which the last one leads to. Ends of a step
   * are sets: all that its facts hold.
   */
  readonly path: Path;
  /** True when a step is known to lack facts that there are, since a bound was reached: its ends are not all. */
  readonly isPart?: true;
}

/** A topic entity of the question, as the search begins there. */
export interface Topic {
  /** As the question writes it. */
  readonly text: string;
  /** What the graph calls it; the text where no graph knows it. */
  readonly label: string;
  /** The entities that it may mean, as IRIs, best first; empty where no graph knows it. */
  readonly entities: readonly string[];
  /** 0–1: how surely it means the first of them. */
  readonly score: number;
}

/** Ent(p): the ends of all facts of a path, each once, by `nodeKey`. */
export function entitiesOf({ path }: CandidatePath): ReadonlyMap<string, FactNode> {
  const nodes = new Map<string, FactNode>();
  for (const step of path.chains.flat())
    for (const { subject, object } of step.facts) {
      nodes.set(nodeKey(subject), subject);
      nodes.set(nodeKey(object), object);
    }
  return nodes;
}
