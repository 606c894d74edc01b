import { Failure, quoted } from "../failure.ts";
import type { StrategyName } from "../evidence/trace.ts";
import { type Parameters, parametersToSay } from "./parameters.ts";
import type { QuestionOptions, TopicEntityChoice } from "./question.ts";
import { collapseWhiteSpace, refuseLoneSurrogate } from "./question-text.ts";

/** Most corrections of the linking in one question. */
const MAX_TOPIC_ENTITIES = 20;

const MAX_IRI_LENGTH = 2_048;

/** Longest words for a reading, in characters. */
const MAX_READING_LENGTH = 4_000;

/** Names of what can be wished for of a question, whatever the strategy. */
export const QUESTION_OPTIONS: readonly string[] = [
  "sources",
  "topicEntities",
  "reading",
  "minConfidence",
  "parameters",
] satisfies (keyof QuestionOptions)[];

/** What options are checked against. */
export interface OptionLimits {
  /** Ids of all sources there are. */
  readonly sourceIds: readonly string[];
  /** All strategies, as far as they have parameters. */
  readonly strategies: readonly { readonly name: StrategyName; readonly parameters?: Parameters }[];
}

/** RFC 3987: a scheme, a colon, and none of the characters that an IRI must not hold. */
const ABSOLUTE_IRI = /^[a-z][a-z0-9+.-]*:[^\s\p{Control}\p{Surrogate}<>"{}|\\^`]+$/iu;

/**
 * Options as they are used and put into ids: checked, without duplicates, in an order that does not depend on the
 * client's, absent where they say nothing.
 * @param text the question, normalised
 * @throws Failure `BAD_USER_INPUT`, quoting the value
 */
export function checkQuestionOptions(
  options: QuestionOptions,
  text: string,
  { sourceIds, strategies }: OptionLimits,
): QuestionOptions {
  for (const name of Object.keys(options)) {
    if (!QUESTION_OPTIONS.includes(name)) {
      throw new Failure(
        "BAD_USER_INPUT",
        `There is no question option ${quoted(name)}; there are ${QUESTION_OPTIONS.join(", ")}.`,
      );
    }
  }
  const sources = options.sources === undefined ? undefined : checkSources(options.sources, sourceIds);
  const choices = checkTopicEntities(options.topicEntities ?? [], text);
  const parameters = checkStrategyParameters(options.parameters ?? {}, strategies);
  const reading = options.reading === undefined ? undefined : checkReading(options.reading);
  const least = checkMinConfidence(options.minConfidence ?? 0);
  return {
    ...(sources === undefined ? {} : { sources }),
    ...(choices.length === 0 ? {} : { topicEntities: choices }),
    ...(reading === undefined ? {} : { reading }),
    ...(least === 0 ? {} : { minConfidence: least }),
    ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
  };
}

/** Whether the question can be read so is known when it is read. */
function checkReading(given: string): string {
  refuseLoneSurrogate(given);
  const reading = collapseWhiteSpace(given);
  if (reading !== "" && reading.length <= MAX_READING_LENGTH) return reading;
  throw new Failure(
    "BAD_USER_INPUT",
    `reading must have 1 to ${MAX_READING_LENGTH} characters; it has ${reading.length}. Take it from the field statement of a reading.`,
  );
}

/** Any answer has a confidence of at least 0. */
function checkMinConfidence(least: number): number {
  if (typeof least === "number" && least >= 0 && least <= 1) return least;
  throw new Failure("BAD_USER_INPUT", `minConfidence must be a number from 0 to 1; it is ${String(least)}.`);
}

/** Strategies that are asked as they are anyway are left out. */
function checkStrategyParameters(
  given: NonNullable<QuestionOptions["parameters"]>,
  strategies: OptionLimits["strategies"],
): NonNullable<QuestionOptions["parameters"]> {
  const stranger = Object.keys(given).find((name) => !strategies.some((each) => each.name === name && each.parameters));
  if (stranger !== undefined) {
    const known = strategies.flatMap(({ name, parameters }) => (parameters === undefined ? [] : [name]));
    throw new Failure(
      "BAD_USER_INPUT",
      `There is no strategy ${quoted(stranger)} that has parameters; there are ${known.join(", ")}.`,
    );
  }
  const said = strategies.flatMap(({ name, parameters }) =>
    parameters === undefined ? [] : [[name, parametersToSay(parameters, given[name] ?? {})] as const],
  );
  return Object.fromEntries(said.filter(([, values]) => Object.keys(values).length > 0));
}

function checkSources(sources: readonly string[], known: readonly string[]): readonly string[] {
  const list = known.map((id) => quoted(id)).join(", ");
  if (sources.length === 0) {
    throw new Failure(
      "BAD_USER_INPUT",
      `sources is empty, which leaves nothing to ask. Name some of ${list}, or leave it out for all.`,
    );
  }
  for (const id of sources) {
    if (!known.includes(id))
      throw new Failure("BAD_USER_INPUT", `There is no source ${quoted(id)}; there are ${list}.`);
  }
  return [...new Set(sources)].sort();
}

function checkTopicEntities(choices: readonly TopicEntityChoice[], text: string): readonly TopicEntityChoice[] {
  if (choices.length > MAX_TOPIC_ENTITIES) {
    throw new Failure(
      "BAD_USER_INPUT",
      `topicEntities has ${choices.length} entries; at most ${MAX_TOPIC_ENTITIES} are allowed.`,
    );
  }
  const byMention = new Map<string, string>();
  for (const { mention: given, iri } of choices) {
    refuseLoneSurrogate(given);
    const mention = collapseWhiteSpace(given);
    if (mention === "" || !text.includes(mention)) {
      throw new Failure(
        "BAD_USER_INPUT",
        `The mention ${quoted(given)} does not occur in the question ${quoted(text)}.`,
      );
    }
    if (iri.length > MAX_IRI_LENGTH || !ABSOLUTE_IRI.test(iri)) {
      throw new Failure(
        "BAD_USER_INPUT",
        `The entity of mention ${quoted(mention)} must be an absolute IRI of at most ${MAX_IRI_LENGTH} characters; it is ${quoted(iri)}.`,
      );
    }
    const other = byMention.get(mention);
    if (other !== undefined && other !== iri) {
      throw new Failure(
        "BAD_USER_INPUT",
        `The mention ${quoted(mention)} is given two entities, ${quoted(other)} and ${quoted(iri)}. Give it one.`,
      );
    }
    byMention.set(mention, iri);
  }
  const sorted = [...byMention].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([mention, iri]) => ({ mention, iri }));
}
