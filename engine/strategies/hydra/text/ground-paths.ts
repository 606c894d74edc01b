import { factKey, nodeKey, type QuotedFact } from "../../../evidence/fact.ts";
import { pathAlong, type PathStep } from "../../../evidence/path.ts";
import type { QueryGraph } from "../../../graph/fused-graph.ts";
import { Turn } from "../../../investigation/turn.ts";
import type { UpstreamContext } from "../../../sources/upstream.ts";
import type { CandidatePath } from "../candidate-path.ts";
import type { Topic } from "../../../question/skyline/topics.ts";
import type { ReadPathsOutput } from "../tasks/read-paths.ts";
import { TEXT_BOUNDS } from "./bounds.ts";
import type { Paragraph } from "./choose-sentences.ts";
import { groundedSteps, type GroundedStep, type GroundedSteps } from "./ground-steps.ts";
import { EndLinker } from "./link-ends.ts";
import type { ReadText } from "./standing.ts";

/** What was read, as far as it stands where it is said to. */
export interface GroundedPaths {
  readonly paths: readonly CandidatePath[];
  /** Facts of the paths whose both ends are entities of the graph, each once. */
  readonly edges: readonly QuotedFact[];
  /** Labels of entities, by IRI. */
  readonly labels: Readonly<Record<string, string>>;
  /** Steps that were dropped, since they do not stand there or do not hang together. */
  readonly dropped: number;
  /** The first of these, each with why it does not hold, as clauses: six at most. */
  readonly rejected: readonly string[];
  /** What of the facts their sentences leave unsaid, as clauses. */
  readonly remarks: readonly string[];
}

/**
 * Checks what a reasoner read (methods §1.2): each step is a sentence that it was given, which says one end by name and
 * speaks of the other; the first step begins at a topic entity, and each further one where the one before it led. What
 * comes behind a step that fails is dropped with it. The quote is the whole sentence, so that nothing is quoted out of
 * it that it denies.
 */
export async function groundPaths(
  { paths: read }: ReadPathsOutput,
  paragraphs: readonly Paragraph[],
  topics: readonly Topic[],
  graph: QueryGraph,
  context: UpstreamContext,
): Promise<GroundedPaths> {
  const linker = new EndLinker(topics, graph, context);
  const texts = textsById(paragraphs);
  const turn = new Turn(context.signal);
  const paths = new Map<string, (readonly GroundedStep[])[]>();
  let dropped = 0;
  const rejected = new Set<string>();
  for (const [place, { steps }] of read.entries()) {
    const isRead = place < TEXT_BOUNDS.paths;
    const { kept, objection }: GroundedSteps = isRead ? await groundedSteps(steps, texts, linker, turn) : { kept: [] };
    dropped += steps.length - kept.length;
    if (objection !== undefined && rejected.size < TEXT_BOUNDS.rejected) rejected.add(objection);
    if (kept.length > 0) add(kept, paths);
  }
  const facts = [...paths.values()].flat(2);
  const edges = facts
    .map(({ fact }) => fact)
    .filter(({ subject, object }) => subject.kind === "iri" && object.kind === "iri");
  return {
    paths: [...paths.values()].map((steps): CandidatePath => ({ path: pathAlong(togetherOf(steps)) })),
    edges: [...new Map(edges.map((fact) => [edgeKey(fact), fact])).values()],
    labels: linker.labels,
    dropped,
    rejected: [...rejected],
    remarks: [...new Set(facts.flatMap(({ remarks }) => remarks))],
  };
}

function textsById(paragraphs: readonly Paragraph[]): ReadonlyMap<string, ReadText> {
  const pageOf = ({ citation, page }: Paragraph): string => JSON.stringify([citation.source, page]);
  const pages = new Map<string, string[]>();
  for (const each of paragraphs) pages.set(pageOf(each), [...(pages.get(pageOf(each)) ?? []), each.text]);
  return new Map(
    paragraphs.flatMap((paragraph) =>
      paragraph.sentences.map((sentence) => [
        sentence.id,
        { paragraph, sentence, page: pages.get(pageOf(paragraph)) ?? [] },
      ]),
    ),
  );
}

/** What several sentences say in the same steps is one path, so that each of them counts for it. */
function add(steps: readonly GroundedStep[], paths: Map<string, (readonly GroundedStep[])[]>): void {
  const key = JSON.stringify(
    steps.map(({ fact: { subject, relation, object }, direction }) => [
      ...[nodeKey(subject), relation, nodeKey(object), direction],
    ]),
  );
  paths.set(key, [...(paths.get(key) ?? []), steps]);
}

function togetherOf(alike: readonly (readonly GroundedStep[])[]): readonly PathStep[] {
  return (alike[0] ?? []).map(({ direction }, place): PathStep => {
    const facts = alike.flatMap((steps) => steps[place]?.fact ?? []);
    return { facts: [...new Map(facts.map((fact) => [edgeKey(fact), fact])).values()], direction };
  });
}

function edgeKey(fact: QuotedFact): string {
  return JSON.stringify([nodeKey(fact.subject), fact.relation, nodeKey(fact.object), factKey(fact)]);
}
