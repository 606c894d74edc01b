import { analyseQuestion, type AnalysisInput, type QuestionAnalysis } from "../../../../engine/question/analysis.ts";
import { chooseTopicEntities } from "../../../../engine/question/topic-entities.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { mayAskWhether } from "../../../english/language/asks-whether.ts";
import { saysRelativeTime } from "../../../english/language/relative-time.ts";
import { saidWords } from "../../accounting/said-words.ts";
import { definePrompt, type ReadReply } from "../../prompt.ts";
import { ANALYSIS_EXAMPLES } from "./examples.ts";
import { ANALYSIS_INSTRUCTIONS } from "./instructions.ts";
import { readingsOf, type ReadingObjection } from "./read-readings.ts";
import { shortlist } from "./shortlist.ts";
import { shownInput, type AnalysisIds } from "./shown-input.ts";
import { analysisReply, type AnalysisReply } from "./wire.ts";

/** The question as logical forms, read by a model that is shown a shortlist of the graph's names. */
export const analyseQuestionPrompt = definePrompt<AnalysisInput, QuestionAnalysis, AnalysisReply>({
  task: analyseQuestion,
  version: 32,
  instructions: ANALYSIS_INSTRUCTIONS,
  reply: analysisReply,
  examples: ANALYSIS_EXAMPLES,
  prepare(input) {
    const { data, ids } = shownInput(input, shortlist(input));
    return { data, read: (reply) => readAnalysis(reply, ids, input) };
  },
});

function readAnalysis(reply: AnalysisReply, ids: AnalysisIds, input: AnalysisInput): ReadReply<QuestionAnalysis> {
  const { readings, parts, reason, dropped, objections } = readingsOf(reply, ids, input);
  if (parts !== undefined) return { output: { readings, parts, reason, keywords: keywordsOf(input) }, dropped };
  return {
    output: {
      ...{ readings, reason, keywords: keywordsOf(input) },
      ...(readings.length > 0 ? {} : wordingOf(input, objections.length === 0)),
      ...(readings.length > 0 ? {} : factsOf(reply)),
    },
    dropped,
    ...(readings.length > 0 ? {} : objectionTo(objections)),
  };
}

/** Characters of the facts that would tell: they are searched along. */
const MOST_OF_FACTS = 240;

function factsOf({ wouldTell }: AnalysisReply): Pick<QuestionAnalysis, "wouldTell"> {
  const facts = cleanText(wouldTell ?? "", MOST_OF_FACTS);
  return facts === "" ? {} : { wouldTell: facts };
}

/**
 * What a model is told of readings that answer another question: the very words, and what may be done about them; of
 * several readings, which of them it is.
 */
function objectionTo(objections: readonly ReadingObjection[]): Pick<ReadReply<QuestionAnalysis>, "objection"> {
  const byReason = new Map<string, readonly number[]>();
  for (const { why, reading } of objections) byReason.set(why, [...(byReason.get(why) ?? []), reading]);
  const whys = [...byReason].map(([why, readings]) =>
    objections.length === 1 ? why : `${ofReadings(readings)}, ${why}`,
  );
  const advice = [...new Set(objections.map((each) => each.advice))];
  return objections.length === 0 ? {} : { objection: `${whys.join(". ")}. ${advice.join(" ")}` };
}

function ofReadings(numbers: readonly number[]): string {
  return `${numbers.length > 1 ? "In readings" : "In reading"} ${numbers.join(" and ")}`;
}

/**
 * What the wording tells of a question that the model did not understand: may it ask for yes or no, and does it say a
 * time that nothing dates?
 * @param isRefused did the model itself give no reading?
 */
function wordingOf(
  { question }: AnalysisInput,
  isRefused: boolean,
): Pick<QuestionAnalysis, "mayAskWhether" | "isUndated"> {
  const { words, isEnglish } = saidWords(question);
  if (!isEnglish) return {};
  const whether = mayAskWhether(words.map(({ lower }) => lower));
  const plain = words.map(({ lower, isName, isQuoted }) => (isName || isQuoted ? "" : lower));
  return {
    ...(whether === undefined ? {} : { mayAskWhether: whether }),
    ...(isRefused && saysRelativeTime(plain) ? { isUndated: true } : {}),
  };
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
