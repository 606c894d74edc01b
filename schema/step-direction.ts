import { registerEnumType } from "type-graphql";
import type { ReasoningStep } from "../engine/evidence/trace.ts";

export const StepDirection = { FORWARD: "FORWARD", BACKWARD: "BACKWARD" } as const satisfies Record<
  ReasoningStep["direction"],
  ReasoningStep["direction"]
>;

registerEnumType(StepDirection, {
  name: "StepDirection",
  description: "The direction in which a step, or an entity, reads a fact.",
  valuesConfig: {
    FORWARD: {
      description: "From the subjects of the step to its objects. Seen from an entity: it is the subject of the fact.",
    },
    BACKWARD: {
      description: "From the objects of the step to its subjects. Seen from an entity: it is the object of the fact.",
    },
  },
});
