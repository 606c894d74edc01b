import type { Stage } from "../../../investigation/stage.ts";
import { namesFrom } from "../../../evidence/names.ts";
import { pathText } from "../../../evidence/steps.ts";
import { MAX_AGE_MS } from "../../../query/stages.ts";
import { ask } from "../../../ask.ts";
import type { Searched, SourceSelection } from "../../../evidence/exploration.ts";
import { kindsAvailable } from "../sources/available-kinds.ts";
import { topicsCalledOtherwise, type CalledOtherwise } from "../../../query/over-paths/called-otherwise.ts";
import { namesShownStage } from "../../../question/stages.ts";
import { normalise } from "../../../text/normalise.ts";
import { steered } from "../steered.ts";
import { collectionsOf } from "../text/passages.ts";
import { askFurther, type AskFurtherOutput } from "../tasks/ask-further.ts";
import { phaseStage } from "./phase-stage.ts";
import type { PhaseOutcome } from "./judged.ts";
import { firstSearchOf, type Expedition } from "./phase.ts";
import { reachedIn } from "./reached.ts";
import { topicOf } from "./topic-of.ts";
import type { Topic } from "../../../question/skyline/topics.ts";
import { baseInputs, runOf, type HydraQuestion, type Run } from "./run.ts";

const KINDS: readonly Searched[] = ["KG", "DOCUMENTS", "WEB"];

/** The follow-up question q_new with its skyline I_new (section 3.2): one call, after the initial phase has failed. */
export function followUpStage(initial: Expedition, asked: HydraQuestion): Stage<AskFurtherOutput> {
  const before = phaseStage(initial, asked);
  return {
    name: "hydra.followUp",
    version: 3,
    inputs: { ...baseInputs(asked), before: before.inputs, task: askFurther.version },
    maxAgeMs: MAX_AGE_MS,
    async compute(context) {
      const run = await runOf(asked, context);
      const outcome = await context.get(before);
      const { facts, reason, rejected } = outcome;
      const found = foundIn(outcome, run);
      // Of what names nothing, and has led to nothing, nobody can say where to go on.
      if (run.topics.length + found.length + rejected.length === 0) return { question: null, skyline: null };
      const input = {
        question: run.question.text,
        subQuestions: run.outline.subQuestions,
        skyline: run.outline.skyline,
        otherSkylines: run.otherSkylines,
        names: await namesInGraphs(run),
        facts,
        found,
        reason,
        rejected,
      };
      const reply = await ask(askFurther, input, run.parts.reasoner, context, (remark) => context.markPartial(remark));
      return reply ?? { question: null, skyline: null };
    },
  };
}

/** What graphs call otherwise than the question does: what it is about, and what else it may name. */
async function namesInGraphs({ topics, question, parts, context }: Run): Promise<readonly CalledOtherwise[]> {
  const known = new Set(topics.flatMap(({ text, label }) => [text, label].map(normalise)));
  const mentions = (await context.get(namesShownStage(question, parts))).flatMap(({ text, candidates: [best] }) =>
    best === undefined || normalise(best.label) === normalise(text) || known.has(normalise(text))
      ? []
      : [{ asked: text, found: best.label }],
  );
  return [...topicsCalledOtherwise(topics), ...mentions];
}

/** Paths that a reasoner is told of. */
const MOST_FOUND = 8;

/** What a phase has found, in words, each once: it was not enough, and is what to go on from. */
function foundIn({ kept, pruned, labels }: PhaseOutcome, { catalogue }: Run): readonly string[] {
  const names = namesFrom(new Map(Object.entries(labels)), catalogue);
  const texts = new Set<string>();
  for (const { path } of [...kept, ...pruned]) {
    if (texts.size >= MOST_FOUND) break;
    texts.add(pathText(path, names));
  }
  return [...texts];
}

/**
 * What a chain names, and the question's own reading did not link, is gone on from where a graph knows it by that very
 * name (ours).
 */
async function namedIn(places: readonly string[], run: Run): Promise<readonly Topic[]> {
  const known = new Set(run.topics.flatMap(({ text, label }) => [text, label].map(normalise)));
  const names = [...new Set(places)].filter((place) => /^[\p{Lu}\p{N}]/u.test(place) && !known.has(normalise(place)));
  const topics = await Promise.all(names.map((name) => topicOf(name, run)));
  return topics.filter(({ entities }) => entities.length > 0);
}

/**
 * The refined phase (section 3.2): all sources that are available, along the new skyline and as deep as may be; the web
 * and documents are asked the new question, and what they say of what the graphs have led to.
 */
export async function refinedExpedition(
  { question, skyline }: AskFurtherOutput,
  { available }: SourceSelection,
  initial: Expedition,
  run: Run,
  before: PhaseOutcome,
): Promise<Expedition> {
  const own = run.outline.skyline;
  const topics = [...run.topics, ...(await namedIn(skyline?.places ?? [], run))];
  const along = { skyline: skyline === null ? own : steered(skyline, topics, own), topics };
  const reached = reachedIn(before, topics);
  const isKnown = new Set<Searched>(kindsAvailable(available));
  // Whether documents know what the graphs have led to has not been asked.
  if (reached.length > 0 && run.options.searchDocuments && collectionsOf("DOCUMENTS", run.parts).length > 0)
    isKnown.add("DOCUMENTS");
  return {
    phase: "REFINED",
    kinds: KINDS.filter((kind) => isKnown.has(kind)),
    routes: [{ ...along, depth: run.options.maxDepth }],
    texts: {
      ...along,
      topics: [...topics, ...reached],
      searchFor: [question ?? run.question.text],
      rejected: before.rejected,
    },
    since: firstSearchOf(initial),
  };
}
