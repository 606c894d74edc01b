import { createHash } from "node:crypto";
import { z } from "zod";
import { Failure, quoted } from "../failure.ts";
import { canonicalJson, type Json } from "../json.ts";
import type { Question, QuestionOptions } from "./question.ts";
import { checkQuestionOptions, type OptionLimits } from "./question-options.ts";
import { normaliseQuestionText } from "./question-text.ts";

/** Raised when ids come to mean something else; older ones are then refused. */
const FORMAT_VERSION = 1;

/** Longest id that is given out or decoded, in characters: what fits into headers and logs. */
const MAX_ID_LENGTH = 16_384;

/** Bytes of the checksum: three make four characters, so that the rest begins at a character of its own. */
const CHECKSUM_BYTES = 9;
const CHECKSUM_LENGTH = (CHECKSUM_BYTES / 3) * 4;

/** What questions are checked against. */
export interface QuestionLimits extends OptionLimits {
  /** Longest text, in characters. */
  readonly maxLength: number;
}

const content = z.strictObject({
  v: z.literal(FORMAT_VERSION),
  text: z.string(),
  options: z
    .object({
      sources: z.array(z.string()).optional(),
      topicEntities: z.array(z.strictObject({ mention: z.string(), iri: z.string() })).optional(),
    })
    // Parameters, by the option of their strategy; what they may be is checked when the question is made again.
    .catchall(z.record(z.string(), z.union([z.number(), z.string(), z.boolean()]))),
});

/**
 * A question from what a client asks: text normalised, options checked, and the id that stands for both.
 * @throws Failure `BAD_USER_INPUT`, quoting the value
 */
export function validateQuestion(text: string, options: QuestionOptions, limits: QuestionLimits): Question {
  const normalText = normaliseQuestionText(text, limits.maxLength);
  const checked = checkQuestionOptions(options, normalText, limits);
  const id = encode(normalText, checked, limits);
  if (id.length > MAX_ID_LENGTH) {
    throw new Failure(
      "BAD_USER_INPUT",
      `The question and its options are too long together: its id would have ${id.length} characters; at most ${MAX_ID_LENGTH} are allowed.`,
    );
  }
  return Object.freeze({ id, text: normalText, options: checked });
}

/**
 * The question that an id stands for; the id says it all, so that any process can tell.
 * @throws Failure `BAD_USER_INPUT` for an id that `validateQuestion` would not give, were it changed in one character
 * only
 */
export function questionFromId(id: string, limits: QuestionLimits): Question {
  if (typeof id !== "string" || id.length > MAX_ID_LENGTH || !/^[\w-]+$/.test(id)) throw notAnId(id);
  const parsed = content.safeParse(decode(id));
  if (!parsed.success) throw notAnId(id);
  const question = validateQuestion(parsed.data.text, definedOptions(parsed.data.options, id, limits), limits);
  // Catches what a decoder forgives: bits beyond the last byte, another order of members, a text not normalised.
  if (question.id !== id) throw notAnId(id);
  return question;
}

/** Parameters stand beside the other options, each strategy's under the option that it declares. */
function encode(text: string, { parameters = {}, ...options }: QuestionOptions, { strategies }: OptionLimits): string {
  const byOption = strategies.flatMap(({ name, parameters: declared }) => {
    const values = parameters[name];
    return declared === undefined || values === undefined ? [] : [[declared.option, values] as const];
  });
  const said = { ...options, ...Object.fromEntries(byOption) };
  const bytes = Buffer.from(canonicalJson({ v: FORMAT_VERSION, text, options: said as Json }));
  return checksum(bytes) + bytes.toString("base64url");
}

/** The value in an id whose checksum is right, else undefined. */
function decode(id: string): unknown {
  const bytes = Buffer.from(id.slice(CHECKSUM_LENGTH), "base64url");
  if (checksum(bytes) !== id.slice(0, CHECKSUM_LENGTH)) return undefined;
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

function checksum(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest().subarray(0, CHECKSUM_BYTES).toString("base64url");
}

function definedOptions(
  { sources, topicEntities, ...byOption }: z.infer<typeof content>["options"],
  id: string,
  { strategies }: OptionLimits,
): QuestionOptions {
  const parameters = Object.entries(byOption).map(([option, values]) => {
    const strategy = strategies.find((each) => each.parameters?.option === option);
    if (strategy === undefined) throw notAnId(id);
    return [strategy.name, values] as const;
  });
  return {
    ...(sources === undefined ? {} : { sources }),
    ...(topicEntities === undefined ? {} : { topicEntities }),
    ...(parameters.length === 0 ? {} : { parameters: Object.fromEntries(parameters) }),
  };
}

function notAnId(id: unknown): Failure {
  return new Failure(
    "BAD_USER_INPUT",
    `${quoted(id)} is not the id of a question of this service. Take ids from the field id of a question, unchanged.`,
  );
}
