import { remarkOn } from "../../../documents/read-passages.ts";
import { factKey, nodeKey, type Direction, type QuotedFact } from "../../../evidence/fact.ts";
import { pathAlong, type PathStep } from "../../../evidence/path.ts";
import type { QueryGraph } from "../../../graph/fused-graph.ts";
import { Turn } from "../../../investigation/turn.ts";
import type { UpstreamContext } from "../../../sources/upstream.ts";
import { cleanText } from "../../../text/clean-text.ts";
import { locateQuote } from "../../../text/quote.ts";
import { saysYearsOf } from "../../../text/years.ts";
import type { CandidatePath, Topic } from "../candidate-path.ts";
import type { ReadPathsOutput, ReadStep } from "../tasks/read-paths.ts";
import { TEXT_BOUNDS } from "./bounds.ts";
import type { Paragraph } from "./choose-sentences.ts";
import { EndLinker, type LinkedEnd } from "./link-ends.ts";
import { standingOf, type ReadText } from "./standing.ts";

/** What was read, as far as it stands where it is said to. */
export interface GroundedPaths {
  readonly paths: readonly CandidatePath[];
  /** Facts of the paths whose both ends are entities of the graph, each once. */
  readonly edges: readonly QuotedFact[];
  /** Labels of entities, by IRI. */
  readonly labels: Readonly<Record<string, string>>;
  /** Steps that were dropped, since they do not stand there or do not hang together. */
  readonly dropped: number;
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
  for (const [place, { steps }] of read.entries()) {
    const kept = place < TEXT_BOUNDS.paths ? await groundedSteps(steps, texts, linker, turn) : [];
    dropped += steps.length - kept.length;
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
    remarks: [...new Set(facts.flatMap(({ remarks }) => remarks))],
  };
}

interface GroundedStep {
  readonly fact: QuotedFact;
  readonly direction: Direction;
  readonly remarks: readonly string[];
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

/** The steps up to the first that fails. */
async function groundedSteps(
  steps: readonly ReadStep[],
  texts: ReadonlyMap<string, ReadText>,
  linker: EndLinker,
  turn: Turn,
): Promise<readonly GroundedStep[]> {
  const kept: GroundedStep[] = [];
  const visited = new Set<string>();
  let at: string | undefined;
  for (const step of steps.slice(0, TEXT_BOUNDS.steps)) {
    await turn.rest();
    const text = texts.get(step.sentence);
    const ends = text === undefined ? undefined : await groundedEnds(step, text, linker);
    if (text === undefined || ends === undefined) break;
    const direction = directionFrom(at, ends);
    if (direction === undefined) break;
    const [from, to] = direction === "FORWARD" ? [ends.subject, ends.object] : [ends.object, ends.subject];
    visited.add(from.key);
    if (visited.has(to.key)) break;
    at = to.key;
    kept.push({ fact: factOf(step, ends, text), direction, remarks: remarksOn(step, ends, text) });
  }
  return kept;
}

interface Ends {
  readonly subject: LinkedEnd;
  readonly object: LinkedEnd;
}

/** Both ends of a step whose sentence says it; undefined where it does not. */
async function groundedEnds(step: ReadStep, text: ReadText, linker: EndLinker): Promise<Ends | undefined> {
  const { sentence, paragraph } = text;
  const [subject, relation, object] = [step.subject.trim(), step.relation.trim(), step.object.trim()];
  if (relation === "" || relation.length > TEXT_BOUNDS.relation) return undefined;
  if ([subject, object].some((end) => end === "" || end.length > TEXT_BOUNDS.end)) return undefined;
  if (locateQuote(step.quote, sentence.text) === undefined) return undefined;
  // What was so in one year says nothing of another.
  if (!saysYearsOf(relation, sentence.text)) return undefined;
  const linked =
    step.isDemonym === true ? await linker.linkDemonym(object) : await linker.link(object, paragraph.about);
  if (linked === undefined) return undefined;
  const ends = { subject: await linker.link(subject, paragraph.about), object: linked };
  const standings = [ends.subject, ends.object].map(({ names }) => standingOf(names, text));
  if (standings.includes(undefined) || !standings.includes("SAID")) return undefined;
  return ends;
}

/** A path begins at a topic entity, and goes on from where it is. */
function directionFrom(at: string | undefined, { subject, object }: Ends): Direction | undefined {
  const isThere = (end: LinkedEnd): boolean => (at === undefined ? end.isTopic : end.key === at);
  return isThere(subject) ? "FORWARD" : isThere(object) ? "BACKWARD" : undefined;
}

function factOf(step: ReadStep, { subject, object }: Ends, { paragraph, sentence }: ReadText): QuotedFact {
  return {
    kind: "quote",
    subject: subject.node,
    relation: cleanText(step.relation, TEXT_BOUNDS.relation),
    object: object.node,
    quote: { ...paragraph.citation, text: sentence.text, score: step.score },
  };
}

function remarksOn({ relation, unsaid }: ReadStep, ends: Ends, text: ReadText): readonly string[] {
  const unnamed = [ends.subject, ends.object].filter(({ names }) => standingOf(names, text) !== "SAID");
  return [
    ...(unsaid === "RELATION" ? [remarkOn("RELATION", { relation, subject: "" })] : []),
    ...unnamed.map(({ names }) => remarkOn("SUBJECT", { relation, subject: names[0] ?? "" })),
  ];
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
