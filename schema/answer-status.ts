import { registerEnumType } from "type-graphql";
import type { AnswerStatus as EngineAnswerStatus } from "../engine/evidence/trace.ts";

export const AnswerStatus = {
  ANSWERED: "ANSWERED",
  CONFLICTING: "CONFLICTING",
  NOT_KNOWN: "NOT_KNOWN",
} as const satisfies Record<EngineAnswerStatus, EngineAnswerStatus>;

registerEnumType(AnswerStatus, {
  name: "AnswerStatus",
  description: "Whether a question was answered.",
  valuesConfig: {
    ANSWERED: { description: "There is an answer, and evidence for it." },
    CONFLICTING: { description: "The sources say different things; `values` holds all that was found." },
    NOT_KNOWN: {
      description: "The sources do not hold the answer, or the question was not understood; `explanation` says which.",
    },
  },
});
