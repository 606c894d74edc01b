import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { openEmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { openSparqlGraph } from "../../datasources/sparql/sparql-graph.ts";
import { recordingContext } from "../support/recording-context.ts";
import { BASE_IRI, type DataSet } from "./data-sets.ts";
import { type Outcome, put } from "./put.ts";
import type { QuestionTable, Way } from "./question-table.ts";

/** Rows that the endpoint gives at most, and triples up to which a graph of it is read whole. */
export const MAX_ROWS = 10_000;
const MIRROR_BOUNDS = { mirror: 300_000, live: 100 } as const;

/** A data set as one graph of an endpoint. */
export const graphIri = (name: string): string => `http://data.example/graphs/${name}`;

/** One data set asked in one way. */
export interface Measured {
  readonly name: string;
  readonly way: Way;
  readonly outcomes: readonly Outcome[];
  readonly startMs: number;
  /** Requests to the endpoint before the first question, and for each question; none for files. */
  readonly startRequests: number;
  readonly requests: readonly number[];
}

interface Opened {
  readonly graph: KnowledgeGraph;
  close(): Promise<void>;
}

/** Opens a data set's files. @param folder Where those that are made are written */
export async function openFiles(dataSet: DataSet, folder: string): Promise<Opened> {
  const { name } = dataSet;
  const files = await dataSet.files(folder);
  const graph = await openEmbeddedGraph({ id: name, title: name, files, baseIri: BASE_IRI });
  return { graph, close: () => graph.close() };
}

/** Opens a data set's graph of an endpoint, until the first question can be asked. */
export async function openAt(
  endpoint: string,
  name: string,
  way: keyof typeof MIRROR_BOUNDS,
  fetching: typeof fetch = fetch,
): Promise<Opened> {
  const mirrorBound = MIRROR_BOUNDS[way];
  const settings = { id: name, title: name, endpoint, defaultGraphs: [graphIri(name)], mirrorBound };
  const graph = openSparqlGraph(settings, { fetch: fetching });
  await graph.warmUp(recordingContext());
  return { graph, close: () => graph.close() };
}

/** Puts all questions of a table to a data set, one after the other. */
export async function measure(
  name: string,
  { questions }: QuestionTable,
  way: Way,
  open: (fetching: typeof fetch) => Promise<Opened>,
): Promise<Measured> {
  let sent = 0;
  const counting: typeof fetch = (...request) => {
    sent += 1;
    return fetch(...request);
  };
  const startedAt = performance.now();
  const { graph, close } = await open(counting);
  const startMs = Math.round(performance.now() - startedAt);
  const startRequests = sent;
  const outcomes: Outcome[] = [];
  const requests: number[] = [];
  for (const question of questions) {
    const before = sent;
    outcomes.push(await put(graph, question));
    requests.push(sent - before);
  }
  await close();
  return { name, way, outcomes, startMs, startRequests, requests };
}
