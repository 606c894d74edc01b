import { join } from "node:path";
import { onTestFinished } from "vitest";
import {
  type EmbeddedGraph,
  type EmbeddedGraphOptions,
  openEmbeddedGraph,
  openGraphWith,
} from "../../datasources/embedded/embedded-graph.ts";
import { startInProcess } from "../fakes/store-in-process.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

export const PREFIXES = `
@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
@prefix schema: <https://schema.org/> .
@prefix dcterms: <http://purl.org/dc/terms/> .
@prefix : <urn:test:> .
`;

type Options = Partial<Omit<EmbeddedGraphOptions, "files">>;

/** A graph of the Turtle given, with the usual prefixes; closed when the test is finished. */
export async function graphOf(turtle: string, options: Options = {}): Promise<EmbeddedGraph> {
  return untilFinished(await openGraphWith(await optionsOf(turtle, options), startInProcess));
}

/** The same with its store in a thread, as users have it: for tests of what threads are for. */
export async function graphInThreadOf(turtle: string, options: Options = {}): Promise<EmbeddedGraph> {
  return untilFinished(await openEmbeddedGraph(await optionsOf(turtle, options)));
}

async function optionsOf(turtle: string, options: Options): Promise<EmbeddedGraphOptions> {
  const folder = await temporaryFolder({ "graph.ttl": PREFIXES + turtle });
  return { id: "test", title: "Test", ...options, files: [join(folder, "graph.ttl")] };
}

function untilFinished(graph: EmbeddedGraph): EmbeddedGraph {
  onTestFinished(() => graph.close());
  return graph;
}
