import { nodeKey, type QuotedFact } from "../../../evidence/fact.ts";
import type { Stage } from "../../../investigation/stage.ts";
import { IS } from "../../../question/skyline/operators.ts";
import { forgivable } from "../../../sources/from-all.ts";
import type { TextKind } from "../text/passages.ts";
import { textPathsStage, type TextPaths } from "../text/text-paths.ts";
import type { Expedition, FirstSearch } from "./phase.ts";
import type { Run } from "./run.ts";
import { searchStage, type FoundInGraphs } from "./search-stage.ts";

/** What the sources of a phase gave. */
export interface Gathered {
  /** Of the graphs, along each route; without those that failed. */
  readonly graphs: readonly FoundInGraphs[];
  /** Of each kind of text. */
  readonly read: readonly TextPaths[];
}

/** What is to be said of it, added as it goes. */
export interface Notes {
  readonly remarks: Set<string>;
  /** What of that keeps the evidence from being all there is. */
  readonly cuts: Set<string>;
}

/**
 * Searches all sources of a phase at once (section 3.2). What texts say of two entities of the graph then fills gaps of
 * the graph, and the search goes on with it.
 */
export async function gather(expedition: Expedition, run: Run, { remarks, cuts }: Notes): Promise<Gathered> {
  const spared = async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work;
    } catch (reason) {
      const said = forgivable(reason, true);
      remarks.add(said);
      cuts.add(said);
      return undefined;
    }
  };
  const stages = expedition.kinds.includes("KG") ? firstSearches(expedition, run) : [];
  const [first, texts] = await Promise.all([
    Promise.all(stages.map(async (stage) => ({ stage, found: await spared(run.context.get(stage)) }))),
    Promise.all(textStages(expedition, run).map((stage) => spared(run.context.get(stage)))),
  ]);
  const read = texts.flatMap((each) => each ?? []);
  for (const each of read) for (const remark of each.remarks) remarks.add(remark);
  const edges = read.flatMap((each) => each.edges);
  const searched = await Promise.all(
    first.map(async ({ stage, found }, index) => {
      const route = expedition.routes[index];
      if (found === undefined || route === undefined || edges.length === 0) return found;
      const filling = fillingGaps(edges, found);
      if (filling.length === 0) return found;
      const again = searchStage({ phase: expedition.phase, route, edges: filling, before: stage }, run);
      return (await spared(run.context.get(again))) ?? found;
    }),
  );
  const graphs = searched.flatMap((each) => each ?? []);

  return { graphs, read };
}

/**
 * What fills gaps of the graph. A sentence that says no more than that one thing is the other fills none where a fact
 * joins the two: each path by that would be found twice. It stays what was read, and bears the graph out.
 */
function fillingGaps(edges: readonly QuotedFact[], { subgraph: { facts } }: FoundInGraphs): readonly QuotedFact[] {
  const wanted = new Set(edges.flatMap(({ subject, object }) => [nodeKey(subject), nodeKey(object)]));
  const named = new Map<number, string>();
  for (const [number, node] of facts.nodes.entries()) if (wanted.has(nodeKey(node))) named.set(number, nodeKey(node));
  const joined = new Set<string>();
  for (let at = 0; at + 2 < facts.edges.length; at += 3) {
    const [from, to] = [named.get(facts.edges[at] ?? -1), named.get(facts.edges[at + 2] ?? -1)];
    if (from !== undefined && to !== undefined) joined.add(JSON.stringify([from, to])).add(JSON.stringify([to, from]));
  }
  return edges.filter(
    ({ subject, relation, object }) =>
      relation !== IS.text || !joined.has(JSON.stringify([nodeKey(subject), nodeKey(object)])),
  );
}

/** A search along each route that begins at something a graph knows. */
function firstSearches({ phase, routes, since }: Expedition, run: Run): readonly Stage<FoundInGraphs>[] {
  return routes.map((route) => firstSearch({ phase, route, since }, run));
}

function firstSearch({ since, ...search }: FirstSearch, run: Run): Stage<FoundInGraphs> {
  const before = since === undefined ? undefined : firstSearch(since, run);
  return searchStage({ ...search, edges: [], before }, run);
}

const TEXTS: readonly TextKind[] = ["DOCUMENTS", "WEB"];

function textStages({ phase, kinds, texts }: Expedition, run: Run): readonly Stage<TextPaths>[] {
  const { question, parts, options, outline, otherSkylines } = run;
  return TEXTS.filter((kind) => kinds.includes(kind)).map((kind) =>
    textPathsStage(
      {
        phase: phase.toLowerCase(),
        kind,
        topics: texts.topics,
        outline: { skyline: texts.skyline, subQuestions: outline.subQuestions },
        otherSkylines: [outline.skyline, ...otherSkylines].filter((each) => each !== texts.skyline),
        searchFor: texts.searchFor,
        rejected: texts.rejected,
        options,
      },
      question,
      parts,
    ),
  );
}

/** As many as are named at once, those on the best paths first: others are called by the ends of their IRIs. */
