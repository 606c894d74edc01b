import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import { Failure } from "../../engine/failure.ts";
import { namesQuestion } from "../../resolvers/part-id.ts";
import { requireFirst } from "../../resolvers/page.ts";
import { requestedCost } from "./cost.ts";
import { describesSchema, type DescriptionPrice } from "./description-size.ts";
import { expectedBytes } from "./expected-size.ts";
import type { Limits } from "./limits.ts";
import { selectedFields, type SelectedField } from "./selection.ts";

/** An operation that may run, and what it is expected to cost. */
export interface CheckedOperation {
  /** What it selects at its root; undefined when its variables do not fit, so that it will not run. */
  readonly fields: readonly SelectedField[] | undefined;
  readonly requestedCost: number;
}

/**
 * Refuses what would cost too much, before anything runs.
 * @throws Failure `BAD_USER_INPUT` for a `first` out of range, anywhere in the operation; `QUERY_TOO_COSTLY` for too
 * many questions, too high a cost, or a response that would be too large.
 */
export function checkOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>> | null | undefined,
  limits: Limits,
  descriptions: DescriptionPrice,
): CheckedOperation {
  const fields = selectedFields(schema, document, operation, variables);
  if (fields === undefined) return { fields, requestedCost: 0 };

  requireFirstEverywhere(fields);
  const questions = fields.reduce((count, field) => count + questionsOf(field), 0);
  if (questions > limits.maxQuestions) {
    throw new Failure(
      "QUERY_TOO_COSTLY",
      `The operation asks ${questions} questions; at most ${limits.maxQuestions} are allowed. Split it.`,
    );
  }
  const cost = requestedCost(schema, fields);
  if (cost > limits.maxCost) {
    const dearest = fields.map((field) => ({ field, cost: requestedCost(schema, [field]) })).sort(byCost)[0];
    throw new Failure(
      "QUERY_TOO_COSTLY",
      `The operation costs ${cost} points, ${dearest?.cost ?? 0} of them for "${dearest?.field.responseKey ?? ""}"; ` +
        `at most ${limits.maxCost} are allowed. Ask for shorter lists with \`first\`, or select less.`,
    );
  }
  requireSize(schema, fields, descriptions, limits);
  return { fields, requestedCost: cost };
}

function requireFirstEverywhere(fields: readonly SelectedField[]): void {
  for (const field of fields) {
    if ("first" in field.arguments) requireFirst(field.arguments["first"]);
    for (const type of field.possibleTypes) requireFirstEverywhere(field.fields(type));
  }
}

function requireSize(
  schema: GraphQLSchema,
  fields: readonly SelectedField[],
  descriptions: DescriptionPrice,
  limits: Limits,
): void {
  if (fields.some(describesSchema) && descriptions.bytes(fields) > descriptions.maxBytes) {
    throw new Failure(
      "QUERY_TOO_COSTLY",
      `The operation asks for more than ${descriptions.maxBytes} bytes of what describes the schema: that is all there is of it, several times. Ask once.`,
    );
  }
  const bytes = Math.ceil(expectedBytes(schema, fields));
  if (bytes > limits.maxResponseBytes) {
    throw new Failure(
      "QUERY_TOO_COSTLY",
      `The response is expected to have ${bytes} bytes; at most ${limits.maxResponseBytes} are allowed. Ask for shorter lists with \`first\`, or select less.`,
    );
  }
}

const QUESTION_FIELDS: readonly string[] = ["question", "questionById"];

function questionsOf(field: SelectedField): number {
  if (QUESTION_FIELDS.includes(field.definition.name)) return 1;
  if (field.definition.name === "node") return namesQuestion(field.arguments["id"]) ? 1 : 0;
  const representations = field.definition.name === "_entities" ? field.arguments["representations"] : undefined;
  return Array.isArray(representations)
    ? representations.filter((reference: { __typename?: unknown }) => reference?.__typename === "Question").length
    : 0;
}

function byCost(a: { readonly cost: number }, b: { readonly cost: number }): number {
  return b.cost - a.cost;
}
