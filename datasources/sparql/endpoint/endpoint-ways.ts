import type { AskedNodes } from "../nodes/asked-nodes.ts";
import type { SparqlEndpoint } from "./endpoint.ts";

/** The ways in which one endpoint is asked. */
export interface EndpointWays {
  /** The graphs that are asked; things without IRIs have those that are known. */
  readonly asked: SparqlEndpoint;
  /** The same graphs, and what it says as it says it. */
  readonly plain: SparqlEndpoint;
  /** The same graphs, with the IRIs of nodes that are just being found out. */
  with(nodes: AskedNodes | undefined): SparqlEndpoint;
  /** Without any graph: to see which it has. */
  readonly everywhere: SparqlEndpoint;
}
