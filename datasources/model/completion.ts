import { z } from "zod";
import type { ModelReply } from "../../engine/sources/language-model.ts";
import { HttpProblem } from "../http/http-problem.ts";

const part = z.looseObject({ text: z.string().optional() });
const count = z.number().int().min(0);

/** What of a completion is read; servers leave out much of the rest. */
const completion = z.looseObject({
  choices: z.array(
    z.looseObject({
      finish_reason: z.string().nullish(),
      message: z.looseObject({
        content: z.union([z.string(), z.array(part)]).nullish(),
        refusal: z.string().nullish(),
      }),
    }),
  ),
  usage: z.looseObject({ prompt_tokens: count, completion_tokens: count }).nullish().catch(undefined),
});

export interface Completion {
  readonly reply: ModelReply;
  /** As the server counts; undefined when it does not. */
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | undefined;
}

/**
 * The reply in a server's body. No choice at all is an empty reply.
 * @throws HttpProblem `MALFORMED` for what is no completion, such as the page of a proxy
 */
export function readCompletion(body: unknown): Completion {
  const parsed = completion.safeParse(body);
  if (!parsed.success)
    throw new HttpProblem(
      "MALFORMED",
      `it sent ${shownBody(body)}, which is no chat completion; check that model.baseUrl is the address of an OpenAI-compatible server (it usually ends in /v1)`,
    );
  const { choices, usage } = parsed.data;
  const [first] = choices;
  const content = first?.message.content;
  const text = typeof content === "string" ? content : (content ?? []).map((each) => each.text ?? "").join("");
  const refusal = first?.message.refusal ?? "";
  const reason = first?.finish_reason;
  const reply: ModelReply =
    refusal.trim() !== "" || reason === "content_filter"
      ? { text: refusal.trim() === "" ? text : refusal, ending: "REFUSED" }
      : { text, ending: reason === "length" ? "TRUNCATED" : "COMPLETE" };
  return {
    reply,
    usage: usage == null ? undefined : { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens },
  };
}

function shownBody(body: unknown): string {
  const text = typeof body === "string" ? body : (JSON.stringify(body) ?? "nothing");
  return JSON.stringify(text.length <= 80 ? text : `${text.slice(0, 77)}...`);
}

const THOUGHT = /^\s*<(think|thinking|thought|reasoning)>[\s\S]*?<\/\1>/iu;

/** Has a reply nothing but JSON, as a server that keeps replies to a format would see to? */
export function isJsonAlone(text: string): boolean {
  try {
    JSON.parse(text.replace(THOUGHT, ""));
    return true;
  } catch {
    return false;
  }
}
