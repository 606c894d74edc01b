import { MultiUndirectedGraph } from "graphology";
import { allSimpleEdgeGroupPaths } from "graphology-simple-path";
import { readEdges } from "./edge-file.ts";
import { measure } from "./measured.ts";

/** Undirected, since chains are walked either way; the direction is part of the edge's name, as the relation is. */
const graph = new MultiUndirectedGraph();
await measure({
  build: (path) => {
    readEdges(path, (from, relation, to) => {
      graph.mergeNode(from);
      graph.mergeNode(to);
      graph.mergeEdgeWithKey(`${from} ${relation} ${to}`, from, to);
    });
  },
  // It gives parallel edges as a group: a chain for each choice of one of every group.
  count: (start, end, most) =>
    allSimpleEdgeGroupPaths(graph, start, end, { maxDepth: most }).reduce(
      (sum, groups) => sum + groups.reduce((product, { length }) => product * length, 1),
      0,
    ),
});
