import { registerEnumType } from "type-graphql";
import type { ReasoningStep } from "../engine/evidence/trace.ts";

export const StepDirection = { FORWARD: "FORWARD", BACKWARD: "BACKWARD" } as const satisfies Record<
  ReasoningStep["direction"],
  ReasoningStep["direction"]
>;

registerEnumType(StepDirection, {
  name: "StepDirection",
  description: "In which direction a step walks the facts it stands on.",
  valuesConfig: {
    FORWARD: { description: "The facts run from the step's subjects to its objects." },
    BACKWARD: { description: "The facts run from the step's objects to its subjects." },
  },
});
