"""Searches a graph with networkx as the command line says, `<edges> <pairs> <most>`, and tells what it took."""

import json
import os
import resource
import sys
import time

import networkx


def resident_bytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096


edges, pairs, most = sys.argv[1:]
limit = int(os.environ["MOST_MB"]) * 1024 * 1024
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
before = resident_bytes()
started = time.perf_counter()
# Undirected, since chains are walked either way; the direction is part of the edge's key, as the relation is.
graph = networkx.MultiGraph()
with open(edges) as file:
    for line in file:
        start, relation, end = map(int, line.split())
        graph.add_edge(start, end, (start, relation))
built = time.perf_counter()
resident = resident_bytes() - before
with open(pairs) as file:
    wanted = json.load(file)
searching = time.perf_counter()
chains = [sum(1 for _ in networkx.all_simple_edge_paths(graph, *pair, cutoff=int(most))) for pair in wanted]
searched = time.perf_counter()
json.dump(
    {
        "builtMs": (built - started) * 1000,
        "searchedMs": (searched - searching) * 1000,
        "chains": chains,
        "residentBytes": resident,
    },
    sys.stdout,
)
