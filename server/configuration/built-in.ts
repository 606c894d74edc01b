import { join } from "node:path";
import { packageRoot } from "../package-root.ts";
import type { Configuration, DocumentSettings, GraphSettings } from "./configuration.ts";

/** The graph that comes with the package. */
export function builtInGraph(): GraphSettings {
  const folder = join(packageRoot(), "knowledge", "graph");
  return { id: "knowledge", title: "Built-in knowledge", files: [folder], vocabulary: {} };
}

/** Whether the graph that comes with the package is the only one. */
export function isBuiltIn({ graphs, endpoints }: Pick<Configuration, "graphs" | "endpoints">): boolean {
  const [only] = graphs;
  return graphs.length === 1 && endpoints.length === 0 && only?.files.join() === builtInGraph().files.join();
}

/** The documents that come with the package. */
export function builtInDocuments(): DocumentSettings {
  return {
    id: "documents",
    title: "Built-in documents",
    folder: join(packageRoot(), "knowledge", "documents"),
    licence: "CC0-1.0",
  };
}
