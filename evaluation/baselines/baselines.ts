import type { Stage, StageContext } from "../../engine/investigation/stage.ts";
import type { Question } from "../../engine/question/question.ts";
import { queryStrategy } from "../../engine/strategies/query/strategy.ts";
import { runTask, type Task } from "../../engine/task.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import { fromAll } from "../../engine/sources/from-all.ts";
import type { StrategyResult } from "../../engine/evidence/trace.ts";
import type { System, OpenedKnowledge } from "../run/system.ts";
import {
  answerAfterThinking,
  answerDirectly,
  answerFromExamples,
  answerFromPassages,
  answerFromPaths,
  type BaselineInput,
  type BaselineOutput,
  sampleThought,
} from "./answer-task.ts";
import { modelResult } from "./baseline-result.ts";
import { majority } from "./vote.ts";

/** Samples of self-consistency. */
const SAMPLES = 6;
/** Passages, or titles and snippets, that are given to the model. */
const PASSAGES = 3;
/** Paths of the graph, and chains of thought, of MQPF. */
const PATHS = 4;
/** A model that answers says nothing of how sure it is. */
const UNKNOWN_CONFIDENCE = 0.5;

type Ask = (task: Task<BaselineInput, BaselineOutput>, given?: readonly string[]) => Promise<BaselineOutput>;

interface Work {
  readonly ask: Ask;
  readonly question: Question;
  readonly opened: OpenedKnowledge;
  readonly context: StageContext;
}

/**
 * The baselines that the papers compare with. They are strategies of the evaluation, not of the gateway, and need a
 * model.
 */
export const BASELINES: readonly System[] = [
  baseline("IO", [], async ({ ask }) => (await ask(answerDirectly)).answers),
  baseline("FEW_SHOT", [], async ({ ask }) => (await ask(answerFromExamples)).answers),
  baseline("COT", [], async ({ ask }) => (await ask(answerAfterThinking)).answers),
  baseline("SELF_CONSISTENCY", [], async ({ ask }) => {
    const samples = await Promise.all(Array.from({ length: SAMPLES }, () => ask(sampleThought)));
    return majority(samples.map(({ answers }) => answers));
  }),
  baseline("TEXT_RAG", ["DOCUMENTS"], async (work) => answerFrom(work, "DOCUMENTS")),
  baseline("WEB_RAG", ["WEB"], async (work) => answerFrom(work, "WEB")),
  baseline("MULTI_PATH", [], async ({ ask, question, opened, context }) => {
    const [result, ...thoughts] = await Promise.all([
      context.get(opened.engine.stages.result(question, queryStrategy.name)),
      ...Array.from({ length: PATHS }, () => ask(sampleThought)),
    ]);
    const paths = result.paths.slice(0, PATHS).map(({ text }) => text);
    const chains = thoughts.map(({ thought, answers }) => `${thought ?? ""} ${answers.join(", ")}`.trim());
    return (
      await ask(
        answerFromPaths,
        [...paths, ...chains].filter((text) => text !== ""),
      )
    ).answers;
  }),
];

/** Settings of tasks that need others than a model usually has. */
export const BASELINE_TASK_SETTINGS = { [sampleThought.name]: { temperature: 0.7 } } as const;

async function answerFrom(
  { ask, question, opened, context }: Work,
  kind: DocumentCollection["kind"],
): Promise<readonly string[]> {
  const collections = opened.parts.documents.filter((collection) => collection.kind === kind);
  const found = await fromAll(
    collections,
    (collection) => collection.search(question.text, { limit: PASSAGES, linked: true }, context),
    context,
  );
  const best = found
    .flat()
    .sort((a, b) => b.score - a.score)
    .slice(0, PASSAGES);
  return (
    await ask(
      answerFromPassages,
      best.map(({ document, text }) => `${document.title}: ${text}`),
    )
  ).answers;
}

function baseline(
  name: string,
  needs: readonly DocumentCollection["kind"][],
  compute: (work: Work) => Promise<readonly string[] | { readonly answers: readonly string[]; readonly share: number }>,
): System {
  return {
    name,
    lacks: ({ hasModel, documents }) => {
      if (!hasModel)
        return "it needs a language model: set WHYQL_MODEL, and OPENAI_BASE_URL and OPENAI_API_KEY where it is served";
      const missing =
        documents === undefined
          ? undefined
          : needs.find((kind) => !documents.some((collection) => collection.kind === kind));
      if (missing === undefined) return undefined;
      return missing === "WEB"
        ? "it needs a search of the web: set WHYQL_WEB, and ask with --sources both or configured"
        : "it needs documents: set WHYQL_DOCUMENTS or WHYQL_WIKIPEDIA, and ask with --sources both or configured";
    },
    result: (question, opened, choices = []): Stage<StrategyResult> => ({
      name: `baseline.${name.toLowerCase().replaceAll("_", "-")}`,
      version: 1,
      inputs: {
        text: question.text,
        choices,
        reasoner: opened.parts.reasoner.id,
        sources: opened.parts.documents.map(({ id, version }) => ({ id, version })),
      },
      async compute(context) {
        const ask: Ask = (task, given = []) =>
          runTask(task, { question: question.text, choices, given }, opened.parts.reasoner, context);
        const said = await compute({ ask, question, opened, context });
        const { answers, share } = "answers" in said ? said : { answers: said, share: UNKNOWN_CONFIDENCE };
        return modelResult(
          name,
          answers,
          share,
          `${opened.parts.reasoner.id} was asked as the baseline ${name}; nothing grounds what it said.`,
        );
      },
    }),
  };
}
