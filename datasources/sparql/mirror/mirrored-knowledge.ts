import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import type { GraphSurvey } from "../../../engine/sources/survey.ts";
import { StoreWorker } from "../../embedded/store-worker.ts";
import type { LearnedGraph } from "../../embedded/worker-protocol.ts";
import { describeQuery, descriptionsOf } from "../../graph-index/describe.ts";
import { ENGLISH } from "../../graph-index/statistics/wordings.ts";
import { withTypesAbove } from "../../graph-index/statistics/ancestors.ts";
import { labelPredicates } from "../../graph-index/vocabulary.ts";
import { readingThreads } from "../../reading/reading-threads.ts";
import type { Knowledge } from "../knowledge.ts";
import { nodesIn, withGivenIris } from "../nodes/mirrored-nodes.ts";
import type { WrittenNodes } from "../nodes/nodes-of-graph.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { subclassesOf } from "../subclasses.ts";
import { withoutMediators } from "./mediators.ts";
import { type Ask, countUpTo } from "./counts.ts";
import { digestOf, nTriples, type TripleSet, readTriples } from "./read-triples.ts";

const STATISTICS_TIMEOUT_MS = 120_000;

/** All that is learned of a graph that is read whole. */
export interface LearnedMirror {
  readonly kind: "MIRROR";
  readonly version: string;
  /** Triples that the endpoint counted. */
  readonly size: number;
  /** What it counts and did not give, in words. */
  readonly missing?: string | undefined;
  readonly nodes?: WrittenNodes | undefined;
  readonly graph: LearnedGraph;
}

/**
 * Reads a small graph whole, and learns of it what is learned of an embedded one: by the same statistics, in the same
 * store.
 * @param size Triples that the endpoint counts
 * @param options.isSurveyed Whether what it offers to questions, and what it lacks, is to be told, too
 */
export async function learnMirror(
  settings: ResolvedSettings,
  size: number,
  ask: Ask,
  { isSurveyed = false }: { readonly isSurveyed?: boolean } = {},
): Promise<LearnedMirror & { readonly survey?: GraphSurvey }> {
  const { id } = settings;
  const languages = settings.languages.filter((tag) => tag !== "mul");
  const isDefault = languages.length === 0 || languages.join() === ENGLISH.join();
  // Where a rule says which nodes hold facts in parts, no others do.
  const composed = settings.profile.mediators === undefined ? {} : { composed: [] };
  const given = { ...settings.vocabulary, ...composed, ...(isDefault ? {} : { languages }) };
  const { read, triples, missing, nodes, size: counted } = await readMirrored(settings, size, ask);
  const bytes = Buffer.from(nTriples(triples), "utf8");
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  shared.set(bytes);
  const file = { path: `${id}.nt`, format: "application/n-triples", size: shared.byteLength, bytes: shared };
  const store = new StoreWorker(id, [file]);
  try {
    await store.load();
    const statistics = await store.ask({ kind: "statistics", settings: given }, { timeoutMs: STATISTICS_TIMEOUT_MS });
    const catalogue = await store.ask({ kind: "catalogue", settings: given }, { timeoutMs: STATISTICS_TIMEOUT_MS });
    const surveying = { kind: "survey", settings: given } as const;
    const survey = isSurveyed ? await store.ask(surveying, { timeoutMs: STATISTICS_TIMEOUT_MS }) : undefined;
    return {
      kind: "MIRROR",
      version: digestOf(read, statistics.vocabulary),
      size: counted,
      ...(missing.length === 0 ? {} : { missing: missing.join("; ") }),
      nodes,
      graph: { ...statistics, catalogue },
      ...(survey === undefined ? {} : { survey }),
    };
  } finally {
    await store.close();
  }
}

/** Knows of a graph what is known of an embedded one. */
export function mirroredKnowledge(settings: ResolvedSettings, learned: LearnedMirror): Knowledge {
  const { version, size, missing, graph } = learned;
  const { vocabulary, parents, names, madeLabels, catalogue } = graph;
  return {
    version,
    vocabulary,
    asOf: settings.asOf ?? graph.asOf,
    licence: settings.licence ?? graph.licence,
    size,
    missing,
    spotMentions: (text, { signal }) => readingThreads.spotMentions(text, names, signal),
    subclasses: subclassesOf(parents, settings.profile.limits.subclasses),
    searchEntities: (name, limit, { signal }, options) =>
      readingThreads.searchEntities(name, limit, names, signal, options),
    catalogue: async () => catalogue,
    async describe(iris, asking) {
      const rows = await asking.whole(describeQuery(iris, vocabulary, asking.among));
      const found = { rows, variables: [], truncated: false };
      return descriptionsOf(found, vocabulary, (types) => withTypesAbove(types, parents), madeLabels);
    },
  };
}

/** A graph as it is read whole: the triples that came, and those as which they count. */
export interface MirroredTriples extends TripleSet {
  readonly read: TripleSet["triples"];
  /** Those without an IRI that have a name; in the triples they have the IRIs that were given to them. */
  readonly nodes: WrittenNodes | undefined;
  /** Triples that the endpoint counts. */
  readonly size: number;
}

export async function readMirrored(settings: ResolvedSettings, size: number, ask: Ask): Promise<MirroredTriples> {
  const { vocabulary, profile } = settings;
  const { triples: given, ...whole } = await readWhole(settings, size, ask);
  const labels: Partial<Vocabulary> = {
    label: labelPredicates(vocabulary),
    ...(vocabulary.alias === undefined ? {} : { alias: vocabulary.alias }),
  };
  // By a part of what is said of nodes they can not be told from each other.
  const nodes =
    profile.mediators === undefined && whole.missing.length === 0
      ? await nodesIn(given, labelPredicates(vocabulary), async (query) => (await ask(query)).rows)
      : undefined;
  const read = nodes === undefined ? given : withGivenIris(given, nodes);
  const triples = profile.mediators === undefined ? read : withoutMediators(read, profile.mediators, labels);
  return { ...whole, read, triples, nodes };
}

/** A graph that changes while it is read, or a reply that lacks something, is read once more. */
async function readWhole(
  { vocabulary, rowCap, isIgnored, mirrorBound }: ResolvedSettings,
  size: number,
  ask: Ask,
): Promise<TripleSet & { readonly size: number }> {
  const kept = new Set(
    Object.values(vocabulary).flatMap((part) => (Array.isArray(part) ? (part as readonly string[]) : [])),
  );
  const isWanted = (predicate: string): boolean => kept.has(predicate) || !isIgnored(predicate);
  const first = await readTriples(rowCap, isWanted, size, ask);
  if (first.missing.length === 0) return { ...first, size };
  const sizeNow = await countUpTo(mirrorBound, ask);
  return { ...(await readTriples(rowCap, isWanted, sizeNow, ask)), size: sizeNow };
}
