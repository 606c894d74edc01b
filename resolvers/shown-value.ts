import type { AnswerValue } from "../engine/evidence/trace.ts";
import { shownNode } from "./known-entity.ts";

/** One value of an answer, as the schema shows it. */
export function shownValue({ node, validFrom, validUntil }: AnswerValue) {
  return { ...shownNode(node), validFrom, validUntil };
}
