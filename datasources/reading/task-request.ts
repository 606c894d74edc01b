import type { Task } from "../../engine/task.ts";
import type { ReceivedParts, SentPart, SentParts } from "./lasting-parts.ts";

/** A task as it is sent to a thread: its schemas stay behind, and what lasts of its input may be there already. */
export interface TaskRequest {
  readonly kind: "TASK";
  readonly name: string;
  readonly version: number;
  readonly input: unknown;
  readonly lasting: Readonly<Record<string, SentPart>>;
}

export function taskRequest<Input, Output>(
  { name, version, lasting = [] }: Task<Input, Output>,
  input: Input,
  thread: object,
  sent: SentParts,
): TaskRequest {
  const parts = lasting.flatMap((part) => {
    const value = (input as Readonly<Record<string, unknown>>)[part];
    return typeof value === "object" && value !== null ? [[part, value] as const] : [];
  });
  if (parts.length === 0) return { kind: "TASK", name, version, input, lasting: {} };
  const rest = { ...input, ...Object.fromEntries(parts.map(([part]) => [part, undefined])) };
  return {
    kind: "TASK",
    name,
    version,
    input: rest,
    lasting: Object.fromEntries(parts.map(([part, value]) => [part, sent.partFor(thread, value)])),
  };
}

/** The input as it was before it was sent. */
export function inputOf({ input, lasting }: TaskRequest, received: ReceivedParts): unknown {
  const parts = Object.entries(lasting).map(([part, value]) => [part, received.valueOf(value)] as const);
  return parts.length === 0 ? input : { ...(input as object), ...Object.fromEntries(parts) };
}
