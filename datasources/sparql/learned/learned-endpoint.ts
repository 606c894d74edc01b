import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import type { LearnedContent } from "../../learned/learned-file.ts";
import type { LearnedFiles } from "../../learned/learned-files.ts";
import { contentOfGraph, graphOfContent } from "../../learned/learned-graph.ts";
import type { Survey } from "../live/survey.ts";
import { textIndexNamed } from "../live/text-search/text-index.ts";
import type { LearnedMirror } from "../mirror/mirrored-knowledge.ts";
import type { WrittenNodes } from "../nodes/nodes-of-graph.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import type { UsedGraphs } from "../used-graphs.ts";
import type { GraphState } from "./graph-state.ts";
import { learnedKey } from "./learned-key.ts";

/** All that is learned of a graph behind an endpoint before it is asked anything. */
export interface LearnedEndpoint {
  /** Milliseconds since 1970. */
  readonly learnedAt: number;
  readonly state: GraphState;
  readonly graphs: UsedGraphs | undefined;
  readonly known: LearnedMirror | LearnedLive;
}

/** Of a graph that is asked. */
interface LearnedLive {
  readonly kind: "LIVE";
  readonly survey: Survey;
  readonly catalogue: Catalogue;
  readonly nodes?: WrittenNodes | undefined;
}

/** What was learned of one endpoint with its settings, in files that processes share. */
export class LearnedEndpointFile {
  readonly #settings: ResolvedSettings;
  readonly #files: LearnedFiles;
  #key: Promise<string> | undefined;

  constructor(settings: ResolvedSettings, files: LearnedFiles) {
    this.#settings = settings;
    this.#files = files;
  }

  /** @param notBefore Milliseconds since 1970: what was learned earlier is not good enough */
  async get(notBefore: number): Promise<LearnedEndpoint | undefined> {
    const key = await this.#keyOf();
    const content = await this.#files.get(key);
    if (content === undefined) return undefined;
    try {
      const learned = endpointOf(content);
      // A clock that was put back makes nothing young.
      return learned.learnedAt >= notBefore && learned.learnedAt <= Date.now() ? learned : undefined;
    } catch (error) {
      await this.#files.remove(key, error);
      return undefined;
    }
  }

  async put(learned: LearnedEndpoint): Promise<void> {
    await this.#files.put(await this.#keyOf(), contentOf(learned));
  }

  #keyOf(): Promise<string> {
    return (this.#key ??= learnedKey(this.#settings));
  }
}

interface Written extends Omit<LearnedEndpoint, "known" | "graphs"> {
  readonly graphs: UsedGraphs | null;
  readonly mirror?: Omit<LearnedMirror, "graph"> & { readonly graph: unknown };
  readonly live?: {
    readonly survey: Omit<Survey, "predicates" | "classes" | "nameSearch" | "composed"> & {
      readonly predicates: WrittenCounts | null;
      readonly classes: WrittenCounts | null;
      readonly nameSearch: { readonly index: string | null; readonly scans: boolean };
    };
    readonly catalogue: Catalogue;
    readonly nodes?: WrittenNodes | undefined;
  };
}

type WrittenCounts = readonly (readonly [string, number])[];

function contentOf({ known, ...learned }: LearnedEndpoint): LearnedContent {
  const rest = { ...learned, graphs: learned.graphs ?? null };
  if (known.kind === "MIRROR") {
    const { json: graph, bytes } = contentOfGraph(known.graph);
    const json: Written = { ...rest, mirror: { ...known, graph } };
    return { json, bytes };
  }
  // The facts of composed relations are in the catalogue.
  const { predicates, classes, nameSearch, composed: _facts, ...survey } = known.survey;
  const json: Written = {
    ...rest,
    live: {
      survey: {
        ...survey,
        predicates: predicates === undefined ? null : [...predicates],
        classes: classes === undefined ? null : [...classes],
        nameSearch: { index: nameSearch.index?.name ?? null, scans: nameSearch.scans },
      },
      catalogue: known.catalogue,
      nodes: known.nodes,
    },
  };
  return { json, bytes: new Uint8Array(new SharedArrayBuffer(0)) };
}

/** @throws Error for what is not as `contentOf` writes it */
function endpointOf({ json, bytes }: LearnedContent): LearnedEndpoint {
  const { graphs, mirror, live, ...rest } = json as Written;
  const found = { ...rest, graphs: graphs ?? undefined };
  if (mirror !== undefined)
    return { ...found, known: { ...mirror, graph: graphOfContent({ json: mirror.graph, bytes }) } };
  if (live === undefined) throw new Error("It is of no known kind.");
  const { predicates, classes, nameSearch, ...survey } = live.survey;
  return {
    ...found,
    known: {
      kind: "LIVE",
      survey: {
        ...survey,
        composed: [],
        predicates: predicates === null ? undefined : new Map(predicates),
        classes: classes === null ? undefined : new Map(classes),
        nameSearch: { ...nameSearch, index: nameSearch.index === null ? undefined : textIndexNamed(nameSearch.index) },
      },
      catalogue: live.catalogue,
      nodes: live.nodes,
    },
  };
}
