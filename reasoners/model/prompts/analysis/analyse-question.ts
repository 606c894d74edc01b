import {
  analyseQuestion,
  type AnalysisInput,
  type QuestionAnalysis,
  type QuestionPart,
  type Reading,
} from "../../../../engine/question/analysis.ts";
import { withoutItself } from "../../../../engine/question/form/without-itself.ts";
import { chooseTopicEntities } from "../../../../engine/question/topic-entities.ts";
import { counted } from "../../../../engine/values/counted.ts";
import { mayAskWhether } from "../../../english/language/asks-whether.ts";
import { accountOf } from "../../accounting/account.ts";
import { saidWords } from "../../accounting/said-words.ts";
import { definePrompt, UnusableReply, type ReadReply } from "../../prompt.ts";
import { ANALYSIS_EXAMPLES } from "./examples.ts";
import { formOfSteps, partsOfSteps } from "./form-of-steps.ts";
import { ANALYSIS_INSTRUCTIONS } from "./instructions.ts";
import { readParts } from "./read-parts.ts";
import { shortlist } from "./shortlist.ts";
import { shownInput, type AnalysisIds } from "./shown-input.ts";
import { analysisReply, type AnalysisReply } from "./wire.ts";

const MOST_READINGS = 3;

/** The question as logical forms, read by a model that is shown a shortlist of the graph's names. */
export const analyseQuestionPrompt = definePrompt<AnalysisInput, QuestionAnalysis, AnalysisReply>({
  task: analyseQuestion,
  version: 14,
  instructions: ANALYSIS_INSTRUCTIONS,
  reply: analysisReply,
  examples: ANALYSIS_EXAMPLES,
  prepare(input) {
    const { data, ids } = shownInput(input, shortlist(input));
    return { data, read: (reply) => readAnalysis(reply, ids, input) };
  },
});

function readAnalysis(
  { readings, reason }: AnalysisReply,
  ids: AnalysisIds,
  input: AnalysisInput,
): ReadReply<QuestionAnalysis> {
  const converted: Reading[] = [];
  const problems: string[] = [];
  const objections: string[] = [];
  let parts: readonly QuestionPart[] | undefined;
  let dropped = Math.max(0, readings.length - MOST_READINGS);
  for (const [index, reading] of readings.slice(0, MOST_READINGS).entries()) {
    try {
      const several = partsOfSteps(reading, ids);
      if (several !== undefined) {
        const score = Math.min(1, Math.max(0.05, reading.confidence));
        const read = readParts(several, score, input);
        if ("objection" in read) objections.push(read.objection);
        // What the model holds likelier stands before it.
        else if (converted.length === 0) parts ??= read.parts;
        dropped += several.reduce((sum, part) => sum + part.dropped, 0);
        continue;
      }
      const { form, dropped: unknown } = formOfSteps(reading, ids);
      const { objection, doubts } = accountOf(form, input);
      if (objection === undefined) {
        converted.push({
          form: withoutItself(form, input.catalogue),
          score: Math.min(1, Math.max(0.05, reading.confidence)),
          ...(doubts.length === 0 ? {} : { doubts }),
        });
      } else objections.push(objection);
      dropped += unknown;
    } catch (error) {
      if (!(error instanceof UnusableReply)) throw error;
      problems.push(`Reading ${index + 1}: ${error.message}`);
    }
  }
  if (parts !== undefined)
    return { output: { readings: [], parts, reason: undefined, keywords: keywordsOf(input) }, dropped };
  if (converted.length + objections.length === 0 && problems.length > 0) throw new UnusableReply(problems.join(" "));
  // A reading that holds all of the question is not to compete with one that leaves something out.
  const withoutDoubts = converted.filter(({ doubts }) => doubts === undefined);
  const unused = problems.length + objections.length;
  const remark = unused > 0 ? `${counted(unused, "reading", "readings")} of the model could not be used` : undefined;
  return {
    output: {
      readings: withoutDoubts.length > 0 ? withoutDoubts : converted,
      reason: converted.length > 0 ? remark : why(objections, reason),
      keywords: keywordsOf(input),
      ...(converted.length > 0 ? {} : whetherOf(input)),
    },
    dropped: dropped + unused,
    ...(converted.length > 0 ? {} : objectionTo(objections)),
  };
}

/** What a model is told of readings that answer another question. */
function objectionTo([first]: readonly string[]): Pick<ReadReply<QuestionAnalysis>, "objection"> {
  if (first === undefined) return {};
  const how = `Let the steps say all that the question says: what no relation listed says may stand in "words". Or give no readings.`;
  return { objection: `${first}. ${how}` };
}

function why([objection]: readonly string[], reason: string | null): string {
  if (objection !== undefined) return `The model's reading was not used: ${objection}`;
  return reason ?? "The model understood nothing in the question, and did not say why.";
}

/** May a question that the model did not understand ask for yes or no? */
function whetherOf({ question }: AnalysisInput): Pick<QuestionAnalysis, "mayAskWhether"> {
  const { words, isEnglish } = saidWords(question);
  const whether = isEnglish ? mayAskWhether(words.map(({ lower }) => lower)) : undefined;
  return whether === undefined ? {} : { mayAskWhether: whether };
}

const FUNCTION_WORDS =
  /^(?:which|what|who|whom|whose|when|where|with|that|this|these|those|does|have|were|from|into|than|many|much|name|list|give|there|their|they|been|also|both)$/iu;

/** The names, and the longer words around them. */
function keywordsOf({ question, mentions }: AnalysisInput): readonly string[] {
  const names = chooseTopicEntities(mentions);
  const others = [...question.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]{3,}/gu)]
    .map(([text], index, all) => ({ text, start: all[index]?.index ?? 0 }))
    .filter(
      ({ text, start }) => !FUNCTION_WORDS.test(text) && !names.some((name) => start >= name.start && start < name.end),
    );
  const placed = [...names.map(({ mention, start }) => ({ text: mention, start })), ...others];
  return [...new Set(placed.sort((a, b) => a.start - b.start).map(({ text }) => text))];
}
