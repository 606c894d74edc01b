import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { defaultGraph, Store } from "oxigraph";

/** All Turtle files of a folder as N-Triples, for endpoints that load nothing else. */
export async function nTriplesOf(folder: string): Promise<string> {
  const store = new Store();
  for (const file of await readdir(folder)) {
    if (extname(file) === ".ttl") store.load(await readFile(join(folder, file), "utf8"), { format: "text/turtle" });
  }
  return store.dump({ format: "application/n-triples", from_graph_name: defaultGraph() });
}
