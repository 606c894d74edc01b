import type { Stage } from "../../../investigation/stage.ts";
import { todayOf } from "../../../graph/today.ts";
import { MAX_AGE_MS } from "../../../query/stages.ts";
import { ask } from "../../../ask.ts";
import { baseInputs, runOf, type HydraQuestion, type Run } from "../phases/run.ts";
import type { Searched } from "../../../evidence/exploration.ts";
import { selectSources, type SelectSourcesInput } from "../tasks/select-sources.ts";
import { textAvailabilityStage } from "../text/availability.ts";
import { searchedParts } from "./searched-parts.ts";
import { graphAvailability } from "./graph-availability.ts";
import type { AvailableSource, SourceSelection } from "../../../evidence/exploration.ts";
import { isAvailable, kindsAvailable } from "./available-kinds.ts";

/**
 * Which sources know what the question names, and which of them the first phase searches (section 3.1). The reasoner is
 * asked once, and not at all where one kind alone is available, or where all are to be searched.
 */
export function sourceSelectionStage(asked: HydraQuestion): Stage<SourceSelection> {
  return {
    name: "hydra.sources",
    version: 1,
    inputs: { ...baseInputs(asked), task: selectSources.version },
    maxAgeMs: MAX_AGE_MS,
    async compute(context) {
      const run = await runOf(asked, context);
      const { topics, options, question, parts } = run;
      const [graphs, texts] = await Promise.all([
        options.searchGraphs ? graphAvailability(question, topics, options.alignment, parts, context) : [],
        context.get(textAvailabilityStage(topics, options, searchedParts(parts, options))),
      ]);
      const available: readonly AvailableSource[] = [
        ...graphs,
        ...texts.collections.map(({ source, kind, title, topics: known }) => ({
          ...{ source, kind, title },
          topics: known.map(({ text, score }) => ({ text, score })),
        })),
      ];
      return { available, ...(await select(available, run)), shortcomings: texts.shortcomings };
    },
  };
}

async function select(
  available: readonly AvailableSource[],
  run: Run,
): Promise<Pick<SourceSelection, "selected" | "reason">> {
  const kinds = kindsAvailable(available);
  if (kinds.length === 0) return { selected: [], reason: "no source knows what the question names" };
  if (kinds.length === 1) return { selected: kinds, reason: "no other source is available" };
  if (!run.options.selectSources) return { selected: kinds, reason: "all sources that are available were asked for" };
  const reply = await ask(selectSources, inputOf(available, kinds, run), run.parts.reasoner, run.context, (remark) =>
    run.context.markPartial(remark),
  );
  const selected = kinds.filter((kind) => reply?.kinds.includes(kind) === true);
  return reply === undefined || selected.length === 0
    ? { selected: kinds, reason: "nobody chose among the sources" }
    : { selected, reason: reply.reason };
}

function inputOf(
  available: readonly AvailableSource[],
  kinds: readonly Searched[],
  { question, topics, outline, parts }: Run,
): SelectSourcesInput {
  return {
    question: question.text,
    available: kinds.map((kind) => {
      const sources = available.filter((each) => each.kind === kind && isAvailable(each));
      const best = new Map<string, number>();
      for (const { text, score } of sources.flatMap((each) => each.topics))
        best.set(text, Math.max(best.get(text) ?? 0, score));
      return {
        kind,
        titles: sources.map(({ title }) => title),
        topics: [...best].map(([text, score]) => ({ text, score })),
      };
    }),
    topics: topics.length,
    unknownRelations: outline.skyline.relations
      .filter(({ candidates }) => candidates.length === 0)
      .map(({ text }) => text),
    predictedDepth: outline.predictedDepth,
    today: todayOf(parts.graph, parts.clock),
  };
}
