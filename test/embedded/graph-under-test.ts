import { join } from "node:path";
import { onTestFinished } from "vitest";
import {
  type EmbeddedGraph,
  type EmbeddedGraphOptions,
  openEmbeddedGraph,
} from "../../datasources/embedded/embedded-graph.ts";
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

/** A graph of the Turtle given, with the usual prefixes; closed when the test is finished. */
export async function graphOf(
  turtle: string,
  options: Partial<Omit<EmbeddedGraphOptions, "files">> = {},
): Promise<EmbeddedGraph> {
  const folder = await temporaryFolder({ "graph.ttl": PREFIXES + turtle });
  const graph = await openEmbeddedGraph({ id: "test", title: "Test", ...options, files: [join(folder, "graph.ttl")] });
  onTestFinished(() => graph.close());
  return graph;
}
