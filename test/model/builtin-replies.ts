import { analyseQuestion, type AnalysisInput, type QuestionAnalysis } from "../../engine/question/analysis.ts";
import { reviseForm } from "../../engine/question/revise-form.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { fenced } from "../../reasoners/model/messages.ts";
import { PROMPTS } from "../../reasoners/model/prompts/prompts.ts";
import { shortlist } from "../../reasoners/model/prompts/analysis/shortlist.ts";
import { shownInput } from "../../reasoners/model/prompts/analysis/shown-input.ts";
import type { Reasoner, Task } from "../../engine/task.ts";
import type { ReadPassagesInput, ReadPassagesOutput } from "../../engine/documents/read-passages.ts";
import { readQuestion } from "../../engine/documents/read-question.ts";
import { compareAnswers } from "../../engine/strategies/fusion/whole/compare-answers.ts";
import { fromHydra } from "./hydra-replies.ts";
import type { VerifyNodesOutput } from "../../engine/strategies/treeqa/tasks/verify-nodes.ts";
import { cleanText } from "../../engine/text/clean-text.ts";
import { splitSentences } from "../../engine/text/sentences.ts";
import { recordingContext } from "../support/recording-context.ts";
import { stepsOfForm, stepsOfParts } from "../../reasoners/model/prompts/analysis/steps-of-form.ts";

/** Readings of the grammar that needed what the request did not show. */
export interface Losses {
  readings: number;
  questions: string[];
}

interface Asked {
  readonly task: Task<unknown, unknown>;
  readonly input: unknown;
  /** What the request shows. */
  readonly shown: unknown;
}

/**
 * What the built-in reasoner says, in the form in which a model replies. It cannot read prompts, so inputs come to it
 * by the side; the data of the request are the key, and every id in a reply is one that the request shows.
 */
export class BuiltinReplies {
  readonly losses: Losses = { readings: 0, questions: [] };
  readonly #inputs = new Map<string, Asked>();
  readonly #builtin = createBuiltinReasoner();
  /** What the model takes a question for; by default for what it is. */
  reads: (input: AnalysisInput) => Promise<AnalysisInput> = async (input) => input;

  /** A reasoner that lets the replies know what it is asked. */
  beside(reasoner: Reasoner): Reasoner {
    return {
      ...reasoner,
      run: (task, input, context) => {
        const prepared = PROMPTS.find((prompt) => prompt.task.name === task.name)?.prepare(input);
        if (prepared !== undefined && "data" in prepared)
          this.#inputs.set(fenced(prepared.data), { task: task, input, shown: prepared.data });
        return reasoner.run(task, input, context);
      },
    };
  }

  /** @param data the last fenced data of a request */
  async replyTo(data: string): Promise<unknown> {
    const asked = this.#inputs.get(data);
    if (asked === undefined) throw new Error(`Nobody asked for ${data.slice(0, 200)}`);
    // The grammar knows the words of a question and no others: it has nothing to change.
    if (asked.task.name === reviseForm.name) return { readings: [], reason: "there is nothing to change" };
    // It reads no question as a whole, and compares no answers: it finds nothing by it.
    if (asked.task.name === readQuestion.name) return { steps: [], answers: [], unsaid: [], search: null, own: null };
    if (asked.task.name === compareAnswers.name) return { best: null, same: false, why: null };
    const isAnalysis = asked.task.name === analyseQuestion.name;
    const input = isAnalysis ? await this.reads(asked.input as AnalysisInput) : asked.input;
    const output = await this.#builtin.run(asked.task, input, recordingContext());
    switch (asked.task.name) {
      case "analyse-question":
        return this.#analysis(output as QuestionAnalysis, asked.input as AnalysisInput);
      case "read-passages":
        return findings(output as ReadPassagesOutput, asked.input as ReadPassagesInput, asked.shown as ShownPassages);
      case "verify-nodes":
        return {
          nodes: (output as VerifyNodesOutput).nodes.map(({ factSufficient, ...node }) => ({
            ...node,
            sufficient: factSufficient,
          })),
        };
      default:
        return fromHydra(asked.task.name, output) ?? output;
    }
  }

  #analysis({ readings, parts, reason }: QuestionAnalysis, input: AnalysisInput): unknown {
    const { ids } = shownInput(input, shortlist(input));
    const several = parts === undefined ? undefined : stepsOfParts(parts, ids);
    if (several !== undefined) {
      const { steps, answer } = several;
      return { readings: [{ meaning: "as the grammar reads it", confidence: 0.9, steps, answer }], reason: null };
    }
    const shown = readings.flatMap(({ form, score: confidence }) => {
      // What is plainly second choice is left out, as a model would.
      const written = stepsOfForm(form, ids, 0.9);
      return written === undefined
        ? []
        : [{ meaning: "as the grammar reads it", confidence, steps: written.steps, answer: written.answer }];
    });
    if (shown.length < readings.length) {
      this.losses.readings += readings.length - shown.length;
      this.losses.questions.push(input.question);
    }
    return { readings: shown.slice(0, 3), reason: reason ?? null };
  }
}

interface ShownPassages {
  readonly passages: readonly { readonly sentences: Readonly<Record<string, string>> }[];
}

/** Sentences by their ids, as a request shows them; what it does not show can not be cited. */
function findings(
  { findings: found }: ReadPassagesOutput,
  { passages }: ReadPassagesInput,
  shown: ShownPassages,
): unknown {
  return {
    findings: found.flatMap(({ passage, quote, answer, score }) => {
      const place = passages.findIndex(({ id }) => id === passage);
      const quoted = splitSentences(quote).map(({ text }) => cleanText(text, 3_000));
      const sentences = Object.entries(shown.passages[place]?.sentences ?? {}).flatMap(([id, text]) =>
        quoted.some((each) => text.endsWith(each)) ? [id] : [],
      );
      return sentences.length === 0 ? [] : [{ sentences, answer, certainty: score }];
    }),
  };
}
