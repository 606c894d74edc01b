import { chainsBetween } from "../../engine/graph/multigraph/chains.ts";
import { Multigraph } from "../../engine/graph/multigraph/multigraph.ts";
import { readEdges } from "./edge-file.ts";
import { measure } from "./measured.ts";

const graph = new Multigraph();
await measure({
  build: (path) => {
    readEdges(path, (from, relation, to) => {
      while (graph.nodes <= Math.max(from, to)) graph.addNode();
      graph.addEdge(from, relation, to);
    });
  },
  count: (start, end, most) => {
    let found = 0;
    for (const chain of chainsBetween(graph, start, end, most)) if (chain !== undefined) found += 1;
    return found;
  },
});
