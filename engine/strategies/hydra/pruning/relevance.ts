import type { Names } from "../../../evidence/names.ts";
import type { FactNode } from "../../../evidence/fact.ts";
import { pathText } from "../../../evidence/steps.ts";
import { mapInTurns, Turn } from "../../../investigation/turn.ts";
import type { StageContext } from "../../../investigation/stage.ts";
import { likenessOf, type Embedder } from "../../../text/embedder.ts";
import { normalise } from "../../../text/normalise.ts";
import type { CandidatePath } from "../candidate-path.ts";
import type { Topic } from "../../../question/skyline/topics.ts";
import type { HydraOptions } from "../parameters.ts";
import { scoreOf } from "./score.ts";
import { sharesOf, type Share } from "./shares.ts";

/** How well a path fits the question; each 0–1. */
export interface Relevance {
  /** s_rel. */
  readonly value: number;
  /** cos(h(I), h(p)). */
  readonly semantic: number;
  /** Jaccard(Topic(q), Ent(p)). */
  readonly topics: number;
}

/** What the paths are compared with. */
export interface Asked {
  /** The skyline I as a sentence. */
  readonly skyline: string;
  readonly topics: readonly Topic[];
  readonly options: Pick<HydraOptions, "semanticWeight">;
}

/** What is needed beside the paths. */
export interface Means {
  readonly names: Names;
  readonly embedder: Embedder;
  readonly context: Pick<StageContext, "signal" | "upstream" | "markPartial">;
}

/**
 * Relevance of paths (section 3.3), in their order: s_rel = λ_sem·cos(h(I), h(p)) + (1 − λ_sem)·Jaccard(Topic(q),
 * Ent(p)). One call of the embedder for all of them.
 */
export async function relevances(
  paths: readonly CandidatePath[],
  asked: Asked,
  { names, embedder, context }: Means,
): Promise<readonly Relevance[]> {
  if (paths.length === 0) return [];
  const turn = new Turn(context.signal);
  const texts = await mapInTurns(paths, ({ path }) => pathText(path, names), turn);
  const alike = await likenessOf([asked.skyline, ...texts], embedder, context);
  const sought = asked.topics.map(soughtOf);
  const nameOf = namesCompared(names);
  return mapInTurns(
    paths,
    (path, index) =>
      relevance(topicOverlap(sought, sharesOf(path), nameOf), alike(asked.skyline, texts[index] ?? ""), asked),
    turn,
  );
}

/**
 * @param named Jaccard(Topic(q), Ent(p)), 0–1
 * @param semantic cos(h(I), h(p)), 0–1
 */
function relevance(
  named: number,
  semantic: number,
  { options: { semanticWeight } }: Pick<Asked, "options">,
): Relevance {
  return {
    value: scoreOf(semanticWeight * semantic + (1 - semanticWeight) * named),
    semantic: scoreOf(semantic),
    topics: scoreOf(named),
  };
}

/** A topic by what nodes are told by. */
interface Sought {
  readonly entities: readonly string[];
  /** As names are compared. */
  readonly names: readonly string[];
}

function soughtOf({ text, label, entities }: Topic): Sought {
  return { entities, names: [normalise(text), normalise(label)] };
}

type NameOf = (node: FactNode) => string;

/** Names of nodes as names are compared, each made so once. */
function namesCompared(names: Names): NameOf {
  const known = new Map<string, string>();
  return (node) => {
    const { label } = names.node(node);
    const name = known.get(label) ?? normalise(label);
    known.set(label, name);
    return name;
  };
}

/** Jaccard(Topic(q), Ent(p)) over shares; 0 for a question that names nothing. */
function topicOverlap(topics: readonly Sought[], shares: ReadonlyMap<string, Share>, nameOf: NameOf): number {
  if (topics.length === 0) return 0;
  const best = topics.map(() => 0);
  let others = 0;
  for (const { node, share } of shares.values()) {
    const meant = topics.flatMap((topic, index) => (denotes(node, topic, nameOf) ? [index] : []));
    for (const index of meant) best[index] = Math.max(best[index] ?? 0, share);
    if (meant.length === 0) others += share;
  }
  const shared = best.reduce((sum, share) => sum + share, 0);
  return shared / (topics.length + others);
}

/** Is a node what a topic means? Words are by name, and so is everything where no graph knows the topic. */
function denotes(node: FactNode, { entities, names }: Sought, nameOf: NameOf): boolean {
  if (node.kind === "iri" && entities.length > 0) return entities.includes(node.value);
  return names.includes(nameOf(node));
}
