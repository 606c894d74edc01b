import { createHash } from "node:crypto";
import { z } from "zod";
import { Failure, quoted } from "../failure.ts";
import { canonicalJson, type Json } from "../json.ts";
import type { StrategyName } from "../evidence/trace.ts";
import type { Question, QuestionOptions, QuestionRequest } from "./question.ts";
import { checkQuestionOptions, type OptionLimits } from "./question-options.ts";
import { normaliseQuestionText } from "./question-text.ts";

/** Raised when ids come to mean something else; older ones are then refused. */
const FORMAT_VERSION = 2;

/** Longest id that is given out or decoded, in characters: what fits into headers and logs. */
const MAX_ID_LENGTH = 16_384;

/** Bytes of the checksum: three make four characters, so that the rest begins at a character of its own. */
const CHECKSUM_BYTES = 6;
const CHECKSUM_LENGTH = (CHECKSUM_BYTES / 3) * 4;

/** Parts what an id says. Texts of questions, names of strategies and JSON hold no such character. */
const SEPARATOR = "\n";

/** What questions are checked against. */
export interface QuestionLimits extends OptionLimits {
  /** Longest text, in characters. */
  readonly maxLength: number;
  /** Asked where nobody names a strategy. */
  readonly defaultStrategy: StrategyName;
}

/** Sources, corrections of the linking and of the reading, and parameters by the option of their strategy. */
const saidOptions = z
  .object({
    sources: z.array(z.string()).optional(),
    topicEntities: z.array(z.strictObject({ mention: z.string(), iri: z.string() })).optional(),
    reading: z.string().optional(),
    minConfidence: z.number().optional(),
  })
  // What parameters may be is checked when the question is made again.
  .catchall(z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])));

/**
 * A question from what a client asks: text normalised, options checked, and the id that stands for all of it.
 * @throws Failure `BAD_USER_INPUT`, quoting the value
 */
export function validateQuestion(text: string, request: QuestionRequest, limits: QuestionLimits): Question {
  const { strategy = limits.defaultStrategy, ...options } = request;
  const normalText = normaliseQuestionText(text, limits.maxLength);
  const checked = checkQuestionOptions(options, normalText, limits);
  checkStrategy(strategy, limits);
  const said = saidIn(checked, limits);
  const id = encode([strategy, normalText, ...said]);
  if (id.length > MAX_ID_LENGTH) {
    throw new Failure(
      "BAD_USER_INPUT",
      `The question and its options are too long together: its id would have ${id.length} characters; at most ${MAX_ID_LENGTH} are allowed.`,
    );
  }
  return Object.freeze({
    id,
    text: normalText,
    strategy,
    options: checked,
    investigation: createHash("sha256")
      .update([normalText, ...said].join(SEPARATOR))
      .digest("base64url"),
  });
}

function checkStrategy(strategy: string, { strategies }: OptionLimits): void {
  const names = strategies.map(({ name }) => name);
  if (names.includes(strategy)) return;
  throw new Failure("BAD_USER_INPUT", `There is no strategy ${quoted(strategy)}; there are ${names.join(", ")}.`);
}

/**
 * The question that an id stands for; the id says it all, so that any process can tell.
 * @throws Failure `BAD_USER_INPUT` for an id that `validateQuestion` would not give, were it changed in one character
 * only
 */
export function questionFromId(id: string, limits: QuestionLimits): Question {
  if (typeof id !== "string" || id.length > MAX_ID_LENGTH || !/^[\w-]+$/.test(id)) throw notAnId(id);
  const [strategy, text, said, ...more] = decode(id) ?? [];
  if (strategy === undefined || text === undefined || more.length > 0) throw notAnId(id);
  const question = validateQuestion(text, { ...optionsSaid(said, id, limits), strategy }, limits);
  // Catches what a decoder forgives: bits beyond the last byte, another order of members, a text not normalised.
  if (question.id !== id) throw notAnId(id);
  return question;
}

/** Options as an id says them: nothing when there are none, parameters under the option that each strategy declares. */
function saidIn({ parameters = {}, ...options }: QuestionOptions, { strategies }: OptionLimits): readonly string[] {
  const byOption = strategies.flatMap(({ name, parameters: declared }) => {
    const values = parameters[name];
    return declared === undefined || values === undefined ? [] : [[declared.option, values] as const];
  });
  const said = { ...options, ...Object.fromEntries(byOption) };
  return Object.keys(said).length === 0 ? [] : [canonicalJson(said as Json)];
}

function encode(parts: readonly string[]): string {
  const bytes = Buffer.from(parts.join(SEPARATOR));
  return checksum(bytes) + bytes.toString("base64url");
}

/** What an id says, when its checksum is right. */
function decode(id: string): readonly string[] | undefined {
  const bytes = Buffer.from(id.slice(CHECKSUM_LENGTH), "base64url");
  return checksum(bytes) === id.slice(0, CHECKSUM_LENGTH) ? bytes.toString().split(SEPARATOR) : undefined;
}

function checksum(bytes: Buffer): string {
  const hash = createHash("sha256").update(`${FORMAT_VERSION}\n`).update(bytes);
  return hash.digest().subarray(0, CHECKSUM_BYTES).toString("base64url");
}

function optionsSaid(said: string | undefined, id: string, { strategies }: OptionLimits): QuestionOptions {
  if (said === undefined) return {};
  const parsed = saidOptions.safeParse(parsedJson(said));
  if (!parsed.success) throw notAnId(id);
  const { sources, topicEntities, reading, minConfidence, ...byOption } = parsed.data;
  const parameters = Object.entries(byOption).map(([option, values]) => {
    const strategy = strategies.find((each) => each.parameters?.option === option);
    if (strategy === undefined) throw notAnId(id);
    return [strategy.name, values] as const;
  });
  return {
    ...(sources === undefined ? {} : { sources }),
    ...(topicEntities === undefined ? {} : { topicEntities }),
    ...(reading === undefined ? {} : { reading }),
    ...(minConfidence === undefined ? {} : { minConfidence }),
    ...(parameters.length === 0 ? {} : { parameters: Object.fromEntries(parameters) }),
  };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function notAnId(id: unknown): Failure {
  return new Failure(
    "BAD_USER_INPUT",
    `${quoted(id)} is not the id of a question of this service. Take ids from the field id of a question, unchanged.`,
  );
}
