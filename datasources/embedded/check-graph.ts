import type { SourceCheck } from "../../engine/sources/check.ts";
import type { Catalogue } from "../../engine/sources/knowledge-graph.ts";
import type { NamedGraphs } from "./graphs-of-files.ts";
import type { PackedStatistics } from "./worker-protocol.ts";

/** What a graph of files holds, found out by asking for its relations. */
export async function checkGraph(
  { triples, files }: { readonly triples: number; readonly files: number },
  {
    entities,
    twins,
    advice,
    namedGraphs,
  }: Pick<PackedStatistics, "entities" | "twins"> & {
    readonly advice: string | undefined;
    readonly namedGraphs: NamedGraphs | undefined;
  },
  readCatalogue: () => Promise<Catalogue>,
): Promise<SourceCheck> {
  const startedAt = performance.now();
  const { relations, classes } = await readCatalogue();
  const counts = { files, triples, entities: entities.count, relations: relations.length, classes: classes.length };
  return {
    usable: triples > 0,
    latencyMs: performance.now() - startedAt,
    findings: [
      ...Object.entries(counts).map(([name, count]) => ({ name, value: count.toLocaleString("en") })),
      ...findingsOn(namedGraphs),
      { name: "sample names", value: entities.samples.join(", ") },
    ],
    problem: triples > 0 ? (advice ?? problemWith(twins)) : "It holds no triples. Name other files.",
  };
}

/** How many named graphs the files have, and how much the largest of them say. */
function findingsOn(graphs: NamedGraphs | undefined): SourceCheck["findings"] {
  if (graphs === undefined || graphs.count === 0) return [];
  const sizes = graphs.largest.map(({ iri, triples }) => `${iri} (${triples.toLocaleString("en")})`);
  const more = graphs.count - sizes.length;
  const value = `${graphs.count.toLocaleString("en")}: ${[...sizes, ...(more > 0 ? [`${more.toLocaleString("en")} more`] : [])].join(", ")}`;
  return [
    {
      name: "named graphs",
      value: graphs.areKept ? value : `${value}; evidence does not say which, as they are too large`,
    },
  ];
}

function problemWith(twins: PackedStatistics["twins"]): string | undefined {
  const [first] = twins;
  if (first === undefined) return undefined;
  const others = twins.length > 1 ? `, and ${twins.length - 1} more of the kind` : "";
  return `One thing seems to have two IRIs: ${first.join(" and ")}${others}. What is said of one is not found at the other; write one of them throughout.`;
}
