import type OpenAI from "openai";
import type { ModelRequest } from "../../engine/sources/language-model.ts";
import type { Capabilities, OptionalField, Sent } from "./capabilities.ts";
import type { ResolvedSettings } from "./model-settings.ts";

export type CompletionBody = OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming;

/** A request as this model takes it, and what of it the model may refuse. */
export function requestBody(
  request: ModelRequest,
  settings: ResolvedSettings,
  capabilities: Capabilities,
): { readonly body: CompletionBody; readonly sent: Sent } {
  const { level, tokenField } = capabilities;
  const optional: Partial<Record<OptionalField, number>> = {
    ...(settings.temperature !== null && capabilities.accepts("temperature")
      ? { temperature: settings.temperature }
      : {}),
    ...(settings.seed !== undefined && capabilities.accepts("seed") ? { seed: settings.seed } : {}),
    ...(tokenField === undefined ? {} : { [tokenField]: settings.maxTokens }),
  };
  const body: CompletionBody = {
    model: settings.name,
    messages: request.messages.map(({ role, content }) => ({ role, content })),
    stream: false,
    ...optional,
    ...(level === "none" ? {} : { response_format: responseFormat(request, level) }),
  };
  return { body, sent: { level, fields: Object.keys(optional) as OptionalField[] } };
}

function responseFormat(
  { format }: ModelRequest,
  level: "json_schema" | "json_object",
): NonNullable<CompletionBody["response_format"]> {
  if (level === "json_object") return { type: level };
  return {
    type: level,
    json_schema: { name: format.name, strict: true, schema: format.schema as Record<string, unknown> },
  };
}
