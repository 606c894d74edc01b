import type { QueryGraph } from "../../../engine/graph/fused-graph.ts";
import { EvidenceSubgraph } from "../../../engine/graph/subgraph/evidence-subgraph.ts";
import type { StageContext } from "../../../engine/investigation/stage.ts";
import type { Skyline, SkylinePlace } from "../../../engine/question/skyline/skyline.ts";
import type { UpstreamCall } from "../../../engine/sources/upstream.ts";
import { nodeKey, type Fact } from "../../../engine/evidence/fact.ts";
import type { PathStep } from "../../../engine/evidence/path.ts";
import { DEFAULT_HYDRA_OPTIONS, type HydraOptions } from "../../../engine/strategies/hydra/parameters.ts";
import type { CandidatePath } from "../../../engine/strategies/hydra/candidate-path.ts";
import type { Topic } from "../../../engine/question/skyline/topics.ts";
import type { SearchRequest } from "../../../engine/strategies/hydra/search/request.ts";
import { search, type SearchResult } from "../../../engine/strategies/hydra/search/search.ts";
import { growingIn } from "../../../engine/graph/subgraph/growing-subgraph.ts";
import { asPath } from "../../../engine/graph/trails/as-path.ts";
import { lexicalEmbedder, similarities } from "../../../engine/text/embedder.ts";
import { recordingContext } from "../../support/recording-context.ts";

const iriOf = (name: string): string => `urn:t:${name}`;

/** A context of a stage that counts what is asked. */
export function stageContext(signal?: AbortSignal): StageContext & { readonly calls: readonly UpstreamCall[] } {
  const recording = recordingContext(signal);
  const none = (): Promise<never> => Promise.reject(new Error("no other stage is asked for here"));
  return { ...recording, markPartial: (reason) => recording.markPartial?.(reason), get: none, getCounted: none };
}

/**
 * A skyline drawn: `A - acts in - ?film - by - B`. Places with a question mark are between, those with an exclamation
 * mark the answer's; equal names are one place. What words were linked to stands in brackets: `by [+directed]`.
 */
export function skylineOf(drawn: string): Skyline {
  const parts = drawn.split(" - ");
  const places = parts.filter((_part, index) => index % 2 === 0);
  const relations = parts.filter((_part, index) => index % 2 === 1);
  return {
    places: places.map((text): SkylinePlace => {
      const kind = text.startsWith("?") ? "BETWEEN" : text.startsWith("!") ? "ANSWER" : "TOPIC";
      const name = kind === "TOPIC" ? text : text.slice(1);
      return { id: name, kind, text: name, entities: kind === "TOPIC" ? [iriOf(name)] : [] };
    }),
    relations: relations.map((text) => {
      const [words = "", linked] = text.replace("]", "").split(" [");
      const candidates = (linked === undefined ? [] : linked.split(",")).map((each) => ({
        iri: iriOf(each.slice(1)),
        label: each.slice(1),
        direction: each.startsWith("+") ? ("FORWARD" as const) : ("BACKWARD" as const),
        score: 0.9,
      }));
      return { text: words, candidates };
    }),
  };
}

export const topicOf = (...names: readonly string[]): Topic => ({
  text: names[0] ?? "",
  label: names[0] ?? "",
  entities: names.map(iriOf),
  score: 1,
});

/** What was found, its paths as others read them. */
export interface Found extends Omit<SearchResult, "paths" | "others"> {
  readonly paths: readonly CandidatePath[];
  readonly others: readonly CandidatePath[];
}

export interface Sought extends Partial<Omit<SearchRequest, "options" | "subgraph">> {
  readonly subgraph?: EvidenceSubgraph;
  readonly topics: readonly Topic[];
  readonly options?: Partial<HydraOptions>;
  readonly context?: StageContext;
}

/** Searches a graph, the paths ranked by how alike their words and the skyline's are. */
export async function find(graph: QueryGraph, sought: Sought): Promise<Found> {
  const { context = stageContext(), options, subgraph = EvidenceSubgraph.empty(), ...request } = sought;
  const skyline = sought.skyline ?? skylineOf(`${sought.topics[0]?.text ?? ""} - of - !x`);
  const words = [...skyline.relations.map(({ text }) => text), ...skyline.places.map(({ text }) => text)].join(" ");
  const { paths, others, ...found } = await search(
    {
      depth: 3,
      subgraph: growingIn(subgraph, graph, context),
      rank: (paths) => similarities(lexicalEmbedder, words, paths.map(drawn), context),
      skyline,
      ...request,
      options: { ...DEFAULT_HYDRA_OPTIONS, ...options },
    },
    { embedder: lexicalEmbedder, relationLabels: async () => new Map(), context },
  );
  const asPaths = (all: SearchResult["paths"]): readonly CandidatePath[] =>
    all.map((chains) => asPath(chains, subgraph.facts));
  return { ...found, paths: asPaths(paths), others: asPaths(others) };
}

/** The nodes at one end of a step, as they are walked, in order. */
export function endsOf({ facts, direction }: PathStep, end: "start" | "end"): readonly string[] {
  const isSubject = (direction === "FORWARD") === (end === "start");
  return [...new Set(facts.map((fact) => shortOf(isSubject ? fact.subject : fact.object)))].sort();
}

/** `A –acts→ {F, G} ←by– B`; a second chain behind a bar. */
export function drawn({ path }: CandidatePath): string {
  return path.chains.map(drawChain).join(" | ");
}

function drawChain(chain: readonly PathStep[]): string {
  const [first] = chain;
  if (first === undefined) return "";
  const step = (each: PathStep): string => {
    const name = each.facts[0]?.relation.replace("urn:t:", "") ?? "";
    const arrow = each.direction === "FORWARD" ? `–${name}→` : `←${name}–`;
    return ` ${arrow} ${setOf(endsOf(each, "end"))}`;
  };
  return setOf(endsOf(first, "start")) + chain.map(step).join("");
}

export function factsOf({ path }: CandidatePath): readonly Fact[] {
  return path.chains.flat().flatMap(({ facts }) => facts);
}

function setOf(names: readonly string[]): string {
  return names.length === 1 ? (names[0] ?? "") : `{${names.join(", ")}}`;
}

function shortOf(node: Fact["subject"]): string {
  return node.kind === "iri" ? node.value.replace("urn:t:", "") : nodeKey(node).replace(/\^\^.*$/u, "");
}
