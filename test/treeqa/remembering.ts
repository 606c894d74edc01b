import type { Reasoner } from "../../engine/task.ts";
import { analyseQuestion, type AnalysisInput } from "../../engine/question/analysis.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { serialise } from "../../engine/sparql/serialise.ts";
import type { UpstreamCall, UpstreamContext } from "../../engine/sources/upstream.ts";

/** A graph that many tests ask the same: it is asked once, and every test accounts for the calls that this took. */
export function rememberingGraph<Graph extends KnowledgeGraph>(graph: Graph): Graph {
  const known = new Map<string, Promise<Replayed<unknown>>>();
  const remembered = async <T>(
    key: string,
    context: UpstreamContext,
    ask: (context: UpstreamContext) => Promise<T>,
  ): Promise<T> => {
    const isNew = !known.has(key);
    const asked = (known.get(key) ?? recorded(ask)) as Promise<Replayed<T>>;
    if (isNew) known.set(key, asked);
    const { value, calls } = await asked;
    await Promise.all(calls.map((call) => context.upstream(call, () => Promise.resolve())));
    return value;
  };
  return {
    ...graph,
    spotMentions: (text, context) => remembered(`mentions ${text}`, context, (each) => graph.spotMentions(text, each)),
    searchEntities: (name, limit, context) =>
      remembered(`search ${limit} ${name}`, context, (each) => graph.searchEntities(name, limit, each)),
    catalogue: (context) => remembered("catalogue", context, (each) => graph.catalogue(each)),
    describe: (iris, context) =>
      remembered(`describe ${iris.join(" ")}`, context, (each) => graph.describe(iris, each)),
    select: (query, context) => remembered(`select ${serialise(query)}`, context, (each) => graph.select(query, each)),
  };
}

interface Replayed<T> {
  readonly value: T;
  readonly calls: readonly UpstreamCall[];
}

async function recorded<T>(ask: (context: UpstreamContext) => Promise<T>): Promise<Replayed<T>> {
  const { signal } = new AbortController();
  const calls: UpstreamCall[] = [];
  const value = await ask({ signal, upstream: (call, run) => (calls.push(call), run(signal)) });
  return { value, calls };
}

/** A reasoner that analyses each question once: all that is asked of it must be of the same graphs. */
export function rememberingReasoner(reasoner: Reasoner): Reasoner {
  const analyses = new Map<string, Promise<unknown>>();
  let catalogue: AnalysisInput["catalogue"] | undefined;
  return {
    ...reasoner,
    async run(task, input, context) {
      if (task.name !== analyseQuestion.name) return reasoner.run(task, input, context);
      const asked = input as AnalysisInput;
      // What is worked out from a catalogue is kept with it: a copy would have it worked out anew.
      catalogue ??= asked.catalogue;
      const known = analyses.get(asked.question) ?? reasoner.run(analyseQuestion, { ...asked, catalogue }, context);
      analyses.set(asked.question, known);
      return (await known) as never;
    },
  };
}
