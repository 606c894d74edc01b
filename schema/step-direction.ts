import { registerEnumType } from "type-graphql";
import type { ReasoningStep } from "../engine/evidence/trace.ts";

export const StepDirection = { FORWARD: "FORWARD", BACKWARD: "BACKWARD" } as const satisfies Record<
  ReasoningStep["direction"],
  ReasoningStep["direction"]
>;

registerEnumType(StepDirection, {
  name: "StepDirection",
  description: "In which direction facts are walked: by a step, or from an entity.",
  valuesConfig: {
    FORWARD: { description: "The facts run from the step's subjects to its objects; the entity is their subject." },
    BACKWARD: { description: "The facts run from the step's objects to its subjects; the entity is their object." },
  },
});
